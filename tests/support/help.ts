import { helpPart } from "../../src/features/content/import/help-part.server.ts";
import type { Database } from "../../src/platform/database/database.ts";
import type { PackFile, PackReport } from "../../src/platform/operations/content-pack/pack-part.ts";

interface GivenCategory {
  order?: number;
  icon?: string;
  id?: string;
  en?: string;
  search?: { id: string; en: string };
  /** Slugs, which are their names too. */
  parts?: readonly string[];
}

interface GivenQuestion {
  id?: string;
  en?: string;
  answerId?: string;
  answerEn?: string;
  subcategory?: string;
  keywords?: readonly string[];
  order?: number;
  often?: boolean;
  hidden?: boolean;
}

/** A category's file of a pack; whatever a test does not care about is filled in. */
export function aCategoryFile(slug: string, overrides: GivenCategory = {}): PackFile {
  const { order = 1, icon = "info-circle", id = slug, en = id, search, parts = [] } = overrides;
  const subcategories = parts.map((part) => ({ slug: part, name: { id: part, en: part } }));
  const summary = { id: `Tentang ${id}`, en: `About ${en}` };
  const matter = { order, icon, name: { id, en }, summary, search, subcategories };
  return { path: `help/${slug}.md`, text: `---\n${JSON.stringify(matter)}\n---\n` };
}

/** A question's file of a pack. */
export function aQuestionFile(category: string, slug: string, overrides: GivenQuestion = {}): PackFile {
  const { id = slug, en = id, answerId = "Jawaban.", answerEn = "Answer.", keywords = [], ...rest } = overrides;
  const matter = { ...rest, title: { id, en }, keywords };
  return {
    path: `help/${category}/${slug}.md`,
    text: `---\n${JSON.stringify(matter)}\n---\n\n# id\n\n${answerId}\n\n# en\n\n${answerEn}\n`,
  };
}

/** Loads files as a pack's folder `help`. */
export function loadHelp(database: Database, files: readonly PackFile[]): Promise<PackReport> {
  return database.transact((tx) => helpPart.read(files, "2026-11-21").put(tx));
}

/** Ids of questions by slug. */
export async function questionIds(database: Database): Promise<Record<string, number>> {
  const rows = await database.db.selectFrom("help_questions").select(["id", "slug"]).execute();
  return Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
}
