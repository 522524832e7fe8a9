import type { Thing } from "../../../contract/action.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findVersions } from "../../applications/history.queries.server.ts";
import type { FormRequest } from "../../applications/ports.server.ts";
import { listAnswers } from "../../applications/read-answers.server.ts";
import { formRequests } from "../../extended-forms/form-request.queries.server.ts";
import { mapFields } from "../../resumes/field-kinds.ts";
import { emptyOfKind } from "../../resumes/resume.ts";
import { type Asking, getSeenMoment, type Sight } from "../candidate.ts";
import { type CandidateRow, findCandidate, findCandidatesById } from "../list/find-candidates.queries.server.ts";
import { type ToldCandidate, tellCandidate, textsOfRows } from "../list/tell-candidate.server.ts";
import { listVersions, type SentVersion } from "../person.store.server.ts";
import { isLimited, type Limited, seePerson, seeRows } from "../see-person.server.ts";
import { getView, isSharedByPhase } from "../showing.server.ts";
import { findSameness, listOtherApplications, listSentStars, placeOfCandidate } from "./candidate.store.server.ts";
import { getTimeline, type TimelineEvent, type ToldAnswer, tellAnswers } from "./read-answers.server.ts";
import { type Facts, factFields, isVisible, type ResumePart, visibleFacts } from "./resume-sight.ts";
import { changedParts, type ToldResume, tellResume } from "./tell-resume.server.ts";

/** The vacancy and company of an application, for the policies; null for an unknown one. */
export async function candidateThing(db: Db, id: number): Promise<Thing | null> {
  const place = await placeOfCandidate(db, id);
  if (place === undefined) return null;
  const { company_id: companyId, vacancy_id: vacancyId, phase_id } = place;
  const isShared = place.shared_at !== null || (await isSharedByPhase(db, vacancyId, phase_id));
  return { companyId, vacancyId, isShared };
}

/** Facts about the person; each null where its reader may not see it. */
export type ToldPerson = Facts & { hasPhoto: boolean; cv: { name: string } | null };

export interface CandidatePage {
  row: ToldCandidate;
  person: ToldPerson;
  /** null for a person whose data is gone. */
  resume: ToldResume | null;
  /** The version of the resume in the answer; the newest. */
  version: number | null;
  versions: { version: number; at: string; changed: ResumePart[] }[];
  /** To what the vacancy asked, in its order. */
  answers: ToldAnswer[];
  timeline: TimelineEvent[];
  stars: { id: number; at: string }[];
  /** The extended form, where the company asked for it; null also for a person whose data is gone. */
  form: ToldRequest | null;
  others: { row: ToldCandidate; isOwn: boolean }[];
}

/** The request for the extended form and its state. */
export interface ToldRequest extends Omit<FormRequest, "askedAt" | "answeredAt"> {
  askedAt: string;
  answeredAt: string | null;
}

/** The request with its moments as text, of someone hidden the day alone; null without a request. */
export function tellRequest(row: Pick<CandidateRow, "is_hidden">, request: FormRequest | null): ToldRequest | null {
  if (request === null) return null;
  const { askedAt, answeredAt, ...rest } = request;
  return { ...rest, askedAt: getSeenMoment(row, askedAt), answeredAt: answeredAt && getSeenMoment(row, answeredAt) };
}

/** What the row's reader may not see. */
export const getSight = ({ is_hidden, is_reduced }: CandidateRow): Sight => ({
  isHidden: is_hidden,
  isReduced: is_reduced,
});

type Snapshots = readonly SentVersion[];

const nobody: ToldPerson = { ...mapFields(factFields, "name", emptyOfKind), hasPhoto: false, cv: null };

function getPerson([newest]: Snapshots, row: CandidateRow): ToldPerson {
  if (newest === undefined || row.is_gone) return nobody;
  const sight = getSight(row);
  const cv = newest.cv === null ? null : { name: newest.cv.originalName };
  return {
    ...visibleFacts(newest.resume, sight),
    hasPhoto: newest.photo !== null && isVisible("recruiters", sight),
    cv: isVisible("recruiters", sight) || (!row.is_hidden && row.shares_cv) ? cv : null,
  };
}

function tellVersions(snapshots: Snapshots, row: CandidateRow): CandidatePage["versions"] {
  return snapshots.map((snapshot, place) => {
    const before = snapshots[place + 1];
    const changed = before === undefined ? [] : changedParts(before, snapshot, getSight(row));
    return { version: snapshot.version, at: getSeenMoment(row, snapshot.at), changed };
  });
}

/** Other applications in the reader's own companies, of the person and of who may be the same. */
async function findOthers(platform: Platform, asking: Asking, row: CandidateRow): Promise<CandidatePage["others"]> {
  const { database, clock } = platform;
  const { db } = database;
  const same = row.is_hidden || row.is_reduced || row.is_gone ? undefined : await findSameness(db, row.id);
  if (same === undefined) return [];
  const view = await getView(db, asking.reach);
  const others = await listOtherApplications(db, row.id, same, asking.reach.companyIds);
  const ids = others.map(({ id }) => id);
  // A hidden one would reveal here who it is.
  const rows = (await findCandidatesById(db, ids, view)).filter(({ is_hidden }) => !is_hidden);
  const sighted = { what: "list", action: "candidates.listed", isOnceADay: true } as const;
  const seen = await database.transact((tx) => seeRows(tx, asking, rows, sighted, clock()));
  const { language } = asking;
  const reader = { language, today: jakartaDay(clock()) };
  const texts = await textsOfRows(db, seen, rows, language);
  return others.flatMap(({ id, isOwn }) => {
    const other = rows.find((each) => each.id === id);
    return other === undefined ? [] : [{ row: tellCandidate(other, texts, reader), isOwn }];
  });
}

const page = { what: "page", action: "candidate.read" } as const;

/**
 * Everything of one application that its reader may see; null where there is none. Records a profile view and an entry
 * of the audit log.
 */
export async function readCandidate(
  platform: Platform,
  asking: Asking,
  id: number,
): Promise<CandidatePage | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await getView(db, asking.reach));
  if (row === undefined) return null;
  const seen = await seePerson(platform, asking, row, { ...page, isPage: true });
  if (isLimited(seen)) return seen;
  const today = jakartaDay(platform.clock());
  const { language } = asking;
  const snapshots = row.is_gone ? [] : await listVersions(db, seen, row);
  const sight = getSight(row);
  const [newest] = snapshots;
  const texts = await textsOfRows(db, seen, [row], language);
  return {
    row: tellCandidate(row, texts, { language, today }),
    person: getPerson(snapshots, row),
    resume: newest === undefined ? null : await tellResume(db, newest.resume, sight, language),
    version: newest?.version ?? null,
    versions: tellVersions(snapshots, row),
    answers: row.is_gone ? [] : tellAnswers(await listAnswers(db, id), row, language),
    timeline: await getTimeline(db, row, language),
    stars: row.is_gone
      ? []
      : (await listSentStars(db, id)).map((star) => ({ id: star.id, at: getSeenMoment(row, star.at) })),
    form: row.is_gone ? null : tellRequest(row, await formRequests.of(db, id)),
    others: await findOthers(platform, asking, row),
  };
}

export interface ToldSnapshot {
  version: number;
  /** A moment; of someone hidden the day alone. */
  at: string;
  resume: ToldResume;
  changed: ResumePart[];
}

/** One version of the resume as it was sent; null where there is none of that number. */
export async function readSnapshot(
  platform: Platform,
  asking: Asking,
  id: number,
  version: number,
): Promise<ToldSnapshot | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await getView(db, asking.reach));
  if (row === undefined || row.is_gone) return null;
  if (!(await findVersions(db, id)).some((each) => each.version === version)) return null;
  const seen = await seePerson(platform, asking, row, page);
  if (isLimited(seen)) return seen;
  const snapshots = await listVersions(db, seen, row);
  const snapshot = snapshots.find((each) => each.version === version);
  if (snapshot === undefined) return null;
  const sight = getSight(row);
  const before = snapshots.find((each) => each.version === version - 1);
  return {
    ...{
      version,
      at: getSeenMoment(row, snapshot.at),
      resume: await tellResume(db, snapshot.resume, sight, asking.language),
    },
    changed: before === undefined ? [] : changedParts(before, snapshot, sight),
  };
}
