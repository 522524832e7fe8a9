import type { ReactNode } from "react";
import { m } from "#messages";
import { daysBetween, jakartaDay } from "../../../../i18n/calendar.ts";
import { millionsText, numberText, shortDayText } from "../../../../i18n/formats.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import type { CandidateSort } from "../../candidate.ts";
import type { ApplicantRow } from "../applicants.calls.ts";
import { experienceText, mustText, shortDegree, townText } from "../texts.ts";
import styles from "./applicants-table.module.css";
import { Stars } from "./stars.tsx";

export interface Column {
  id: CandidateSort | "vacancy" | "phase";
  label: () => string;
  /** The table's current sort; null for other columns. */
  sort: CandidateSort | null;
  isNumber?: boolean;
  cell: (row: ApplicantRow, today: string) => ReactNode;
}

function Waiting({ row, today }: { readonly row: ApplicantRow; readonly today: string }) {
  if (row.status !== "on-process") return "–";
  const days = daysBetween(jakartaDay(row.waitingSince), today);
  const text = m.desk_applicants_days({ count: days, text: numberText(days) });
  if (!row.isLate) return text;
  return (
    <span className={styles.late}>
      <Icon name="alert-triangle" size={16} />
      {text}
      <VisuallyHidden as="span">, {m.desk_applicants_late()}</VisuallyHidden>
    </span>
  );
}

const education = ({ degree, major }: ApplicantRow) =>
  [shortDegree(degree), major].filter((text) => text !== null).join(" ");

const own = (id: CandidateSort, label: () => string, cell: Column["cell"], isNumber = false): Column => ({
  ...{ id, label, sort: id, cell, isNumber },
});

/** The columns after name and score, in their order. */
export const columns: readonly Column[] = [
  own("must", m.desk_applicants_col_must, (row) => mustText(row.mustMissed)),
  own("degree", m.desk_applicants_col_degree, (row) => education(row) || "–"),
  own("institution", m.desk_applicants_col_institution, (row) => row.institution ?? "–"),
  own("experience", m.desk_applicants_col_experience, (row) => experienceText(row.experienceMonths), true),
  own("domicile", m.desk_applicants_col_domicile, (row) => townText(row.domicile)),
  own("salary", m.desk_applicants_col_salary, (row) => (row.salary === null ? "–" : millionsText(row.salary)), true),
  own("applied", m.desk_applicants_col_applied, (row) => shortDayText(jakartaDay(row.appliedAt))),
  own("waiting", m.desk_applicants_col_waiting, (row, today) => <Waiting row={row} today={today} />),
  own("source", m.desk_applicants_col_source, (row) => row.source),
];

export const phaseColumn: Column = {
  ...{ id: "phase", label: m.desk_applicants_col_phase, sort: null },
  cell: ({ phase }) => phase?.name ?? "–",
};

export const vacancyColumn: Column = {
  ...{ id: "vacancy", label: m.desk_applicants_col_vacancy, sort: null },
  cell: ({ vacancy }) => vacancy.title,
};

export const starsColumn = own("stars", m.desk_applicants_col_stars, ({ stars }) => <Stars stars={stars} />);
