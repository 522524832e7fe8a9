import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { accept, invalid, notFound } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { jakartaDay, wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { safeHtml } from "../../../platform/formats/rich-text.ts";
import type { Platform } from "../../../platform/platform.ts";
import { meantWord } from "../../reference-data/spelling.ts";
import {
  hasShownQuestions as hasCategory,
  mostAskedQuestions,
  type QuestionRow,
  questionsById,
  questionsOfCategory,
  shownCategories,
  shownSubcategories,
} from "../help.queries.server.ts";
import { helpIcons, longestSearch } from "../help.ts";
import { questionsWith, wordsLike } from "../help-search.queries.server.ts";
import { type Hit, rankQuestions, type SearchWord, searchWords } from "../search-words.ts";
import {
  getCategoryQuestions,
  getHelpCategories,
  getHelpHome,
  type HelpCategory,
  type HelpQuestion,
  searchQuestions,
} from "./help.calls.ts";

/** Questions that a page begins with. */
const mostAsked = 5;

/** A question on the wire. */
function wireQuestion(row: QuestionRow): HelpQuestion {
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
async function readCategories(db: Db, language: Language): Promise<HelpCategory[]> {
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
async function readMostAsked(db: Db, language: Language, today: string): Promise<HelpQuestion[]> {
  return (await mostAskedQuestions(db, language, today, mostAsked)).map(wireQuestion);
}

/**
 * The questions of a category, or of one of its parts; `subCategoryId` 0 is all. Empty for a part of another category.
 */
async function readQuestions(
  db: Db,
  language: Language,
  categoryId: number,
  subCategoryId: number,
): Promise<HelpQuestion[]> {
  const rows = await questionsOfCategory(db, language, categoryId);
  const chosen = subCategoryId === 0 ? rows : rows.filter((row) => row.subcategory_id === subCategoryId);
  return chosen.map(wireQuestion);
}

/** Questions that an answer holds; who needs more needs other words. */
const mostFound = 20;

interface Found {
  questions: HelpQuestion[];
  /** The words as they were probably meant, where that differs. */
  didYouMean: string | null;
}

/** Puts the meant word in place of each that no question has. */
async function corrected(db: Db, words: readonly SearchWord[], hits: readonly Hit[]): Promise<SearchWord[]> {
  const corrections: SearchWord[] = [];
  for (const [at, searched] of words.entries()) {
    const isKnown = hits.some(({ places }) => places[at]);
    const word = isKnown ? null : meantWord(searched.word, await wordsLike(db, searched.word));
    corrections.push(word === null ? searched : { word, isBeginning: false });
  }
  return corrections;
}

/** Questions that answer a text, best first, whatever its language; typing errors are forgiven. */
async function findQuestions(db: Db, language: Language, text: string): Promise<Found> {
  const words = searchWords(text);
  if (words.length === 0) return { questions: [], didYouMean: null };
  const hits = await questionsWith(db, words);
  const corrections = await corrected(db, words, hits);
  const isMisspelt = corrections.some(({ word }, at) => word !== words[at]?.word);
  const ids = rankQuestions(isMisspelt ? await questionsWith(db, corrections) : hits, words.length).slice(0, mostFound);
  const rows = new Map((await questionsById(db, language, ids)).map((row) => [row.id, row]));
  const questions = ids.flatMap((id) => rows.get(id) ?? []).map(wireQuestion);
  return { questions, didYouMean: isMisspelt ? corrections.map(({ word }) => word).join(" ") : null };
}

type Parts = Pick<Platform, "database" | "clock">;

/** The pages change with the content; views are counted again each midnight, when all pages expire. */
export const shownTag = "help-centre";

async function categoriesAndMostAsked({ database: { db }, clock }: Parts, context: RequestContext<"guest">) {
  context.shows(shownTag);
  const { language } = context;
  const categories = await readCategories(db, language);
  return accept({ categories, mostAsked: await readMostAsked(db, language, jakartaDay(clock())) });
}

/** A part of a category; `questions` counts those shown (our addition). */
const helpSubcategory = z.object({ subCategoryId: z.number(), name: z.string(), questions: z.number() });

export const helpCategory = z.object({
  categoryId: z.number(),
  name: z.string(),
  icon: z.enum(helpIcons),
  subcategories: z.array(helpSubcategory),
  /** Our additions: one sentence about it, how many questions, and words often looked for here, or null. */
  summary: z.string(),
  questions: z.number(),
  search: z.string().nullable(),
});

export const helpQuestion = z.object({
  questionId: z.number(),
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  /** Our additions: where it belongs, and since when it says so (ISO 8601). */
  categoryId: z.number(),
  subCategoryId: z.number().nullable(),
  updatedAt: z.string(),
});

const inLanguage = z.object({ lang: pathLanguage });

export const categoriesRequest = z.object({ path: inLanguage });
export const categoriesAnswer = z.object({ categories: z.array(helpCategory), mostAsked: z.array(helpQuestion) });

export const categoryQuestionsRequest = z.object({
  path: z.object({ categoryId: pathId, lang: pathLanguage }),
  /** Absent or 0: the whole category. */
  body: z.object({ SubCategoryId: z.preprocess(blankIsAbsent, z.int().default(0)) }),
});
export const categoryQuestionsAnswer = z.object({ questions: z.array(helpQuestion) });

export const searchRequest = z.object({
  path: inLanguage,
  body: z.object({ Question: z.preprocess(blankIsAbsent, z.string().max(longestSearch).default("")) }),
});
export const searchAnswer = z.object({
  questions: z.array(helpQuestion),
  /** Our addition: the words as they were probably meant; the questions are those of these words. */
  didYouMean: z.string().optional(),
});

/** Calls that read: categories, questions, search. */
export function readingEndpoints(parts: Parts): Endpoint[] {
  const { db } = parts.database;
  return [
    endpoint(getHelpHome, {
      request: categoriesRequest,
      answer: categoriesAnswer,
      handle: (_, context) => categoriesAndMostAsked(parts, context),
    }),
    endpoint(getHelpCategories, {
      request: categoriesRequest,
      answer: categoriesAnswer,
      handle: (_, context) => categoriesAndMostAsked(parts, context),
    }),
    endpoint(getCategoryQuestions, {
      request: categoryQuestionsRequest,
      answer: categoryQuestionsAnswer,
      find: async ({ path }, { language }) =>
        (await hasCategory(db, Number(path["categoryId"])))
          ? null
          : notFound(m.contract_not_found({}, { locale: language })),
      async handle({ path: { categoryId }, body: { SubCategoryId } }, context) {
        const { language } = context;
        context.shows(shownTag);
        const questions = await readQuestions(db, language, categoryId, SubCategoryId);
        if (questions.length > 0) return accept({ questions });
        const message = fieldMessage("choice", language);
        return invalid(m.contract_invalid_fields({}, { locale: language }), [
          { path: "SubCategoryId", code: "choice", message },
        ]);
      },
    }),
    endpoint(searchQuestions, {
      request: searchRequest,
      answer: searchAnswer,
      async handle({ body }, context) {
        context.shows(shownTag);
        const { questions, didYouMean } = await findQuestions(db, context.language, body.Question);
        return accept({ questions, ...(didYouMean === null ? {} : { didYouMean }) });
      },
    }),
  ];
}
