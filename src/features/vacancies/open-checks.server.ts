import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import type { DeskVacancy } from "./draft/desk-vacancy.queries.server.ts";
import type { VacancyFields } from "./draft/vacancy-fields.ts";
import { type SimilarVacancy, similarOpen } from "./similar.store.server.ts";
import { type FormOf, readForms } from "./text-forms.server.ts";

/** Grounds on which a wording excludes people (recruiting §6). */
const wordKinds = ["age", "gender", "looks", "height", "marriage", "religion", "ethnicity"] as const;
export type WordKind = (typeof wordKinds)[number];

/** A wording that turns people away, and a better one; `#` stands for a number. */
interface DiscriminatingWord {
  kind: WordKind;
  language: "id" | "en";
  phrase: string;
  better: string;
}

/** A wording as a text has it first, and how often it has it. */
interface FoundWord {
  kind: WordKind;
  found: string;
  better: string;
  times: number;
}

/** The phrase as whole words, however they are spaced and written. */
function getPattern(phrase: string): RegExp {
  const words = phrase
    .split(/\s+/)
    .map((word) => (word === "#" ? "\\d{1,3}" : word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("[\\s:]{1,5}");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "giu");
}

const known = new WeakMap<DiscriminatingWord, RegExp>();

function getMatches(text: string, word: DiscriminatingWord) {
  const pattern = known.get(word) ?? getPattern(word.phrase);
  known.set(word, pattern);
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, found: match[0], word }));
}

/** The wordings of a text that turn people away, each once, in their order; of two that overlap the longer. */
export function findWords(text: string, words: readonly DiscriminatingWord[], language: "id" | "en"): FoundWord[] {
  const all = words.filter((word) => word.language === language).flatMap((word) => getMatches(text, word));
  const longestFirst = all.toSorted((one, other) => other.found.length - one.found.length);
  // Which characters a kept match has. What is not longer than a kept one overlaps it with its first or its last.
  const taken = new Uint8Array(text.length);
  const accepted = longestFirst.filter(({ at, found }) => {
    const end = at + found.length;
    if (taken[at] === 1 || taken[end - 1] === 1) return false;
    taken.fill(1, at, end);
    return true;
  });
  accepted.sort((one, other) => one.at - other.at);
  return [...Map.groupBy(accepted, ({ word }) => word)].map(([{ kind, better }, matches]) => {
    return { kind, better, found: matches[0]?.found ?? "", times: matches.length };
  });
}

const rows: z.ZodType<DiscriminatingWord[]> = z.array(
  z.object({
    kind: z.enum(wordKinds),
    language: z.enum(["id", "en"]),
    phrase: z.string().min(1),
    better: z.string().min(1),
  }),
);

const file = "content/master-data/words.csv";

let read: Promise<readonly DiscriminatingWord[]> | undefined;

/**
 * The wordings that a check looks for, read once a process.
 * @throws when the file is not what `content/master-data/README.md` says
 */
export function discriminatingWords(): Promise<readonly DiscriminatingWord[]> {
  read ??= readFile(file, "utf8").then((text) => rows.parse(parse(text, { columns: true, bom: true })));
  return read;
}

const textFields = ["title", "description", "requirement"] as const;
type TextField = (typeof textFields)[number];

/** Findings of a check; none of them blocks publishing (recruiting §6). */
export type OpenCheck =
  | { check: "english-missing"; fields: TextField[] }
  | ({ check: "discriminating-words"; field: TextField; language: "id" | "en" } & FoundWord)
  | { check: "no-salary" }
  | ({ check: "similar-open" } & SimilarVacancy);

function englishMissing(fields: VacancyFields): OpenCheck[] {
  const missing = textFields.filter((name) => fields[name].id !== "" && fields[name].en === "");
  return missing.length > 0 ? [{ check: "english-missing", fields: missing }] : [];
}

async function wordsIn(fields: VacancyFields, formOf: FormOf): Promise<OpenCheck[]> {
  const words = await discriminatingWords();
  const found: OpenCheck[] = [];
  for (const field of textFields) {
    for (const language of ["id", "en"] as const) {
      const written = fields[field][language];
      const text = field === "title" ? written : await formOf(written, "words");
      for (const word of findWords(text, words, language)) {
        found.push({ check: "discriminating-words", field, language, ...word });
      }
    }
  }
  return found;
}

/** Everything that the checks warn of in a vacancy as it is edited. */
export async function openChecks(
  db: Db,
  { id, companyId, fields }: Pick<DeskVacancy, "id" | "companyId" | "fields">,
): Promise<OpenCheck[]> {
  const hasSalary = fields.salaryMin !== null || fields.salaryMax !== null;
  const similar = await similarOpen(db, { id, companyId, title: fields.title.id });
  return [
    ...(await wordsIn(fields, await readForms(db, id))),
    ...englishMissing(fields),
    ...(hasSalary ? [] : [{ check: "no-salary" as const }]),
    ...similar.map((vacancy) => ({ check: "similar-open" as const, ...vacancy })),
  ];
}
