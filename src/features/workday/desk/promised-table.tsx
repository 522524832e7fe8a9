import { Link } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { WorkSection, WorkTable } from "../../../ui/dense/work-page.tsx";
import { Text, VisuallyHidden } from "../../../ui/layout/text.tsx";
import { CompanyLogo } from "../../../ui/patterns/company-logo.tsx";
import { type WaitingKind, waitingKinds } from "../day.ts";
import type { DayAnswer } from "./day.calls.ts";
import styles from "./promised-table.module.css";

type RowData = DayAnswer["rows"][number];

const words: Record<WaitingKind, () => string> = {
  late: m.desk_day_col_late,
  today: m.desk_day_col_today,
  near: m.desk_day_col_near,
  far: m.desk_day_col_far,
};

/** Who waits for an answer by vacancy and phase, and how many days are left of the promise. Every number leads to whom it counts. */
export function PromisedTable({ day: { rows, isMore } }: { readonly day: DayAnswer }) {
  const longest = Math.max(...rows.map(sum));
  return (
    <WorkSection title={m.desk_day_promised()} aside={<Key />}>
      <div className={styles.promised}>
        <WorkTable
          label={m.desk_day_promised()}
          head={
            <>
              <th scope="col">{m.desk_day_col_vacancy()}</th>
              {waitingKinds.map((kind) => (
                <th key={kind} scope="col" data-number>
                  {words[kind]()}
                </th>
              ))}
              <th scope="col" data-number>
                {m.desk_day_col_longest()}
              </th>
              <th scope="col">
                <VisuallyHidden>{m.desk_day_col_bar()}</VisuallyHidden>
              </th>
            </>
          }
        >
          {rows.map((row) => (
            <Row key={`${row.vacancy.id} ${row.phase.id}`} row={row} longest={longest} />
          ))}
        </WorkTable>
      </div>
      {isMore && (
        <Text look="small">
          <Link to="/staff/applications?sort=waiting">{m.desk_day_promised_more()}</Link>
        </Text>
      )}
    </WorkSection>
  );
}

const sum = ({ late, today, near, far }: RowData) => late + today + near + far;

/** Meanings of the bars' colours; the columns have the same as numbers. */
function Key() {
  return (
    <span className={styles.key} aria-hidden="true">
      {(["late", "today", "near"] as const).map((kind) => (
        <span key={kind}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect data-kind={kind} width="10" height="10" />
          </svg>
          {words[kind]()}
        </span>
      ))}
    </span>
  );
}

function Row({ row, longest }: { readonly row: RowData; readonly longest: number }) {
  const { vacancy, company, phase } = row;
  const path = `/staff/vacancies/${vacancy.id}/applicants?tab=${phase.id}`;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <CompanyLogo {...company} className={styles.logo} />
          <span>
            <Link to={path}>{vacancy.title}</Link>
            <small>{phase.name}</small>
          </span>
        </span>
      </th>
      {waitingKinds.map((kind) => (
        <td key={kind} data-number data-kind={kind} data-label={words[kind]()}>
          {row[kind] === 0 ? (
            <span className={styles.zero}>0</span>
          ) : (
            <Link to={`${path}&waiting=${kind}`}>{numberText(row[kind])}</Link>
          )}
        </td>
      ))}
      <td data-number data-quiet data-nowrap>
        {m.desk_day_days({ count: row.waitingDays, text: numberText(row.waitingDays) })}
      </td>
      <td>
        <Bar row={row} longest={longest} />
      </td>
    </tr>
  );
}

const width = 110;

/** The numbers as one bar beside those of the other rows; for who sees it. */
function Bar({ row, longest }: { readonly row: RowData; readonly longest: number }) {
  const scale = (count: number) => (count / longest) * (width - waitingKinds.length);
  const parts = waitingKinds.filter((kind) => row[kind] > 0);
  return (
    <svg viewBox={`0 0 ${width} 12`} className={styles.bar} aria-hidden="true">
      {parts.map((kind, at) => (
        <rect
          key={kind}
          data-kind={kind}
          x={parts.slice(0, at).reduce((x, before) => x + scale(row[before]) + 1, 0)}
          y="1"
          width={Math.max(1, scale(row[kind]))}
          height="10"
        />
      ))}
    </svg>
  );
}
