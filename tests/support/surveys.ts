import { surveyPart } from "../../src/features/content/import/survey-part.server.ts";
import type { Database } from "../../src/platform/database/database.ts";

const line = (slug: string) => ({ slug, text: { id: `id ${slug}`, en: `en ${slug}` } });

/** A category of a survey's file, with its questions by their slugs. */
export function aCategory(slug: string, ratings: readonly number[], questions: readonly string[]) {
  return { slug, ratings, name: { id: `id ${slug}`, en: `en ${slug}` }, questions: questions.map(line) };
}

/** The file of a pack that says what is asked. */
export function aSurveyFile(categories: readonly object[], dissatisfaction: readonly string[] = ["slow"]) {
  const matter = { categories, dissatisfaction: dissatisfaction.map(line) };
  return { path: "survey/survey.md", text: `---\n${JSON.stringify(matter)}\n---\n` };
}

/** Loads what is asked as an operator does. */
export function loadSurvey(
  database: Database,
  file = aSurveyFile([aCategory("hard", [1, 2], ["lost", "unclear"]), aCategory("easy", [4, 5], ["fine"])]),
) {
  return database.transact((tx) => surveyPart.read([file], "2026-11-22").put(tx));
}
