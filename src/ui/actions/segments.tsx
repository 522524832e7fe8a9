import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./segments.module.css";

/** A choice of few, side by side, for dark ground: put it in a form whose Segment buttons submit. */
export function Segments({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {children}
    </fieldset>
  );
}

interface SegmentProps extends ComponentProps<"button"> {
  readonly chosen: boolean;
  readonly icon?: IconName | undefined;
}

/** One choice: a submit button with its own name and value. */
export function Segment({ chosen, icon, children, ...rest }: SegmentProps) {
  return (
    <button type="submit" {...rest} aria-pressed={chosen} className={styles.segment}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}
