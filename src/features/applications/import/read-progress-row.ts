import { hash } from "node:crypto";
import { wireMoment } from "../../../i18n/calendar.ts";
import { cleanField, oneLine, type RawFields } from "../../imports/file-rows.ts";
import { readDate } from "../../imports/read-date.ts";
import type { ActivityResult, ApplicationStatus, BothLanguages, PhaseStatus } from "../application.ts";
import type { IncomingProgress, IncomingTarget } from "../progress/incoming-progress.ts";

/** A progress file's values for statuses and results: the specification's numbers and labels (§4). */
const statusNumbers = [1, 2, 3, 4] as const;
const phaseLabels = ["On Process", "Passed", "Not Continued", "Vacancy has been Closed"] as const;
const resultLabels = ["Passed", "Not Passed"] as const;

const statusOf = {
  1: "on-process",
  2: "hired",
  3: "not-continued",
  4: "vacancy-closed",
} as const satisfies Record<(typeof statusNumbers)[number], ApplicationStatus>;

const phaseStatusOf = {
  "On Process": "on-process",
  Passed: "passed",
  "Not Continued": "not-continued",
  "Vacancy has been Closed": "vacancy-closed",
} as const satisfies Record<(typeof phaseLabels)[number], PhaseStatus>;

const resultOf = { Passed: "passed", "Not Passed": "not-passed" } as const satisfies Record<
  (typeof resultLabels)[number],
  ActivityResult
>;

/** Columns of a progress file (running, "Other imports and reports"). */
export const progressColumns = [
  "application_id",
  "applicant_email",
  "vacancy_code",
  "phase",
  "phase_status",
  "activity",
  "activity_en",
  "activity_date",
  "result",
  "result_date",
  "application_status",
  "reason",
  "reason_en",
  "next_step",
  "next_step_en",
  "due_date",
  "invitation_place",
  "invitation_time",
  "star_form_code",
] as const;

type Column = (typeof progressColumns)[number];

/** A row in the words of its file. */
interface RowWords extends Omit<IncomingProgress, "phaseStatus" | "result" | "status" | "fingerprint"> {
  phaseStatus: (typeof phaseLabels)[number] | null;
  result: (typeof resultLabels)[number] | null;
  status: (typeof statusNumbers)[number] | null;
}

export type ReadProgressRow = { status: "good"; incoming: IncomingProgress } | { status: "bad"; reasons: string[] };

const longest = { name: 200, text: 2000 } as const;

/** A whole number as programs write those of a column with gaps: "3.0" is "3". */
const withoutFraction = (text: string) => text.replace(/^(\d+)[.,]0{1,2}$/, "$1");

function getTarget(id: string, email: string, vacancyCode: string, reasons: string[]): IncomingTarget {
  if (id !== "") {
    if (!/^[1-9]\d{0,14}$/.test(id)) reasons.push(`application_id "${id.slice(0, 40)}" is not a whole number`);
    return { applicationId: Number(id) };
  }
  if (email === "" || vacancyCode === "")
    reasons.push("application_id, or applicant_email and vacancy_code, is missing");
  return { email, vacancyCode };
}

/** Reads one row; every reason why it is bad, in words for the operator. */
export function readProgressRow(raw: RawFields): ReadProgressRow {
  const reasons: string[] = [];
  const field = (column: Column) => cleanField(raw[column] ?? "");
  const line = (column: Column, most: number = longest.name) => {
    const text = oneLine(field(column));
    if (text.length > most) reasons.push(`${column} is longer than ${most} characters`);
    return text === "" ? null : text;
  };
  const both = (column: "activity" | "reason" | "next_step", most: number): BothLanguages | null => {
    const [first, english] = [line(column, most), line(`${column}_en`, most)];
    const id = first ?? english;
    return id === null ? null : { id, en: english ?? id };
  };
  const read = <Value>(column: Column, parse: (text: string) => Value | null, wish: string): Value | null => {
    const text = field(column);
    const value = text === "" ? null : parse(text);
    if (text !== "" && value === null) reasons.push(`${column} "${text.slice(0, 40)}" is not ${wish}`);
    return value;
  };
  const oneOf = <Word extends string | number>(column: Column, words: readonly Word[]) =>
    read(
      column,
      (text) => words.find((word) => String(word).toLowerCase() === withoutFraction(text).toLowerCase()) ?? null,
      `one of ${words.join(", ")}`,
    );
  const day = (column: Column) => read(column, (text) => readDate(text)?.day ?? null, "a date");
  const moment = read(
    "invitation_time",
    (text) => (/\d[:.]\d{2}/.test(text) ? (readDate(text)?.moment ?? null) : null),
    "a date with a time",
  );
  const place = line("invitation_place", longest.text);
  const words: RowWords = {
    target: getTarget(
      withoutFraction(field("application_id")),
      field("applicant_email"),
      field("vacancy_code"),
      reasons,
    ),
    phase: line("phase"),
    phaseStatus: oneOf("phase_status", phaseLabels),
    activity: both("activity", longest.name),
    activityDate: day("activity_date"),
    result: oneOf("result", resultLabels),
    resultDate: day("result_date"),
    status: oneOf("application_status", statusNumbers),
    reason: both("reason", longest.text),
    nextStep: both("next_step", longest.text),
    dueDate: day("due_date"),
    invitation: place === null && moment === null ? null : { place: place ?? "", at: moment && wireMoment(moment) },
    starFormCode: line("star_form_code"),
  };
  reasons.push(...contradictions(words));
  return reasons.length > 0 ? { status: "bad", reasons } : { status: "good", incoming: named(words) };
}

function named(words: RowWords): IncomingProgress {
  const { phaseStatus, result, status } = words;
  return {
    ...words,
    phaseStatus: phaseStatus && phaseStatusOf[phaseStatus],
    result: result && resultOf[result],
    status: status && statusOf[status],
    fingerprint: fingerprint(words),
  };
}

/** Of the file's own words, in this order: fingerprints that are stored count for ever. */
function fingerprint(words: RowWords): string {
  return hash("sha256", JSON.stringify({ ...words, target: null }), "base64url");
}

function contradictions(words: RowWords): string[] {
  const { activityDate, result, resultDate, status, reason } = words;
  const fields = Object.entries(words).filter(([name]) => name !== "target");
  const isBefore = activityDate !== null && resultDate !== null && resultDate < activityDate;
  return [
    ...(fields.every(([, value]) => value === null) ? ["the row says nothing of the application"] : []),
    ...(result === null && resultDate !== null ? ["result_date stands without a result"] : []),
    ...(isBefore ? ["result_date is before activity_date"] : []),
    ...(reason !== null && status === 1 ? ["a reason is given for an application that goes on"] : []),
  ];
}
