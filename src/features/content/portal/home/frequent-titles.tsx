import { Link } from "react-router";
import { m } from "#messages";
import { everything, listPath } from "../../../vacancies/portal/list/list-state.ts";
import styles from "./frequent-titles.module.css";

/** The titles that most open vacancies have, one press away; what visitors search for is counted nowhere (decision 40). */
export function FrequentTitles({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className={styles.often}>
      <span>{m.home_frequent()}</span>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <Link to={listPath({ ...everything, text: title })}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
