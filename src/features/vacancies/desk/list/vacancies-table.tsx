import { Link } from "react-router";
import { m } from "#messages";
import { daysBetween } from "../../../../i18n/calendar.ts";
import { numberText, tableDateText } from "../../../../i18n/formats.ts";
import { WorkTable } from "../../../../ui/dense/work-page.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { getTown } from "../../vacancy-words.ts";
import type { VacancyRow } from "../vacancies.calls.ts";
import { VacancyStateWord } from "../vacancy-state.tsx";
import { PhaseStrip } from "./phase-strip.tsx";
import styles from "./vacancies-table.module.css";

interface VacanciesTableProps {
  readonly rows: readonly VacancyRow[];
  readonly today: string;
  /** Whether rows are of several companies, so that each names its own. */
  readonly hasCompanies: boolean;
  readonly sort: string;
  readonly sortAddress: (sort: string) => string;
}

/** Vacancies, a row each. Every number leads to whom it counts. */
export function VacanciesTable({ rows, today, hasCompanies, sort, sortAddress }: VacanciesTableProps) {
  return (
    <div className={styles.tight} data-wide-table>
      <WorkTable
        label={m.desk_vacancies_title()}
        head={
          <>
            <th scope="col">{m.desk_vacancies_col_vacancy()}</th>
            {hasCompanies && <th scope="col">{m.desk_vacancies_col_company()}</th>}
            <th scope="col">{m.desk_vacancies_col_code()}</th>
            <th scope="col">{m.desk_vacancies_col_place()}</th>
            <th scope="col">{m.desk_vacancies_col_state()}</th>
            <ClosesHead sort={sort} sortAddress={sortAddress} />
            <th scope="col" data-number>
              {m.desk_vacancies_col_process()}
            </th>
            <th scope="col" data-number>
              {m.desk_vacancies_col_late()}
            </th>
            <th scope="col">{m.desk_vacancies_col_phases()}</th>
            <th scope="col" data-number>
              {m.desk_vacancies_col_fresh()}
            </th>
            <th scope="col">{m.desk_vacancies_col_languages()}</th>
            <th scope="col">{m.desk_vacancies_col_owner()}</th>
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} today={today} hasCompanies={hasCompanies} />
        ))}
      </WorkTable>
    </div>
  );
}

function ClosesHead({ sort, sortAddress }: Pick<VacanciesTableProps, "sort" | "sortAddress">) {
  const order = sort === "closes" ? "ascending" : sort === "-closes" ? "descending" : undefined;
  const next = sort === "closes" ? "-closes" : "closes";
  return (
    <th scope="col" aria-sort={order}>
      <Link to={sortAddress(next)} className={styles.sort} title={m.desk_vacancies_sort_closes()} preventScrollReset>
        {m.desk_vacancies_col_closes()}
        {order !== undefined && <Icon name={order === "ascending" ? "arrow-up" : "arrow-down"} size={16} />}
      </Link>
    </th>
  );
}

interface RowProps {
  readonly row: VacancyRow;
  readonly today: string;
  readonly hasCompanies: boolean;
}

function Row({ row, today, hasCompanies }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <Link to={`/staff/vacancies/${row.id}`} title={row.title}>
            {row.title || m.desk_vacancies_untitled()}
          </Link>
          {row.isEdited && <span className={styles.tag}>{m.desk_vacancies_edited_beside()}</span>}
          {row.lead === "import" && <span className={styles.tag}>{m.desk_vacancies_led_by_import()}</span>}
        </span>
      </th>
      {hasCompanies && (
        <td data-quiet>
          <Line text={row.company.name} />
        </td>
      )}
      <td data-quiet data-nowrap>
        {row.code}
      </td>
      <td data-quiet>
        <Line text={row.locations.map((place) => getTown(place).town).join(", ")} whole={row.locations.join("; ")} />
      </td>
      <td>
        <VacancyStateWord state={row.state} />
      </td>
      <td data-quiet data-nowrap>
        <Closes row={row} today={today} />
      </td>
      <td data-number>
        <Count value={row.onProcess} to={`/staff/vacancies/${row.id}/applicants`} />
      </td>
      <td data-number>
        <Late row={row} />
      </td>
      <td>
        <PhaseStrip phases={row.phases} onProcess={row.onProcess} />
      </td>
      <td data-number>
        <Count value={row.fresh} to={`/staff/vacancies/${row.id}/applicants`} sign="+" />
      </td>
      <td>
        <Languages languages={row.languages} />
      </td>
      <td>{row.owner && <Owner name={row.owner.name} />}</td>
    </tr>
  );
}

/** A text of one line; the whole text appears on hover. */
function Line({ text, whole = text }: { readonly text: string; readonly whole?: string }) {
  return (
    <span className={styles.line} title={whole}>
      {text}
    </span>
  );
}

/** From so many days on a vacancy is marked as closing soon. */
const soonDays = 2;

function Closes({ row: { state, endDate, opensOn }, today }: Pick<RowProps, "row" | "today">) {
  if (state === "scheduled" && opensOn !== null)
    return m.desk_vacancies_opens_on({ date: tableDateText(opensOn, today) });
  if (endDate === null) return "–";
  const days = daysBetween(today, endDate);
  const day = tableDateText(endDate, today);
  if (state !== "open" || days > soonDays) return day;
  const near = [m.desk_vacancies_today(), m.desk_vacancies_tomorrow()][days] ?? day;
  return (
    <span className={styles.soon}>
      <Icon name="clock-hour-4" size={16} />
      {near}
    </span>
  );
}

/** A number that leads to whom it counts; nobody is plain grey text. */
function Count({ value, to, sign = "" }: { readonly value: number; readonly to: string; readonly sign?: string }) {
  if (value === 0) return <span className={styles.zero}>{numberText(0)}</span>;
  return <Link to={to}>{sign + numberText(value)}</Link>;
}

/** Who waits past the promised day: red, and a way to them. */
function Late({ row: { id, late } }: Pick<RowProps, "row">) {
  if (late === 0) return <span className={styles.zero}>{numberText(0)}</span>;
  return (
    <Link to={`/staff/vacancies/${id}/applicants?waiting=late`} className={styles.late}>
      <Icon name="alert-triangle" size={16} />
      {numberText(late)}
    </Link>
  );
}

function Languages({ languages }: { readonly languages: VacancyRow["languages"] }) {
  return (
    <span className={styles.languages}>
      {(["id", "en"] as const).map((language) =>
        languages[language] ? (
          <span key={language}>{language.toUpperCase()}</span>
        ) : (
          <span key={language} data-missing>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <VisuallyHidden as="span">
              {m.desk_vacancies_language_missing({ language: language.toUpperCase() })}
            </VisuallyHidden>
          </span>
        ),
      )}
    </span>
  );
}

/** Initials, with the whole name for who hovers or does not see. */
function Owner({ name }: { readonly name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.at(-1)].map((word) => [...(word ?? "")][0] ?? "");
  return (
    <span className={styles.owner} title={name} role="img" aria-label={name}>
      {initials.join("").toUpperCase()}
    </span>
  );
}
