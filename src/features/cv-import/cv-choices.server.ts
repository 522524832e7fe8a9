import type { Db } from "../../platform/database/database.ts";
import { type KeptList, otherCode } from "../reference-data/lists.ts";
import { idOfCode, idOfText } from "../reference-data/master-data.server.ts";
import { foldText } from "../reference-data/spelling.ts";
import { fitting } from "../resumes/json-resume/foreign-values.ts";
import type { CharacterSet } from "../resumes/rules/free-text.ts";
import type { Found } from "./cv-facts.ts";

/** An entry of a list, or 'Others' with a text. */
export interface Chosen {
  id: number | null;
  other: string | null;
}

const none: Chosen = { id: null, other: null };

/** The ways in which a name of a list may be written: whole, without brackets, what is in them, before its comma. */
function spellings(text: string): string[] {
  const bare = text.replaceAll(/\([^)]*\)/g, " ").trim();
  const inside = [...text.matchAll(/\(([^)]{2,20})\)/g)].map(([, inner = ""]) => inner);
  const full = bare.replace(/\buniv\b\.?/i, "Universitas").replace(/\bpoltek\b\.?/i, "Politeknik");
  const [first = ""] = full.split(/\s[-–]\s|,/);
  return [...new Set([text, bare, full, first, ...inside].map((each) => each.trim()))];
}

/** What a place of the list is called beside its name: a city comes before the regency around it. */
const kindsOfPlace = ["Kota", "Kota Administrasi", "Kabupaten", "Kabupaten Administrasi"] as const;

/** The ways in which a place of the list may be written: with what it is, short or whole, and without. */
function placeSpellings(text: string): string[] {
  const [first = ""] = text.replaceAll(/\([^)]*\)/g, " ").split(/\s[-–]\s|,/);
  const [, kind = "", name = ""] =
    /^\s*(kab|kabupaten|kota)?\b\.?\s*(?:adm(?:inistrasi)?\b\.?)?\s*(.*?)\s*$/i.exec(first) ?? [];
  const isSaid = (one: string) => one.toLowerCase().startsWith(kind.toLowerCase());
  return [...kindsOfPlace.filter(isSaid).map((one) => `${one} ${name}`), text, first];
}

/** The entry of a list that a CV means, or 'Others' with its text. */
export async function chosenIn(
  db: Db,
  list: KeptList,
  found: Found<string> | null,
  set: CharacterSet,
): Promise<Chosen> {
  if (found === null) return none;
  const written = list === "domicile" ? placeSpellings(found.value) : spellings(found.value);
  for (const spelling of written) {
    const id = foldText(spelling) === "" ? null : await idOfText(db, list, spelling);
    if (id !== null) return { id, other: null };
  }
  const other = fitting(found.value, set);
  return other === null ? none : { id: await idOfCode(db, list, otherCode), other };
}

export async function idOfDegree(db: Db, found: Found<string> | null): Promise<number | null> {
  return found === null ? null : idOfCode(db, "degree", found.value);
}

export async function idOfPosition(db: Db, found: Found<string> | null): Promise<number | null> {
  return found === null ? null : idOfCode(db, "organisationPosition", found.value);
}

/** Words of a position that say its rank; the first that fits counts, all others say none. */
const ranks: readonly (readonly [RegExp, string])[] = [
  [/\b(direktur|director)\b/i, "director"],
  [/\b(pemilik|owner|founder)\b/i, "owner"],
  [/\b(general manager|manajer umum|kepala divisi|division head)\b/i, "division-head"],
  [/\b(senior manager|manajer senior)\b/i, "senior-manager"],
  [/\b(assistant manager|asisten manajer)\b/i, "assistant-manager"],
  [/\b(manager|manajer|kepala departemen)\b/i, "manager"],
  [/\b(kepala seksi|section head)\b/i, "section-head"],
  [/\b(supervisor|penyelia|spv)\b/i, "supervisor"],
  [/\b(kepala regu|mandor|foreman|team leader)\b/i, "foreman"],
  [/\b(spesialis|specialist|tenaga ahli)\b/i, "specialist"],
  [/\b(senior staff|staf senior|staff senior)\b/i, "senior-staff"],
  [/\b(staf|staff)\b/i, "staff"],
  [/\b(operator)\b/i, "operator"],
];

/** A rank is guessed only where the words of a position say it; a secretary of directors is none of them. */
export async function findRank(db: Db, position: Found<string> | null): Promise<Found<number> | null> {
  if (position === null || /\b(sekretaris|secretary|asisten pribadi|assistant to)\b/i.test(position.value)) return null;
  const code = ranks.find(([words]) => words.test(position.value))?.[1];
  const id = code === undefined ? null : await idOfCode(db, "rank", code);
  return id === null ? null : { ...position, value: id, confidence: Math.min(position.confidence, 0.75) };
}

export async function findIndustry(db: Db, found: Found<string> | null): Promise<Found<number> | null> {
  const id = found === null ? null : await idOfText(db, "industry", found.value);
  return found === null || id === null ? null : { ...found, value: id };
}

/** "Magang Pemasaran", "Marketing Intern": the function is what is left of the words. */
export async function findFunction(db: Db, position: Found<string> | null): Promise<Found<number> | null> {
  const text =
    position?.value
      .replaceAll(/\b(magang|intern(ship)?|praktik kerja lapangan|peserta|mahasiswa|staf|staff)\b/gi, " ")
      .trim() ?? "";
  const id = position === null || text === "" ? null : await idOfText(db, "function", text);
  return position === null || id === null
    ? null
    : { ...position, value: id, confidence: Math.min(position.confidence, 0.8) };
}
