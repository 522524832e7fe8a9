import type { ReactNode } from "react";
import styles from "./pair-list.module.css";

interface Pair {
  readonly label: string;
  readonly value: ReactNode;
  /** Smaller, below the value. */
  readonly note?: ReactNode;
}

/** Labels and values, a line between each: the review, an account's facts. */
export function PairList({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An entry of a list that is read again: what it is and, smaller, when and where. */
export function Entry({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className={styles.entry}>
      <b>{title}</b>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
