import {
  finishHelp,
  knownContent,
  knownPlaces,
  lockHelp,
  type PutQuestion,
  putCategory,
  putQuestion,
} from "../../../domain/help/pack/put-help.queries.server.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/content-pack/pack-part.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { type ReadHelp, readHelpFiles, type Told } from "./read-help-files.server.ts";

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
  for (const { put, path, lineOf } of questions) {
    const { category, subcategory, ...question } = put;
    const place = places.get(category);
    const subcategory_id = subcategory === null ? null : place?.parts.get(subcategory);
    if (place === undefined) faults.push({ path, line: 1, reason: `there is no category help/${category}.md` });
    else if (subcategory_id === undefined) {
      const reason = `subcategory: help/${category}.md names no "${subcategory}"`;
      faults.push({ path, line: lineOf(["subcategory"]), reason });
    } else found.push({ ...question, category_id: place.id, subcategory_id });
  }
  return { found, faults };
}

const puts = <Put>(told: readonly Told<Put>[]): Put[] => told.map(({ put }) => put);

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
