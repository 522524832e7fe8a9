import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { listText, momentText, numberText } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { checkWords } from "./check-words.ts";
import styles from "./checks-panel.module.css";
import { fieldWord } from "./field-words.ts";
import type { CheckAnswer, VersionAnswer } from "./vacancies.calls.ts";

interface ChecksProps {
  readonly checks: readonly CheckAnswer[];
  /** What may be done about one. */
  readonly actOn?: (check: CheckAnswer) => ReactNode;
}

/** What the checks warn of; none of them blocks (F13). */
export function Checks({ checks, actOn }: ChecksProps) {
  if (checks.length === 0) return <p className={styles.note}>{m.desk_vacancies_checks_none()}</p>;
  return (
    <>
      <ul className={styles.list}>
        {checks.map((check) => (
          <li key={JSON.stringify(check)} className={styles.check}>
            <Icon name="alert-triangle" size={18} />
            <CheckLine check={check}>{actOn?.(check)}</CheckLine>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{m.desk_vacancies_checks_note()}</p>
    </>
  );
}

function CheckLine({ check, children }: { readonly check: CheckAnswer; readonly children: ReactNode }) {
  const { title, text } = checkWords(check);
  return (
    <div>
      <strong>{title}</strong>
      <p>{check.check === "similar-open" ? <Link to={`/staff/vacancies/${check.id}`}>{text}</Link> : text}</p>
      {children}
    </div>
  );
}

/** What was published, by whom and what became other. */
export function Versions({ versions }: { readonly versions: readonly VersionAnswer[] }) {
  if (versions.length === 0) return <p className={styles.note}>{m.desk_vacancies_versions_none()}</p>;
  return (
    <ol className={styles.versions}>
      {versions.map(({ number, publishedBy, publishedAt, changed }) => (
        <li key={number}>
          <strong>{m.desk_vacancies_version_line({ number: numberText(number) })}</strong>
          <span>
            {publishedBy === null
              ? momentText(publishedAt)
              : m.desk_vacancies_version_by({ time: momentText(publishedAt), name: publishedBy.name })}
          </span>
          {changed.length > 0 && (
            <span>{m.desk_vacancies_version_changed({ fields: listText(changed.map(fieldWord)) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
