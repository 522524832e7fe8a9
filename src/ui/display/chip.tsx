import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "../icons/icon.tsx";
import styles from "./chip.module.css";

interface ChipProps extends Omit<LinkProps, "className"> {
  /** Given for a chosen filter: the link removes it, this says so ("Hapus filter Profesional"). */
  readonly removeLabel?: string | undefined;
}

/** A chosen filter whose link takes it away, or (without removeLabel) a plain suggestion. */
export function Chip({ removeLabel, children, ...rest }: ChipProps) {
  const chosen = removeLabel !== undefined;
  return (
    <Link {...rest} aria-label={removeLabel} data-chosen={chosen || undefined} className={styles.chip}>
      {children}
      {chosen && <Icon name="x" size={16} />}
    </Link>
  );
}

/** A row of chips; on phones one line that scrolls. */
export function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {children}
    </fieldset>
  );
}
