import { createHash } from "node:crypto";
import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { markdownToHtml, textOfHtml } from "../../../platform/formats/rich-text.ts";
import {
  type PackFault,
  PackFaults,
  type PackFile,
  type PackPart,
  type PackReport,
} from "../../../platform/operations/content-pack/pack-part.ts";
import { both, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEach, readPackFile } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { helpIcons } from "../../help/help.ts";
import {
  finishHelp,
  knownContent,
  knownPlaces,
  lockHelp,
  type PutCategory,
  type PutQuestion,
  putCategory,
  putQuestion,
} from "../../help/put-help.queries.server.ts";
import { foldText } from "../../reference-data/spelling.ts";

const order = z.int().default(100);

/** Front matter of `help/<category>.md`. */
const categoryFile = z.strictObject({
  order,
  icon: z.enum(helpIcons),
  name: both,
  summary: both,
  /** Words that people often look for here. */
  search: both.optional(),
  subcategories: z.array(z.strictObject({ slug, name: both })).default([]),
});

/** Front matter of `help/<category>/<question>.md`; the answer stands below `# id` and `# en`. */
const questionFile = z.strictObject({
  order,
  subcategory: slug.optional(),
  title: both,
  /** Other words that people ask with, in either language. */
  keywords: z.array(z.string().min(1)).default([]),
  often: z.boolean().default(false),
  hidden: z.boolean().default(false),
});

/** A category or a question of a pack, and the place for its errors. */
interface PutEntry<Put> {
  put: Put;
  path: string;
  getLine: ReadPackFile<unknown>["getLine"];
}

interface ReadHelp {
  categories: PutEntry<PutCategory>[];
  questions: PutEntry<PutQuestion & { category: string; subcategory: string | null }>[];
}

const categoryPath = /^[^/]+\/(?<slug>[a-z0-9-]+)\.md$/;
const questionPath = /^[^/]+\/(?<category>[a-z0-9-]+)\/(?<slug>[a-z0-9-]+)\.md$/;
const wrongPath =
  "a category is help/<category>.md, a question help/<category>/<question>.md, in letters a to z, digits and hyphens";

const getHash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

function readCategory(file: PackFile, slug: string): ReadHelp["categories"][number] {
  const { values, path, getLine } = readPackFile(file, categoryFile, []);
  const { name, summary, search, subcategories, order: position, icon } = values;
  const put: PutCategory = {
    ...{ slug, position, icon, content_hash: getHash(values) },
    ...{ name_id: name.id, name_en: name.en, summary_id: summary.id, summary_en: summary.en },
    ...{ search_id: search?.id ?? null, search_en: search?.en ?? null },
    subcategories: subcategories.map((part, at) => ({
      ...{ slug: part.slug, position: at, name_id: part.name.id, name_en: part.name.en },
    })),
  };
  return { put, path, getLine };
}

function readQuestion(file: PackFile, category: string, slug: string): ReadHelp["questions"][number] {
  const { values, sections, path, getLine } = readPackFile(file, questionFile, ["id", "en"]);
  const { title, keywords, order: position } = values;
  const [answer_id, answer_en] = [markdownToHtml(sections.get("id") ?? ""), markdownToHtml(sections.get("en") ?? "")];
  const words = {
    title: foldText(`${title.id} ${title.en}`),
    keywords: foldText(keywords.join(" ")),
    answer: foldText(`${textOfHtml(answer_id)} ${textOfHtml(answer_en)}`),
  };
  const put = {
    ...{ slug, category, subcategory: values.subcategory ?? null, position, words },
    ...{ title_id: title.id, title_en: title.en, answer_id, answer_en },
    ...{ is_often: values.often, is_hidden: values.hidden },
    content_hash: getHash([category, values, answer_id, answer_en]),
  };
  return { put, path, getLine };
}

function subcategoryTwice(categories: ReadHelp["categories"]): PackFault[] {
  return categories.flatMap(({ put, path, getLine }) =>
    put.subcategories.flatMap(({ slug }, at) => {
      const isFirst = put.subcategories.findIndex((other) => other.slug === slug) === at;
      return isFirst ? [] : [{ path, line: getLine(["subcategories", at]), reason: `there are two "${slug}"` }];
    }),
  );
}

function slugTwice(questions: ReadHelp["questions"]): PackFault[] {
  return questions.flatMap(({ put, path }, at) => {
    const first = questions.findIndex((other) => other.put.slug === put.slug);
    const reason = `${questions[first]?.path} has the same name; each question's is its own`;
    return first === at ? [] : [{ path, line: 1, reason }];
  });
}

/**
 * Reads the files of a pack's folder.
 * @throws PackFaults naming every fault of every file
 */
function readHelpFiles(files: readonly PackFile[]): ReadHelp {
  const categories: ReadHelp["categories"] = [];
  const questions: ReadHelp["questions"] = [];
  readEach(files, (file) => {
    const category = categoryPath.exec(file.path)?.groups;
    const question = questionPath.exec(file.path)?.groups;
    if (category?.["slug"]) categories.push(readCategory(file, category["slug"]));
    else if (question?.["slug"] && question["category"]) {
      questions.push(readQuestion(file, question["category"], question["slug"]));
    } else throw new PackFaults([{ path: file.path, line: 1, reason: wrongPath }]);
  });
  const faults = [...subcategoryTwice(categories), ...slugTwice(questions)];
  if (faults.length > 0) throw new PackFaults(faults);
  return { categories, questions };
}

interface Entry {
  slug: string;
  content_hash: string;
}

/** Stores what is new or says something else than before, and counts into the report. */
async function putChanged<Put extends Entry>(
  entries: readonly Put[],
  known: ReadonlyMap<string, string>,
  report: PackReport,
  put: (entry: Put) => Promise<void>,
): Promise<void> {
  for (const entry of entries) {
    const before = known.get(entry.slug);
    if (before === entry.content_hash) {
      report.unchanged += 1;
      continue;
    }
    await put(entry);
    if (before === undefined) report.added += 1;
    else report.updated += 1;
  }
}

/** Questions with the ids of where they belong, and what is wrong with the others. */
async function placed(tx: Tx, questions: ReadHelp["questions"]) {
  const places = await knownPlaces(tx);
  const faults: PackFault[] = [];
  const found: (PutQuestion & { category_id: number; subcategory_id: number | null })[] = [];
  for (const { put, path, getLine } of questions) {
    const { category, subcategory, ...question } = put;
    const place = places.get(category);
    const subcategory_id = subcategory === null ? null : place?.parts.get(subcategory);
    if (place === undefined) faults.push({ path, line: 1, reason: `there is no category help/${category}.md` });
    else if (subcategory_id === undefined) {
      const reason = `subcategory: help/${category}.md names no "${subcategory}"`;
      faults.push({ path, line: getLine(["subcategory"]), reason });
    } else found.push({ ...question, category_id: place.id, subcategory_id });
  }
  return { found, faults };
}

const puts = <Put>(entries: readonly PutEntry<Put>[]): Put[] => entries.map(({ put }) => put);

async function putHelp(tx: Tx, { categories, questions }: ReadHelp): Promise<PackReport> {
  const report: PackReport = { added: 0, updated: 0, unchanged: 0 };
  await lockHelp(tx);
  await putChanged(puts(categories), await knownContent(tx, "help_categories"), report, (one) => putCategory(tx, one));
  const known = await knownContent(tx, "help_questions");
  const { found, faults } = await placed(tx, questions);
  await putChanged(found, known, report, (one) => putQuestion(tx, one));
  if (faults.length > 0) throw new PackFaults(faults);
  if (report.added + report.updated > 0) await finishHelp(tx);
  return report;
}

/** The help centre's share of a content pack: the folder `help`. */
export const helpPart: PackPart = {
  folder: "help",
  read(files) {
    const read = readHelpFiles(files);
    return { put: (tx) => putHelp(tx, read) };
  },
};
