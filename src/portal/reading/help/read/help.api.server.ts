import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-messages.ts";
import { accept, invalid, notFound } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import { hasShownQuestions as hasCategory } from "../../../../domain/help/read/help.queries.server.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getCategoryQuestions, getHelpCategories, getHelpHome, searchQuestions } from "../help.calls.ts";
import {
  categoriesAnswer,
  categoriesRequest,
  categoryQuestionsAnswer,
  categoryQuestionsRequest,
  searchAnswer,
  searchRequest,
} from "../help.schema.ts";
import { findQuestions } from "../search/search-questions.server.ts";
import { readCategories, readMostAsked, readQuestions } from "./read-help.server.ts";

type Parts = Pick<Platform, "database" | "clock">;

/** What pages show here changes with the content; views are counted anew each midnight, when all pages go stale. */
export const shownTag = "help-centre";

async function categoriesAndMostAsked({ database: { db }, clock }: Parts, context: RequestContext<"guest">) {
  context.shows(shownTag);
  const { language } = context;
  const categories = await readCategories(db, language);
  return accept({ categories, mostAsked: await readMostAsked(db, language, jakartaDay(clock())) });
}

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
