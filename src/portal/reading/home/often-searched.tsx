import { Link } from "react-router";
import { m } from "#messages";
import { everything, listPath } from "../../finding/list/list-state.ts";
import styles from "./often-searched.module.css";

/** The most frequent titles, one press away. */
export function OftenSearched({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className={styles.often}>
      <span>{m.home_often()}</span>
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
