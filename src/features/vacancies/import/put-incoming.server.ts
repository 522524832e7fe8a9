import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Database, Db, Tx } from "../../../platform/database/database.ts";
import { anyTextToHtml } from "../../../platform/formats/rich-text.ts";
import { safeMark } from "../../../platform/formats/safe-mark.ts";
import { companyKey, ensureCompanies } from "../../companies/ensure-companies.server.ts";
import { ensureFunctions, functionKey, knownFunctions } from "../put/ensure-functions.server.ts";
import type { Putting } from "../put/merged-vacancy.server.ts";
import { knownVacancies, lockImports, type PutVacancy } from "../put/put-vacancies.queries.server.ts";
import { putVacancies, wouldRaise } from "../put/put-vacancies.server.ts";
import { foundBy } from "../search/vacancy-document.server.ts";
import { addDays, closingMoment } from "../vacancy.ts";
import type { IncomingVacancy } from "./read-vacancy-row.ts";

/** Days that a vacancy stays open when nobody said how long. */
const usualDays = 30;

/** Tells whether another system says the same as before. */
function contentHash(vacancy: IncomingVacancy): string {
  return createHash("sha256").update(JSON.stringify(vacancy)).digest("base64url");
}

/**
 * An incoming vacancy as it is stored, but for its company and function: HTML made safe, the closing moment reckoned, words
 * for searching.
 * @param postedAt when it was posted, if the other system does not say
 */
function toPut(
  incoming: IncomingVacancy,
  postedAt: Date,
  hash: string,
): Omit<PutVacancy, "company_id" | "function_id"> {
  const posted = incoming.postedAt ?? postedAt;
  const endDay = incoming.endDay ?? addDays(jakartaDay(posted), usualDays);
  const html = getHtml(incoming);
  return {
    code: incoming.code,
    category: incoming.category,
    title_id: incoming.titleId,
    title_en: incoming.titleEn,
    ...html,
    safe_id: safeMark([html.description_id, html.requirement_id]),
    safe_en: safeMark([html.description_en, html.requirement_en]),
    locations: incoming.places,
    employment_type: incoming.employment,
    salary_min: incoming.salaryMin,
    salary_max: incoming.salaryMax,
    posted_at: posted,
    end_date: endDay,
    closes_at: closingMoment(endDay),
    openings: incoming.openings,
    reply_days: incoming.replyDays,
    content_hash: hash,
    words: foundBy({ ...incoming, ...html }),
    isEndTold: incoming.endDay !== null,
  };
}

/** The four texts; one that stands for both languages is made safe once. */
function getHtml({ descriptionId, descriptionEn, requirementId, requirementEn }: IncomingVacancy) {
  const description_id = anyTextToHtml(descriptionId);
  const requirement_id = anyTextToHtml(requirementId);
  return {
    description_id,
    description_en: descriptionEn === descriptionId ? description_id : anyTextToHtml(descriptionEn),
    requirement_id,
    requirement_en: requirementEn === requirementId ? requirement_id : anyTextToHtml(requirementEn),
  };
}

/** Results of incoming vacancies. */
export interface PutCounts {
  added: number;
  updated: number;
  unchanged: number;
  /** Fields that wait for a choice in the desk since. */
  conflicts: number;
}

/** The last word on a code, where it says something new. */
interface NewWord {
  incoming: IncomingVacancy;
  hash: string;
}

/** A row that only lacks the ids of its company and function. */
interface Ready {
  company: string;
  function: string;
  row: Omit<PutVacancy, "company_id" | "function_id">;
}

/** Vacancies after which other work of the process gets its turn. */
const pauseAfter = 20;

/**
 * Stores incoming vacancies, all or none. The same code again updates, never doubles, inside one call too; what says the
 * same as before is left alone.
 */
export async function putIncoming(
  database: Database,
  incoming: readonly IncomingVacancy[],
  putting: Putting,
): Promise<PutCounts> {
  const { ready, counts } = await readied(database.db, incoming, putting);
  if (ready.length === 0) return counts;
  return { ...counts, conflicts: await database.transact((tx) => putReady(tx, ready, putting)) };
}

/** The same inside a transaction that stores more than vacancies. */
export async function putIncomingInto(
  tx: Tx,
  incoming: readonly IncomingVacancy[],
  putting: Putting,
): Promise<PutCounts> {
  const { ready, counts } = await readied(tx, incoming, putting);
  if (ready.length === 0) return counts;
  return { ...counts, conflicts: await putReady(tx, ready, putting) };
}

/** The same counts, changing nothing. */
export async function wouldPut(db: Db, incoming: readonly IncomingVacancy[], putting: Putting): Promise<PutCounts> {
  const { ready, counts } = await readied(db, incoming, putting, true);
  const functions = await knownFunctions(
    db,
    ready.map((entry) => entry.function),
  );
  const rows = ready.map(({ function: name, row }) => ({
    ...row,
    company_id: 0,
    function_id: functions.get(functionKey(name)) ?? 0,
  }));
  return { ...counts, conflicts: rows.length === 0 ? 0 : await wouldRaise(db, rows, putting) };
}

/** Rows of changed vacancies, and the result of each. */
async function readied(
  db: Db,
  incoming: readonly IncomingVacancy[],
  { now, takesAll }: Putting,
  knownAlone = false,
): Promise<{ ready: Ready[]; counts: PutCounts }> {
  const rows = await knownVacancies(
    db,
    incoming.map(({ code }) => code),
  );
  const known = new Map(rows.map((row) => [row.code, row]));
  // Who takes all takes again what was said before, where the desk says something else.
  const hashes = new Map(rows.map((row) => [row.code, takesAll && row.isApart ? "" : row.content_hash]));
  const { last, counts } = sorted(incoming, hashes);
  const chosenEntries = knownAlone ? last.filter((entry) => known.has(entry.incoming.code)) : last;
  const ready = await made(
    chosenEntries.map((entry) => ({ ...entry, postedAt: known.get(entry.incoming.code)?.posted_at ?? now })),
  );
  return { ready, counts };
}

/** Makes rows before the transaction, so that nobody waits for the making. */
async function made(entries: readonly (NewWord & { postedAt: Date })[]): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const { incoming, hash, postedAt } of entries) {
    ready.push({ company: incoming.company, function: incoming.function, row: toPut(incoming, postedAt, hash) });
    if (ready.length % pauseAfter === 0) await breathe();
  }
  return ready;
}

async function putReady(tx: Tx, ready: readonly Ready[], putting: Putting): Promise<number> {
  await lockImports(tx);
  const companies = await ensureCompanies(
    tx,
    ready.map(({ company }) => company),
  );
  const functions = await ensureFunctions(
    tx,
    ready.map((entry) => entry.function),
  );
  const rows = ready.map(({ company, function: name, row }) => {
    const company_id = companies.get(companyKey(company));
    const function_id = functions.get(functionKey(name));
    if (company_id === undefined || function_id === undefined) throw new Error(`No place for vacancy ${row.code}.`);
    return { ...row, company_id, function_id };
  });
  return (await putVacancies(tx, rows, putting)).raised;
}

/** Counts what each vacancy does to what is known by hash, and keeps the last word on each code that says something new. */
function sorted(incoming: readonly IncomingVacancy[], hashes: Map<string, string>) {
  const counts: PutCounts = { added: 0, updated: 0, unchanged: 0, conflicts: 0 };
  const last = new Map<string, NewWord>();
  for (const vacancy of incoming) {
    const hash = contentHash(vacancy);
    const before = hashes.get(vacancy.code);
    if (before === hash) counts.unchanged++;
    else if (before === undefined) counts.added++;
    else counts.updated++;
    hashes.set(vacancy.code, hash);
    if (before !== hash) last.set(vacancy.code, { incoming: vacancy, hash });
  }
  return { last: [...last.values()], counts };
}
