import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { provinceNames, shortTowns, townNames } from "./area-words.ts";
import type { KeptList } from "./lists.ts";
import { type Entry, entryIn, type StoredEntry, searchEntries, storedList } from "./master-data.queries.server.ts";
import { foldText, nearestWord, todaysSpelling } from "./spelling.ts";

/** Words of a list that people write in another way; "" for those that say nothing. */
const otherWords: Partial<Record<KeptList, Readonly<Record<string, string>>>> = {
  domicile: {
    ...{ kodya: "kota", kotamadya: "kota", city: "kota", municipality: "kota", regency: "kabupaten" },
    ...{ adm: "", administratif: "", prov: "", provinsi: "", province: "", indonesia: "" },
  },
  institution: {
    ...{ university: "universitas", institute: "institut", polytechnic: "politeknik", technology: "teknologi" },
    ...{ of: "", the: "", unika: "katolik", november: "nopember", "10": "sepuluh", jend: "jenderal" },
  },
  major: { ilmu: "", jurusan: "", prodi: "", program: "", studi: "", bhs: "bahasa", tek: "teknik" },
};

/** Names that people give entries of a list, folded, beside those in it; the surest first. */
const otherNames: Partial<Record<KeptList, (entry: StoredEntry) => readonly string[]>> = {
  domicile: ({ code, text_id }) => {
    const own = foldText(text_id.split(",")[0]?.replace(/^(Kabupaten|Kota)( Administrasi)? /, "") ?? "");
    if (code === null) return [];
    return code.includes(".") ? [...(townNames[code] ?? []), ...(shortTowns[own] ?? [])] : (provinceNames[code] ?? []);
  },
  institution: ({ code }) => formerNames[code ?? ""] ?? [],
  major: ({ text_id, text_en }) => [
    ...(shortMajors[text_id] ?? [""]),
    ...[text_id, text_en].map((name) => [...name.matchAll(/(?<!\p{L})(?!dan |and )\p{L}/giu)].join("").toLowerCase()),
  ],
};

/** By the institution's domain. */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  "ub.ac.id": ["unibraw"],
  "its.ac.id": ["institut teknologi 10 november"],
};

const shortMajors: Readonly<Record<string, readonly string[]>> = {
  Farmasi: ["apoteker"],
  "Ilmu Komputer": ["ilkom"],
  "Ilmu Komunikasi": ["ilkom"],
  "Kesehatan Masyarakat": ["kesmas"],
  "Keselamatan dan Kesehatan Kerja": ["k3", "hse"],
  "Manajemen Sumber Daya Manusia": ["sdm", "hrd"],
  "Teknologi Informasi": ["it"],
};

/** So many words of a search are corrected at most. */
const mostCorrected = 5;

/** Nobody looks at what an import took a word for, so a short one is not corrected there. */
const leastImported = 6;

/**
 * A text with the nearest words of the list in place of those that it does not have; null where one has none.
 * @param least letters of a word that may be corrected
 */
function correct(folded: string, entries: readonly StoredEntry[], least: number): string | null {
  const texts = entries.map((entry) => entry.search_text);
  const words = [...new Set(texts.flatMap((text) => text.split(" ")))];
  const unknown = folded.split(" ").filter((word) => !texts.some((text) => text.includes(word)));
  if (unknown.length > mostCorrected || unknown.some((word) => word.length < least)) return null;
  const nearest = new Map(unknown.map((word) => [word, nearestWord(todaysSpelling(word), words)] as const));
  if ([...nearest.values()].includes(null)) return null;
  return folded
    .split(" ")
    .map((word) => nearest.get(word) ?? word)
    .join(" ");
}

/** Entries that people call so beside their names, the surest first. */
function findCalled(list: KeptList, folded: string, entries: readonly StoredEntry[]): StoredEntry[] {
  const names = otherNames[list] ?? (() => []);
  const joined = folded.replaceAll(" ", "");
  return entries
    .map((entry) => ({ entry, at: names(entry).findIndex((name) => name.replaceAll(" ", "") === joined) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}

/** A text as its words are usually written; then without slips, where it has any. */
function otherSpellings(list: KeptList, folded: string, entries: readonly StoredEntry[], least = 1): string[] {
  const rewrites = otherWords[list] ?? {};
  const usual = folded.split(" ").flatMap((word) => (rewrites[word] ?? word) || []);
  const plain = usual.join(" ") || folded;
  const corrected = correct(plain, entries, least) ?? correct(folded.replaceAll(" ", ""), entries, least);
  const spellings = corrected === null ? [plain] : [plain, corrected];
  return [...new Set(spellings)].filter((text) => text !== folded);
}

async function currentEntries(db: Db, list: KeptList): Promise<StoredEntry[]> {
  return [...(await storedList(db, list)).values()].filter((entry) => !entry.is_retired);
}

/**
 * Entries that a search means, best first: those that people call so, then those that hold its words. Where there are
 * none, its words are read as they are usually written, and then with the slips that they may have.
 */
export async function findEntries(
  db: Db,
  list: KeptList,
  folded: string,
  language: Language,
  most: number,
): Promise<Entry[]> {
  const entries = await currentEntries(db, list);
  const first = findCalled(list, folded, entries).map((entry) => entryIn(language)(entry));
  const found = [...first, ...(await searchEntries(db, list, folded, language, most))];
  if (found.length > 0) return [...new Map(found.map((entry) => [entry.id, entry])).values()].slice(0, most);
  for (const spelling of otherSpellings(list, folded, entries)) {
    const again = await searchEntries(db, list, spelling, language, most);
    if (again.length > 0) return again;
  }
  return [];
}

/** How else an entry may be written that is named by a text: by the one entry that people call so, or without slips. */
export async function otherReadings(db: Db, list: KeptList, folded: string): Promise<string[]> {
  const entries = await currentEntries(db, list);
  const [one, ...more] = findCalled(list, folded, entries);
  const named = one !== undefined && more.length === 0 ? [foldText(one.text_id)] : [];
  return [...named, todaysSpelling(folded), ...otherSpellings(list, folded, entries, leastImported)];
}
