import { starPart } from "../../src/features/content/import/star-part.server.ts";
import type { Database } from "../../src/platform/database/database.ts";

const both = (text: string) => ({ id: `id ${text}`, en: `en ${text}` });

/** A STAR form's file of a pack: a question for each list of details. */
export function aStarFile(code: string, questions: Readonly<Record<string, readonly string[]>>) {
  const matter = {
    code,
    questions: Object.entries(questions).map(([slug, details]) => ({
      slug,
      question: both(slug),
      details: details.map((detail) => ({ slug: detail, label: both(detail), hint: both(`hint ${detail}`) })),
    })),
  };
  return { path: `star-forms/${code}.md`, text: `---\n${JSON.stringify(matter)}\n---\n` };
}

/** Loads forms as an operator does. */
export function loadStarForms(database: Database, files = [aStarFile("STAR-T", { led: ["s", "t"], failed: ["r"] })]) {
  return database.transact((tx) => starPart.read(files, "2026-11-22").put(tx));
}
