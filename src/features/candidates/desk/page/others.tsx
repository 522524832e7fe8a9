import { Link } from "react-router";
import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { whoText } from "../list/texts.ts";
import styles from "./candidate.module.css";
import type { CandidateAnswer } from "./page.calls.ts";

interface OthersProps {
  readonly others: CandidateAnswer["others"];
  readonly list: string;
}

/** The person's other applications in one's own companies, and those of who may be the same; nothing is joined. */
export function Others({ others, list }: OthersProps) {
  const own = others.filter(({ isOwn }) => isOwn);
  const perhaps = others.filter(({ isOwn }) => !isOwn);
  return (
    <>
      {own.length > 0 && <List title={m.desk_applicants_part_others()} others={own} list={list} />}
      {perhaps.length > 0 && (
        <List
          title={m.desk_applicants_perhaps_same()}
          text={m.desk_applicants_perhaps_same_text()}
          others={perhaps}
          list={list}
        />
      )}
    </>
  );
}

interface ListProps extends OthersProps {
  readonly title: string;
  readonly text?: string;
}

function List({ title, text, others, list }: ListProps) {
  return (
    <WorkSection title={title}>
      {text !== undefined && <p className={styles.quiet}>{text}</p>}
      <ul className={styles.others}>
        {others.map(({ row }) => (
          <li key={row.id}>
            <Link to={`/staff/applications/${row.id}${list === "" ? "" : `?list=${encodeURIComponent(list)}`}`}>
              {row.vacancy.title}
            </Link>
            <span>{[whoText(row), row.phase?.name ?? "", dateText(jakartaDay(row.appliedAt))].join(" · ")}</span>
          </li>
        ))}
      </ul>
    </WorkSection>
  );
}
