import type { Thing } from "../../../contract/action.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Db } from "../../../platform/database/database.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { answersOf, type FormRequest, findSnapshots } from "../../applications/applications.server.ts";
import { recordLooks, recordTrail } from "../../audit/audit.server.ts";
import type { Look, TrailAction } from "../../audit/audit.ts";
import { formRequests } from "../../extended-forms/extended-forms.server.ts";
import type { Sight } from "../candidate.ts";
import { type CandidateRow, findCandidate } from "../list/find-candidates.store.server.ts";
import type { Asking } from "../list/list-candidates.server.ts";
import { type ToldCandidate, tellCandidate, textsOfRows } from "../list/tell-candidate.server.ts";
import { isSharedByPhase, viewOf } from "../showing.server.ts";
import { noteOpened, othersOf, placeOfCandidate, samenessOf, sentStarsOf } from "./candidate.store.server.ts";
import type { ResumePart } from "./resume-parts.ts";
import { type ToldAnswer, tellAnswers } from "./tell-answers.server.ts";
import { changedParts, type ToldResume, tellResume } from "./tell-resume.server.ts";
import { type TimelineEvent, timelineOf } from "./timeline.server.ts";

/** Where an application belongs, for the policies; null where there is none. */
export async function candidateThing(db: Db, id: number): Promise<Thing | null> {
  const place = await placeOfCandidate(db, id);
  if (place === undefined) return null;
  const { company_id: companyId, vacancy_id: vacancyId, phase_id } = place;
  const isShared = place.shared_at !== null || (await isSharedByPhase(db, vacancyId, phase_id));
  return { companyId, vacancyId, isShared };
}

/** Facts about the person; each null where its reader may not see it. */
export interface ToldPerson {
  email: string | null;
  phone: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  gender: 1 | 2 | null;
  hasPhoto: boolean;
  cv: { name: string } | null;
}

export interface CandidatePage {
  row: ToldCandidate;
  person: ToldPerson;
  /** null of who is gone. */
  resume: ToldResume | null;
  /** Of the resume that is told; the newest. */
  version: number | null;
  versions: { version: number; at: Date; changed: ResumePart[] }[];
  /** To what the vacancy asked, in its order. */
  answers: ToldAnswer[];
  timeline: TimelineEvent[];
  stars: { id: number; at: Date }[];
  /** The extended form, where the company asked for it; null also of who is gone. */
  form: FormRequest | null;
  others: { row: ToldCandidate; isOwn: boolean }[];
}

export const sightOf = ({ is_hidden, is_reduced }: CandidateRow): Sight => ({
  isHidden: is_hidden,
  isReduced: is_reduced,
});

type Snapshots = Awaited<ReturnType<typeof findSnapshots>>;

const nobody: ToldPerson = { email: null, phone: null, birthDate: null, gender: null, hasPhoto: false, cv: null };

function personOf([newest]: Snapshots, row: CandidateRow): ToldPerson {
  if (newest === undefined || row.is_gone || row.is_hidden) return nobody;
  const cv = newest.cv === null ? null : { name: newest.cv.originalName };
  if (row.is_reduced) return { ...nobody, cv: row.shares_cv ? cv : null };
  const { email, phone, birthDate, gender } = newest.resume;
  return { email, phone, birthDate, gender, hasPhoto: newest.photo !== null, cv };
}

function versionsOf(snapshots: Snapshots, sight: Sight): CandidatePage["versions"] {
  return snapshots.map((snapshot, place) => {
    const before = snapshots[place + 1];
    const changed = before === undefined ? [] : changedParts(before, snapshot, sight);
    return { version: snapshot.version, at: snapshot.at, changed };
  });
}

/** Other applications in the reader's own companies, of the person and of who may be the same. */
async function findOthers(db: Db, asking: Asking, row: CandidateRow, today: string): Promise<CandidatePage["others"]> {
  const same = row.is_hidden || row.is_reduced || row.is_gone ? undefined : await samenessOf(db, row.id);
  if (same === undefined) return [];
  const view = await viewOf(db, asking.reach);
  const found: CandidatePage["others"] = [];
  for (const { id, isOwn } of await othersOf(db, row.id, same, asking.reach.companyIds)) {
    const other = await findCandidate(db, id, view);
    // A hidden one would tell here who it is.
    if (other === undefined || other.is_hidden) continue;
    const texts = await textsOfRows(db, [other], asking.language);
    found.push({ row: tellCandidate(other, texts, { language: asking.language, today }), isOwn });
  }
  return found;
}

/** Writes into the trail that somebody was looked at, and a look that they may read. */
export async function recordSeen(
  { database, clock }: Pick<Platform, "database" | "clock">,
  { by }: Asking,
  row: CandidateRow,
  { what, action }: { what: Look; action: TrailAction },
): Promise<void> {
  const { applicant_id: applicantId, company_id: companyId, id, is_gone } = row;
  const now = clock();
  await database.transact(async (tx) => {
    const people = applicantId === null || is_gone ? [] : [applicantId];
    await recordLooks(tx, { applicantIds: people, companyId, what }, now);
    const entry = { ...by, action, needed: "candidate.read", thing: { kind: "application", id }, companyId } as const;
    await recordTrail(tx, { ...entry, applicantIds: people }, now);
    if (what === "page") await noteOpened(tx, id, now);
  });
}

/**
 * Counts a page against what one member may open in an hour; that somebody came up to it is in the trail, once an hour,
 * for the privacy officer.
 * @returns seconds until the next may be opened; null where it may
 */
export async function countPage({ limits, database, clock }: Platform, { by }: Asking): Promise<number | null> {
  const keys = [`${by.actor.kind}-${by.actor.id}`];
  const verdict = await limits.take(limitRules.candidatePages, keys);
  if (verdict.status === "free") return null;
  if ((await limits.take(limitRules.candidatePagesTold, keys)).status === "free") {
    const entry = { ...by, action: "candidate.pages-limited", needed: "candidate.read" } as const;
    await database.transact((tx) => recordTrail(tx, entry, clock()));
  }
  return verdict.retryAfter;
}

/** Everything of one application that its reader may see; null where there is none. A look, and an entry in the trail. */
export async function readCandidate(platform: Platform, asking: Asking, id: number): Promise<CandidatePage | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined) return null;
  await recordSeen(platform, asking, row, { what: "page", action: "candidate.read" });
  const today = jakartaDay(platform.clock());
  const { language } = asking;
  const snapshots = row.is_gone ? [] : await findSnapshots(db, id);
  const sight = sightOf(row);
  const [newest] = snapshots;
  const texts = await textsOfRows(db, [row], language);
  return {
    row: tellCandidate(row, texts, { language, today }),
    person: personOf(snapshots, row),
    resume: newest === undefined ? null : await tellResume(db, newest.resume, sight, language),
    version: newest?.version ?? null,
    versions: versionsOf(snapshots, sight),
    answers: row.is_gone ? [] : tellAnswers(await answersOf(db, id), sight, language),
    timeline: await timelineOf(db, row, language),
    stars: row.is_gone ? [] : await sentStarsOf(db, id),
    form: row.is_gone ? null : await formRequests.of(db, id),
    others: await findOthers(db, asking, row, today),
  };
}

export interface ToldSnapshot {
  version: number;
  at: Date;
  resume: ToldResume;
  changed: ResumePart[];
}

/** One version of the resume as it was sent; null where there is none of that number. */
export async function readSnapshot(
  platform: Platform,
  asking: Asking,
  id: number,
  version: number,
): Promise<ToldSnapshot | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined || row.is_gone) return null;
  const snapshots = await findSnapshots(db, id);
  const snapshot = snapshots.find((each) => each.version === version);
  if (snapshot === undefined) return null;
  await recordSeen(platform, asking, row, { what: "page", action: "candidate.read" });
  const sight = sightOf(row);
  const before = snapshots.find((each) => each.version === version - 1);
  return {
    ...{ version, at: snapshot.at, resume: await tellResume(db, snapshot.resume, sight, asking.language) },
    changed: before === undefined ? [] : changedParts(before, snapshot, sight),
  };
}
