import { m } from "#messages";
import styles from "./or.module.css";

/** Between two ways to the same thing. */
export function Or() {
  return <p className={styles.or}>{m.desk_account_or()}</p>;
}
