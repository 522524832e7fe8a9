import type { ReactNode } from "react";
import styles from "./or-line.module.css";

/** A line between two ways to do the same, with a word such as "or" in it. */
export function OrLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
