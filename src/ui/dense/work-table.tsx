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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- likewise
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
