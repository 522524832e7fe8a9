import { Link } from "react-router";
import { m } from "#messages";
import { counted } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { categoryPath } from "../help.ts";
import type { HelpCategory } from "./help.calls.ts";
import styles from "./topics.module.css";

/** Categories to choose from, each with its icon and how many questions it answers. */
export function Topics({ categories }: { readonly categories: readonly HelpCategory[] }) {
  return (
    <ul className={styles.topics}>
      {categories.map(({ categoryId, name, icon, questions }) => (
        <li key={categoryId}>
          <Link to={categoryPath(categoryId)} className={styles.topic}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <span>
              <b>{name}</b>
              <small>{m.help_topic_questions(counted(questions))}</small>
            </span>
            <Icon name="chevron-right" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
