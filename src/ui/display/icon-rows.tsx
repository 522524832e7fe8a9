import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./icon-rows.module.css";

/** Rows below each other, a line between each: devices, consents, news. */
export function IconRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface IconRowProps {
  readonly icon: IconName;
  /** Of the icon's ground; nila by default. */
  readonly tone?: "success" | "quiet" | undefined;
  /** The title does not stand out: it was read already. */
  readonly calm?: boolean | undefined;
  readonly title: ReactNode;
  /** Smaller, below the title. */
  readonly note: ReactNode;
  /** At the end of the row, on phones below its words: a tag or a button. */
  readonly aside?: ReactNode;
  /** Below the words, as wide as the row. */
  readonly below?: ReactNode;
}

/** One row: what, when and where, and what can be done about it. */
export function IconRow({ icon, tone, calm, title, note, aside, below }: IconRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div className={styles.words} data-calm={calm || undefined}>
        <b>{title}</b>
        <p>{note}</p>
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </li>
  );
}
