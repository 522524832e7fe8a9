import type { ReactNode } from "react";
import styles from "./work-table.module.css";

interface WorkTableProps {
  /** What the table is of, for who does not see it. */
  readonly label: string;
  /** Cells of the head, `th` each. */
  readonly head: ReactNode;
  /** Rows, `tr` each. */
  readonly children: ReactNode;
}

/** A dense table that scrolls sideways in itself, never the page. */
export function WorkTable({ label, head, children }: WorkTableProps) {
  return (
    <section
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
    >
      <table className={styles.table}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
