import type { ReactNode, ToggleEvent } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./details.module.css";

interface DetailsProps {
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  /** Details of one name: opening one closes the others. */
  readonly name?: string | undefined;
  /** Of what opens: browsers open the details for an address that ends in it. */
  readonly id?: string | undefined;
  /** Told each time that it was opened. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Opens and closes without script. */
export function Details({ summary, open, name, id, onOpen, children }: DetailsProps) {
  const onToggle = onOpen && ((event: ToggleEvent<HTMLDetailsElement>) => event.newState === "open" && onOpen());
  return (
    <details className={styles.details} open={open} name={name} onToggle={onToggle}>
      <summary>
        {summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body} id={id}>
        {children}
      </div>
    </details>
  );
}

/** The short kind, for the rest of a list: "Tampilkan 7 lagi". */
export function ShowMore({ summary, children }: Pick<DetailsProps, "summary" | "children">) {
  return (
    <details className={styles.more}>
      <summary>
        {summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
