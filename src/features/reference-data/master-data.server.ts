import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { contactCentreDetails, phaseDetails } from "./entry-details.schema.ts";
import { otherReadings } from "./find-entries.server.ts";
import { type KeptList, longestList, otherCode } from "./lists.ts";
import {
  type Entry,
  entries,
  entriesById,
  entriesNamed,
  firstEntries,
  knownIds,
  namesById,
} from "./master-data.queries.server.ts";
import { foldText, todaysSpelling } from "./spelling.ts";

/** An id somewhere in a request that a list should have. */
export interface AskedId {
  list: KeptList;
  id: number;
  /** Dotted path of the field, as `errors[].path` names it. */
  path: string;
}

/** A list in its order, in one language. */
export function listEntries(db: Db, list: KeptList, language: Language): Promise<Entry[]> {
  return entries(db, list, language);
}

/** True when the list has an entry with this id. */
export async function hasEntry(db: Db, list: KeptList, id: number): Promise<boolean> {
  return (await knownIds(db, [{ list, id }])).size === 1;
}

/** Those that no list has: each is 422 at its path. One query, however many are asked. */
export async function unknownIds(db: Db, entries: readonly AskedId[]): Promise<AskedId[]> {
  const known = await knownIds(db, entries);
  return entries.filter(({ list, id }) => !known.has(`${list} ${id}`));
}

/** Texts of entries by id; an id that the list does not have is not in the map. */
export async function getTexts(
  db: Db,
  list: KeptList,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  return new Map((await entriesById(db, list, ids, language)).map(({ id, text }) => [id, text]));
}

/** How entries of several lists are called in both languages. */
export interface Names {
  /** Indonesian and English; without those that the list does not have. */
  of(list: KeptList, ids: readonly (number | null)[]): (readonly [string, string])[];
}

/** Reads how entries are called; one query, however many lists and ids are asked. */
export async function getNames(
  db: Db,
  lists: readonly (readonly [KeptList, readonly (number | null)[]])[],
): Promise<Names> {
  const entries = lists.flatMap(([list, ids]) => ids.flatMap((id) => (id === null ? [] : [{ list, id }])));
  const rows = await namesById(db, entries);
  const known = new Map(rows.map(({ list, id, text_id, text_en }) => [`${list} ${id}`, [text_id, text_en] as const]));
  return {
    of(list, ids) {
      const names = [...new Set(ids)].map((id) => known.get(`${list} ${id}`));
      return names.filter((name) => name !== undefined);
    },
  };
}

/** Stable codes of entries by id ("other", "s1", "aktif"); null for an entry without one. */
export async function getCodes(db: Db, list: KeptList, ids: readonly number[]): Promise<Map<number, string | null>> {
  return new Map((await entriesById(db, list, ids, "id")).map(({ id, code }) => [id, code]));
}

/** The code of an entry, else its text; "" where there is none. */
export async function getCodeOrText(db: Db, list: KeptList, id: number | null, language: Language): Promise<string> {
  const [entry] = id === null ? [] : await entriesById(db, list, [id], language);
  return entry?.code ?? entry?.text ?? "";
}

/** The stable code of one entry; null when it has none or there is no such entry. */
export async function findCode(db: Db, list: KeptList, id: number): Promise<string | null> {
  return (await getCodes(db, list, [id])).get(id) ?? null;
}

/** The id of the entry with just this name, short name or name before its comma; null when there is none. */
async function findNamed(db: Db, list: KeptList, folded: string): Promise<number | null> {
  const named = await entriesNamed(db, list, folded);
  const isCalled = (name = "") => foldText(name) === folded;
  const found =
    named.find(({ names }) => names.some(isCalled)) ??
    named.find(({ names }) => names.some((name) => todaysSpelling(name) === folded)) ??
    named.find(({ short }) => short.some(isCalled)) ??
    named.find(({ names }) => names.some((name) => isCalled(name.split(",")[0])));
  return found?.id ?? null;
}

/**
 * The id of the entry that is called so, in either language, by a short name or by what stands before its comma
 * ("Kabupaten Sleman"), also as people write it ("Tehnik Sipil"); null when there is none.
 */
export async function idOfText(db: Db, list: KeptList, text: string): Promise<number | null> {
  const folded = foldText(text);
  if (folded === "") return null;
  const found = await findNamed(db, list, folded);
  if (found !== null) return found;
  for (const reading of await otherReadings(db, list, folded)) {
    const again = await findNamed(db, list, reading);
    if (again !== null) return again;
  }
  return null;
}

/** The id of the entry with this code. */
export async function idOfCode(db: Db, list: KeptList, code: string): Promise<number | null> {
  return (await entries(db, list, "id")).find((entry) => entry.code === code)?.id ?? null;
}

/** A phase of recruitment; texts in both languages, because the history answers both (§3 phaseDesc). */
export interface RecruitmentPhase {
  id: number;
  code: string | null;
  name: string;
  indonesianDesc: string;
  englishDesc: string;
  /** What an applicant should prepare for it, in the requested language; "" for nothing. */
  prepare: string;
  /** Calendar days it takes at most, null when not promised. */
  promisedDays: number | null;
}

/** The phases in their order. */
export async function recruitmentPhases(db: Db, language: Language): Promise<RecruitmentPhase[]> {
  return (await entries(db, "recruitmentPhase", language)).map(({ id, code, text, details }) => {
    const { descriptionId, descriptionEn, prepareId, prepareEn, promisedDays } = phaseDetails.parse(details);
    const descriptions = { indonesianDesc: descriptionId, englishDesc: descriptionEn };
    return { id, code, name: text, ...descriptions, prepare: language === "id" ? prepareId : prepareEn, promisedDays };
  });
}

/** Whom to ask about the applications of one platform. */
export interface ContactCentre {
  id: number;
  name: string;
  description: string;
  email: string;
  phone: string;
  whatsapp: string;
  hours: string;
}

/** The contact centre of a platform (§3 contactCenter), the first one for a platform that has none of its own. */
export async function findContactCentre(db: Db, platformId: number, language: Language): Promise<ContactCentre | null> {
  const centres = (await entries(db, "contactCentre", language)).map(({ id, text, details }) => ({
    id,
    name: text,
    ...contactCentreDetails.parse(details),
  }));
  const found = centres.find((centre) => centre.platformId === platformId) ?? centres[0];
  if (!found) return null;
  const { id, name, email, phone, whatsapp } = found;
  const description = language === "id" ? found.descriptionId : found.descriptionEn;
  return { id, name, description, email, phone, whatsapp, hours: language === "id" ? found.hoursId : found.hoursEn };
}

/** An entry as forms offer it. */
export interface Choice {
  id: number;
  text: string;
  code?: string | undefined;
}

export function getChoice({ id, text, code }: Entry): Choice {
  return code === null ? { id, text } : { id, text, code };
}

/** The first entries of a list; `other` is always among them, because it must be found without a search. */
export function beginning(list: readonly Entry[]): Entry[] {
  const other = list.filter(({ code }) => code === otherCode);
  return [...list.filter(({ code }) => code !== otherCode).slice(0, longestList - other.length), ...other];
}

/** Lists as forms choose from them; of a long one the first 50. */
export async function getChoices(
  db: Db,
  lists: readonly KeptList[],
  language: Language,
): Promise<Partial<Record<KeptList, Choice[]>>> {
  const first = await firstEntries(db, lists, language, longestList);
  const choices: Partial<Record<KeptList, Choice[]>> = {};
  for (const list of lists) choices[list] = beginning(first.filter((entry) => entry.list === list)).map(getChoice);
  return choices;
}
