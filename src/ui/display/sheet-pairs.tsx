import type { ReactNode } from "react";
import styles from "./sheet.module.css";

interface SheetPair {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and values of a printed sheet; those without a value are left out. */
export function SheetPairs({ pairs }: { readonly pairs: readonly SheetPair[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs
        .filter(({ value }) => value !== "")
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A part of the sheet below its heading. */
export function SheetPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
