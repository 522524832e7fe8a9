import { Link } from "react-router";
import type { Fault } from "../checks/check-form.ts";
import { faultLine } from "../checks/fault-message.ts";
import styles from "./lacking-list.module.css";
import { toField } from "./sections.ts";

/** What is wrong or missing, each a link to its field. */
export function LackingList({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <ul className={styles.list}>
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.code}`} data-wrong={fault.code !== "required" || undefined}>
          <Link to={toField(fault.path)}>{faultLine(fault)}</Link>
        </li>
      ))}
    </ul>
  );
}
