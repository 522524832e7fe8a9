import { setImmediate } from "node:timers/promises";
import type { Language } from "../../i18n/language.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Act } from "../applications/act/act.schema.ts";
import type { Asking } from "../candidates/candidate.ts";
import type { PickedCandidate } from "../candidates/list/find-candidates.queries.server.ts";
import type { Who } from "../candidates/list/tell-candidate.server.ts";
import { getWho } from "../candidates/list/who-of.server.ts";
import { type Choice, pickCandidates } from "../candidates/pick.server.ts";
import { type Deciding, type Previewed, pastDate, previewAct } from "../decisions/hold/hold-act.server.ts";
import { lookAtMany } from "../decisions/hold/look-at-many.server.ts";
import { createTelling } from "../decisions/release-acts.server.ts";
import { forgetPreviews, insertPreview, putPossible } from "./bulk-job.store.server.ts";
import { mostRows, previewMs, type SampleKind, starredFrom } from "./bulk-job.ts";
import { insertRows, listRefusals, type NewRow } from "./row.store.server.ts";
import type { JobWork } from "./stored-work.server.ts";

/** Who prepares a job, and how far their right goes. */
export interface Preparing extends Asking {
  staffId: number;
  /** The label in place of a hidden name, by the person's code. */
  getAlias: (code: string) => string;
}

/** A requested bulk job. */
export interface JobWish {
  work: JobWork;
  choice: Choice;
  /** Languages in which a field of the act is empty; none of the recipients may read one of them. */
  lacking: readonly { field: string; language: Language }[];
}

export type PreviewedJob =
  | { status: "refused"; code: "nobody" | "too-many" | "due-past" | "at-past" }
  | { status: "lacking"; lacking: { field: string; language: Language; readers: number }[] }
  | {
      status: "previewed";
      id: number;
      until: Date;
      chosen: number;
      possible: number;
      /** The recipients, by the language that they read. */
      readers: Readonly<Record<Language, number>>;
      /** Of those who would be ended: with two or three stars. */
      starred: number;
      refused: { code: string; count: number }[];
      samples: SampleLetter[];
    };

/** Applications that are looked at before others are served again. */
const atOnce = 250;

type Seen = { one: PickedCandidate } & (
  | { row: NewRow & { code: string }; reads?: never }
  | { row: NewRow & { code: null }; reads: Language | null }
);

/** Finds what a job would do to some applications. */
async function look(
  { database }: Platform,
  deciding: Deciding,
  work: JobWork,
  picked: readonly PickedCandidate[],
): Promise<Seen[]> {
  const made = (one: PickedCandidate, seal: string | null, reads: Language | null): Seen => {
    return { one, row: { applicationId: one.id, shown: seal, code: null }, reads };
  };
  if (work.kind !== "act") return picked.map((one) => made(one, null, null));
  const { act } = work;
  const ids = picked.map(({ id }) => id);
  const seen = await database.transact((tx) => lookAtMany(tx, deciding, act, ids));
  return picked.map((one) => {
    const of = seen.get(one.id) ?? { status: "refused", code: "unknown" };
    if (of.status === "possible") return made(one, of.seal, of.reads);
    return { one, row: { applicationId: one.id, shown: null, code: of.code } };
  });
}

const countReaders = (possible: readonly Possible[], language: Language) =>
  possible.filter(({ reads }) => reads === language).length;

/** Stores the applications of a job, and what it would do to each. */
async function fix(
  platform: Platform,
  deciding: Deciding,
  id: number,
  { work, picked }: { work: JobWork; picked: readonly PickedCandidate[] },
): Promise<Possible[]> {
  const { database, clock } = platform;
  const possible: Possible[] = [];
  for (let after = 0; after < picked.length; after += atOnce) {
    const seen = await look(platform, deciding, work, picked.slice(after, after + atOnce));
    await insertRows(database.db, id, { rows: seen.map(({ row }) => row), after }, clock());
    possible.push(...seen.flatMap(({ one, reads }) => (reads === undefined ? [] : [{ ...one, reads }])));
    await setImmediate();
  }
  return possible;
}

const only = (ids: readonly number[]) => (new Set(ids).size === 1 ? (ids[0] ?? null) : null);

/**
 * Shows what a job would do before it does anything (recruiting §6): its rows are fixed, how each would come out is
 * counted, and the letters of some are shown. Within a quarter of an hour it may be started.
 */
export async function previewJob(
  platform: Platform,
  siteName: () => string,
  preparing: Preparing,
  { work, choice, lacking }: JobWish,
): Promise<PreviewedJob> {
  const { database, clock, sealer } = platform;
  const { by, staffId, reach, language } = preparing;
  const past = work.kind === "act" ? pastDate(work.act, clock()) : null;
  if (past !== null) return { status: "refused", code: past };
  const picked = await pickCandidates(platform, reach, choice, mostRows);
  if (picked.length === 0) return { status: "refused", code: "nobody" };
  if (picked.length > mostRows) return { status: "refused", code: "too-many" };
  const deciding = { by, staffId, sealer, telling: await createTelling(platform, siteName) };
  const companyIds = [...new Set(picked.map(({ companyId }) => companyId))];
  const vacancyId = only(picked.map(({ vacancyId: of }) => of));
  const isEnd = work.kind === "act" && work.act.kind === "end";
  const now = clock();
  const id = await database.transact(async (tx) => {
    const job = { staffId, language, work, companyIds, vacancyId, chosen: picked.length };
    return insertPreview(tx, job, now);
  });
  const possible = await fix(platform, deciding, id, { work, picked });
  const readers = lacking.map((lack) => ({ ...lack, readers: countReaders(possible, lack.language) }));
  const missed = readers.filter((lack) => lack.readers > 0);
  // Nobody can start it before it has the number of possible ones.
  if (missed.length > 0) return { status: "lacking", lacking: missed };
  const starred = isEnd ? possible.filter(({ stars }) => stars >= starredFrom).length : 0;
  await putPossible(database.db, id, { possible: possible.length, starred });
  await forgetPreviews(database.db, now, staffId);
  const showing = { deciding, asking: preparing, getAlias: preparing.getAlias };
  return {
    ...{ status: "previewed", id, until: new Date(now.getTime() + previewMs) },
    ...{ chosen: picked.length, possible: possible.length },
    readers: { id: countReaders(possible, "id"), en: countReaders(possible, "en") },
    starred,
    refused: await listRefusals(database.db, id),
    samples: work.kind === "act" ? await sampleLetters(platform, { ...showing, act: work.act }, possible) : [],
  };
}

/** An application that a job would change. */
interface Possible extends PickedCandidate {
  /** The language of the message to its person; null where there would be none. */
  reads: Language | null;
}

interface SampleLetter {
  kind: SampleKind;
  who: Who;
  letter: NonNullable<Extract<Previewed, { status: "previewed" }>["letter"]>;
}

/** The people whose letters show best how all of them read (recruiting §6); nobody twice. */
function chooseSamples(possible: readonly Possible[]): { kind: SampleKind; one: Possible }[] {
  const readers = possible.filter(({ reads }) => reads !== null);
  const [first] = readers;
  if (first === undefined) return [];
  const longest = readers.reduce((most, one) => (one.nameLength > most.nameLength ? one : most), first);
  const other = readers.find(({ reads }) => reads !== first.reads);
  return [
    { kind: "first", one: first },
    ...(longest === first ? [] : [{ kind: "longest" as const, one: longest }]),
    ...(other === undefined || other === longest ? [] : [{ kind: "other-language" as const, one: other }]),
  ];
}

interface Showing {
  deciding: Deciding;
  asking: Asking;
  act: Act;
  getAlias: (code: string) => string;
}

/**
 * The letters as they would be read; a person who is named in one counts as seen.
 * @param getAlias what someone is called whose name is hidden, by their code
 */
async function sampleLetters(
  platform: Platform,
  { deciding, asking, act, getAlias }: Showing,
  possible: readonly Possible[],
): Promise<SampleLetter[]> {
  const letters: SampleLetter[] = [];
  const samples = chooseSamples(possible);
  const whose = await getWho(
    platform,
    asking,
    samples.map(({ one }) => one.id),
  );
  for (const { kind, one } of samples) {
    const decision = { applicationId: one.id, act, releaseAt: null };
    const who = whose.who.get(one.id) ?? { kind: "gone", code: one.code };
    const naming = who.kind === "named" ? { seen: whose.seen } : { alias: getAlias(one.code) };
    const preview = await platform.database.transact((tx) => previewAct(tx, deciding, decision, naming));
    if (preview.status === "previewed" && preview.letter !== null) letters.push({ kind, who, letter: preview.letter });
  }
  return letters;
}
