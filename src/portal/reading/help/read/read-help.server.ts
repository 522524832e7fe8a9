import { helpIcons } from "../../../../domain/help/help-icons.ts";
import {
  mostAskedQuestions,
  type QuestionRow,
  questionsOfCategory,
  shownCategories,
  shownSubcategories,
} from "../../../../domain/help/read/help.queries.server.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { safeHtml } from "../../../../platform/rich-text/rich-text.ts";
import type { HelpCategory, HelpQuestion } from "../help.calls.ts";

/** Questions that a page begins with. */
const mostAsked = 5;

/** A question as the wire tells it. */
export function wireQuestion(row: QuestionRow): HelpQuestion {
  return {
    questionId: row.id,
    question: row.title,
    answer: safeHtml(row.answer),
    categoryId: row.category_id,
    subCategoryId: row.subcategory_id,
    updatedAt: wireMoment(row.updated_at),
  };
}

/** Every category that shows questions, with its parts. */
export async function readCategories(db: Db, language: Language): Promise<HelpCategory[]> {
  const [categories, parts] = [await shownCategories(db, language), await shownSubcategories(db, language)];
  return categories.map(({ id, name, icon, summary, questions, search }) => ({
    categoryId: id,
    name,
    // A name that an older version stored and this one does not draw.
    icon: helpIcons.find((known) => known === icon) ?? "info-circle",
    subcategories: parts
      .filter((part) => part.category_id === id)
      .map((part) => ({ subCategoryId: part.id, name: part.name, questions: part.questions })),
    summary,
    questions,
    search,
  }));
}

/** The questions opened most of late. */
export async function readMostAsked(db: Db, language: Language, today: string): Promise<HelpQuestion[]> {
  return (await mostAskedQuestions(db, language, today, mostAsked)).map(wireQuestion);
}

/** What a category shows, or one of its parts; `subCategoryId` 0 is all of it. Empty for a part that is not its own. */
export async function readQuestions(
  db: Db,
  language: Language,
  categoryId: number,
  subCategoryId: number,
): Promise<HelpQuestion[]> {
  const rows = await questionsOfCategory(db, language, categoryId);
  const chosen = subCategoryId === 0 ? rows : rows.filter((row) => row.subcategory_id === subCategoryId);
  return chosen.map(wireQuestion);
}
