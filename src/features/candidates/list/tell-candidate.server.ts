import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ApplicationStatus } from "../../applications/application.ts";
import { storedReasons } from "../../applications/listed/listed.queries.server.ts";
import type { Seen } from "../../audit/see.server.ts";
import { findHeldAmong, type HeldAct } from "../../decisions/act.queries.server.ts";
import { getTarget, type ToldStanding, toOutcome } from "../../decisions/standing.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import { getTexts, listEntries } from "../../reference-data/master-data.server.ts";
import { reasonText } from "../../vacancies/match/find-matches.server.ts";
import { points as matchPoints } from "../../vacancies/match/score.ts";
import { titlesOfAny } from "../../vacancies/showing.queries.server.ts";
import { type Asking, getSeenMoment } from "../candidate.ts";
import { getNames } from "../person.store.server.ts";
import { getView } from "../showing.server.ts";
import { type CandidateRow, findCandidatesById } from "./find-candidates.queries.server.ts";

/** Who it is, as far as the reader may know. */
export type Who = { kind: "named"; name: string } | { kind: "hidden"; code: string } | { kind: "gone"; code: string };

/** A reason of the score, with its points. */
export interface ToldReason {
  code: string;
  text: string;
  points: number;
  most: number;
}

/** An application in the desk's table: fields that its reader may not see are null, and were never sent. */
export interface ToldCandidate {
  id: number;
  vacancy: { id: number; title: string };
  who: Who;
  isReduced: boolean;
  phase: { id: number; name: string } | null;
  status: ApplicationStatus;
  standing: ToldStanding;
  /** A moment; of someone hidden the day alone, as `YYYY-MM-DD`. */
  appliedAt: string;
  waitingSince: string;
  /** `YYYY-MM-DD`; null where nothing is promised. */
  dueOn: string | null;
  isLate: boolean;
  /** null while it is not computed. */
  score: number | null;
  reasons: ToldReason[];
  degree: string | null;
  major: string | null;
  institution: string | null;
  experienceMonths: number | null;
  domicile: string | null;
  salary: number | null;
  source: string;
  mustMissed: number | null;
  stars: number;
  isOpened: boolean;
  shared: { byHand: boolean; withCv: boolean };
  isRevealed: boolean;
}

/** Texts of the lists that rows name. */
export interface RowTexts {
  /** Of applications whose person is seen and not hidden. */
  names: ReadonlyMap<number, string>;
  text(list: KeptList, id: number | null): string | null;
  titles: ReadonlyMap<number, string>;
  /** Decisions that wait to be sent, of the applications whose reader may see them. */
  scheduledActs: ReadonlyMap<number, HeldAct>;
}

const ids = (values: readonly (number | null)[]) => [...new Set(values.filter((value) => value !== null))];

/** Looks up what rows name, each list once. */
export async function textsOfRows(
  db: Db,
  seen: Seen,
  rows: readonly CandidateRow[],
  language: Language,
): Promise<RowTexts> {
  const scheduledActs = await findHeldAmong(db, ids(rows.map(({ id, is_reduced }) => (is_reduced ? null : id))));
  const phases = [
    ...rows.map(({ phase_id }) => phase_id),
    ...[...scheduledActs.values()].map(({ act }) => getTarget(act)),
  ];
  const entries: [KeptList, number[]][] = [
    ["degree", ids(rows.map(({ degree_id }) => degree_id))],
    ["major", ids(rows.map(({ major_id }) => major_id))],
    ["institution", ids(rows.map((row) => (row.is_hidden ? null : row.institution_id)))],
    ["domicile", ids(rows.map(({ domicile_id }) => domicile_id))],
    ["platform", ids(rows.map(({ platform_id }) => platform_id))],
    ["recruitmentPhase", ids(phases)],
  ];
  const texts = new Map<KeptList, ReadonlyMap<number, string>>();
  for (const [list, of] of entries)
    texts.set(list, of.length === 0 ? new Map() : await getTexts(db, list, of, language));
  const titles = await titlesOfAny(db, ids(rows.map(({ vacancy_id }) => vacancy_id)), language);
  const names = await getNames(db, seen, rows);
  return {
    names,
    scheduledActs,
    text: (list, id) => (id === null ? null : (texts.get(list)?.get(id) ?? null)),
    titles,
  };
}

/** The state of an application; every page, list and file takes it from here. */
function getStanding(
  row: CandidateRow,
  { scheduledActs, text }: Pick<RowTexts, "scheduledActs" | "text">,
): ToldStanding {
  const waits = scheduledActs.get(row.id);
  return {
    outcome: toOutcome(row.status, row.is_withdrawn),
    scheduled:
      waits === undefined
        ? null
        : {
            kind: waits.act.kind,
            phase: text("recruitmentPhase", getTarget(waits.act)),
            releaseAt: waits.releaseAt.toISOString(),
          },
  };
}

/** Who a row is of, as far as its reader may know. */
export function whoIs(row: CandidateRow, names: ReadonlyMap<number, string>): Who {
  const name = names.get(row.id);
  if (row.is_gone || (name === undefined && !row.is_hidden)) return { kind: "gone", code: row.blind_code };
  return row.is_hidden || name === undefined ? { kind: "hidden", code: row.blind_code } : { kind: "named", name };
}

function getReasons(row: CandidateRow, language: Language): ToldReason[] {
  return storedReasons
    .parse(row.reasons)
    .filter(({ code }) => !(row.is_reduced && code === "salary"))
    .map((reason) => ({
      ...reasonText(reason, language, "staff"),
      points: reason.points,
      most: Math.max(reason.points, matchPoints[reason.code]),
    }));
}

const toKnown = (value: number) => (value < 0 ? null : value);

/** Turns a row into the answer's fields; what its reader may not see is null. */
export function tellCandidate(
  row: CandidateRow,
  texts: RowTexts,
  { language, today }: { language: Language; today: string },
): ToldCandidate {
  const { text, titles, names } = texts;
  const phaseName = text("recruitmentPhase", row.phase_id);
  const channel = text("platform", row.platform_id) ?? "";
  return {
    ...{ id: row.id, vacancy: { id: row.vacancy_id, title: titles.get(row.vacancy_id) ?? "" } },
    ...{ who: whoIs(row, names), isReduced: row.is_reduced, status: row.status },
    standing: getStanding(row, texts),
    phase: row.phase_id === null || phaseName === null ? null : { id: row.phase_id, name: phaseName },
    ...{
      appliedAt: getSeenMoment(row, row.applied_at),
      waitingSince: getSeenMoment(row, row.waiting_since),
      dueOn: row.due_on,
    },
    isLate: row.due_on !== null && row.due_on < today,
    score: toKnown(row.is_reduced ? row.score_unpaid : row.score),
    reasons: getReasons(row, language),
    ...{ degree: text("degree", row.degree_id), major: row.major_other ?? text("major", row.major_id) },
    institution: row.is_hidden ? null : (row.institution_other ?? text("institution", row.institution_id)),
    experienceMonths: toKnown(row.experience_months),
    domicile: row.domicile_other ?? text("domicile", row.domicile_id),
    salary: row.is_reduced ? null : toKnown(row.salary),
    source: row.media_code === null ? channel : `${channel}, ${row.media_code}`,
    ...{ mustMissed: toKnown(row.must_missed), stars: row.stars, isOpened: row.opened_at !== null },
    shared: { byHand: row.shared_at !== null, withCv: row.shares_cv },
    isRevealed: row.revealed_at !== null,
  };
}

/** The phases in the order of the tabs. */
export async function phaseNames(db: Db, language: Language): Promise<{ id: number; name: string }[]> {
  return (await listEntries(db, "recruitmentPhase", language)).map(({ id, text: name }) => ({ id, name }));
}

/**
 * Answers for applications with the fields that someone may see, in the order of the ids; erased people are left out.
 */
export async function tellMany(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  { reach, language }: Pick<Asking, "reach" | "language">,
  ids: readonly number[],
  seen: Seen,
): Promise<ToldCandidate[]> {
  const rows = new Map((await findCandidatesById(db, ids, await getView(db, reach))).map((row) => [row.id, row]));
  const present = ids.flatMap((id) => rows.get(id) ?? []).filter(({ is_gone }) => !is_gone);
  const texts = await textsOfRows(db, seen, present, language);
  const today = jakartaDay(clock());
  return present.map((row) => tellCandidate(row, texts, { language, today }));
}
