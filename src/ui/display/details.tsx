import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./details.module.css";

interface DetailsProps {
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  /** Details of one name: opening one closes the others. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** Opens and closes without script. */
export function Details({ summary, open, name, children }: DetailsProps) {
  return (
    <details className={styles.details} open={open} name={name}>
      <summary>
        {summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
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
