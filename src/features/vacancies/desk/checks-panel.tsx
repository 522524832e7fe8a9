import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { listText, momentText, numberText } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { CheckKind } from "../states/vacancy-state.ts";
import styles from "./checks-panel.module.css";
import { fieldWord } from "./field-words.ts";
import type { CheckAnswer, VersionAnswer } from "./vacancies.calls.ts";

export const checkTitles: Readonly<Record<CheckKind, () => string>> = {
  "english-missing": m.desk_vacancies_check_english_missing,
  "discriminating-words": m.desk_vacancies_check_discriminating_words,
  "no-salary": m.desk_vacancies_check_no_salary,
  "similar-open": m.desk_vacancies_check_similar_open,
};

/** A likeness from 0 to 1 as "71%". */
const getPercent = (likeness: number) => `${Math.round(likeness * 100)}%`;

const wordTitles: Readonly<Record<string, () => string>> = {
  age: m.desk_vacancies_check_words_age,
  gender: m.desk_vacancies_check_words_gender,
  looks: m.desk_vacancies_check_words_looks,
  height: m.desk_vacancies_check_words_height,
  marriage: m.desk_vacancies_check_words_marriage,
  religion: m.desk_vacancies_check_words_religion,
  ethnicity: m.desk_vacancies_check_words_ethnicity,
};

/** What a check warns of, in a heading and a sentence. */
function checkWords(check: CheckAnswer): { title: string; text: string } {
  const title = checkTitles[check.check]();
  switch (check.check) {
    case "english-missing":
      return {
        title,
        text: m.desk_vacancies_check_english_missing_text({ fields: listText(check.fields.map(fieldWord)) }),
      };
    case "no-salary":
      return { title, text: m.desk_vacancies_check_no_salary_text() };
    case "similar-open": {
      const similarity = getPercent(check.similarity);
      return { title, text: m.desk_vacancies_check_similar_open_text({ ...check, similarity }) };
    }
    case "discriminating-words":
      return { title: wordTitles[check.kind]?.() ?? title, text: m.desk_vacancies_check_words_text(check) };
  }
}

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
