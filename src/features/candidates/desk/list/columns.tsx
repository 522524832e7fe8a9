import type { ReactNode } from "react";
import { m } from "#messages";
import { daysBetween, jakartaDay } from "../../../../i18n/calendar.ts";
import { millionsText, numberText, shortDayText, timeText } from "../../../../i18n/formats.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { OutcomeTag } from "../../../decisions/desk/standing-tags.tsx";
import type { Scheduled } from "../../../decisions/standing.ts";
import { actText, outcomeWords, scheduledText } from "../../../decisions/standing-words.ts";
import type { CandidateSort } from "../../candidate.ts";
import type { ApplicantRow } from "../applicants.calls.ts";
import { experienceText, mustText, shortDegree, townText } from "../texts.ts";
import styles from "./row.module.css";
import { Score, Stars } from "./stars.tsx";

type ColumnId = Exclude<CandidateSort, "name"> | "vacancy" | "phase" | "status" | "scheduled";

export interface Column {
  id: ColumnId;
  /** In pixels, at 1440. */
  width: number;
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

const own = (
  id: Exclude<CandidateSort, "name">,
  label: () => string,
  width: number,
  cell: Column["cell"],
  isNumber = false,
): Column => ({ id, label, width, sort: id, cell, isNumber });

const phaseColumn: Column = {
  ...{ id: "phase", label: m.desk_applicants_col_phase, sort: null, width: 112 },
  cell: ({ phase }) => phase?.name ?? "–",
};

const statusColumn: Column = {
  ...{ id: "status", label: m.desk_applicants_col_status, sort: null, width: 136 },
  // The most common status has no tag, so that ended ones stand out.
  cell: ({ standing: { outcome } }) =>
    outcome === "in-process" ? outcomeWords[outcome]() : <OutcomeTag outcome={outcome} />,
};

/** When a decision is sent, shortly: today's by the hour. */
function getSentText({ releaseAt }: Scheduled, today: string): string {
  const day = jakartaDay(releaseAt);
  return day === today ? timeText(releaseAt) : shortDayText(day);
}

const scheduledColumn: Column = {
  ...{ id: "scheduled", label: m.desk_applicants_col_scheduled, sort: null, width: 146 },
  cell({ standing: { scheduled } }, today) {
    if (scheduled === null) return "–";
    const text = m.desk_applicants_scheduled_for({ moment: getSentText(scheduled, today), act: actText(scheduled) });
    return <span title={scheduledText(scheduled)}>{text}</span>;
  },
};

const vacancyColumn: Column = {
  ...{ id: "vacancy", label: m.desk_applicants_col_vacancy, sort: null, width: 172 },
  cell: ({ vacancy }) => <span title={vacancy.title}>{vacancy.title}</span>,
};

/** Every column beside the name, in their order. */
export const columns: readonly Column[] = [
  vacancyColumn,
  phaseColumn,
  statusColumn,
  scheduledColumn,
  own("score", m.desk_applicants_col_score, 70, (row) => <Score score={row.score} reasons={row.reasons} />),
  own("stars", m.desk_applicants_col_stars, 62, ({ stars }) => <Stars stars={stars} />),
  own("must", m.desk_applicants_col_must, 78, (row) => mustText(row.mustMissed)),
  own("degree", m.desk_applicants_col_degree, 132, (row) => education(row) || "–"),
  own("institution", m.desk_applicants_col_institution, 150, (row) => row.institution ?? "–"),
  own("experience", m.desk_applicants_col_experience, 94, (row) => experienceText(row.experienceMonths), true),
  own("domicile", m.desk_applicants_col_domicile, 108, (row) => townText(row.domicile)),
  own(
    "salary",
    m.desk_applicants_col_salary,
    72,
    (row) => (row.salary === null ? "–" : millionsText(row.salary)),
    true,
  ),
  own("applied", m.desk_applicants_col_applied, 64, (row) => shortDayText(jakartaDay(row.appliedAt))),
  own("waiting", m.desk_applicants_col_waiting, 86, (row, today) => <Waiting row={row} today={today} />),
  own("source", m.desk_applicants_col_source, 94, (row) => row.source),
];

/** Which of them matter most, where not all have room. */
const byWeight: readonly ColumnId[] = [
  ...(["scheduled", "score", "stars", "waiting", "degree", "must", "experience", "domicile"] as const),
  ...(["applied", "salary", "source", "institution"] as const),
];

/** In pixels: what is left for columns beside name and tick in a window of 1440. */
const room = 916;

/** What a list is of: that decides what its rows have in common. */
export interface ListKind {
  /** Of one vacancy, or of all. */
  isOfVacancy: boolean;
  /** All phases, or those that ended: rows differ in phase and status. */
  isMixed: boolean;
  /** Its reader decides nothing: neither the wished salary nor what is scheduled is theirs to see. */
  isReduced: boolean;
}

/** Columns that a reader may have at all. */
export function getColumns({ isOfVacancy, isReduced }: ListKind): Column[] {
  const never: ColumnId[] = [
    ...(isOfVacancy ? (["vacancy"] as const) : []),
    ...(isReduced ? (["salary", "scheduled"] as const) : []),
  ];
  return columns.filter(({ id }) => !never.includes(id));
}

/** Columns that are shown where none were chosen: where an application stands, then what has room at 1440. */
function getDefaults(kind: ListKind): ReadonlySet<ColumnId> {
  const possible = getColumns(kind);
  const first: ColumnId[] = kind.isMixed ? ["vacancy", "phase", "status"] : ["vacancy"];
  const ids = new Set<ColumnId>();
  let left = room;
  for (const id of [...first, ...byWeight]) {
    const column = possible.find((each) => each.id === id);
    if (column === undefined || column.width > left) continue;
    ids.add(id);
    left -= column.width;
  }
  return ids;
}

/** The columns of a list: those that were chosen, else the usual ones. */
export function getShownColumns(kind: ListKind, chosen: readonly string[]): Column[] {
  const possible = getColumns(kind);
  const named = possible.filter(({ id }) => chosen.includes(id));
  if (named.length > 0) return named;
  const usual = getDefaults(kind);
  return possible.filter(({ id }) => usual.has(id));
}
