import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  categoriesAnswer,
  categoriesRequest,
  categoryQuestionsAnswer,
  categoryQuestionsRequest,
  contactAnswer,
  contactRequest,
  emptyAnswer,
  helpCategory,
  helpQuestion,
  searchAnswer,
  searchRequest,
  viewRequest,
  voiceRequest,
} from "./help.schema.ts";

export type HelpCategory = z.infer<typeof helpCategory>;
export type HelpQuestion = z.infer<typeof helpQuestion>;
export type HelpContact = z.infer<typeof contactAnswer>;
type Categories = z.infer<typeof categoriesAnswer>;
type Empty = z.infer<typeof emptyAnswer>;

/** Categories that have questions, and the questions opened most often. */
export const getHelpHome = defineCall<z.infer<typeof categoriesRequest>, Categories>()({
  method: "POST",
  path: "front-end/faq-home/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** The same, for pages below the first. */
export const getHelpCategories = defineCall<z.infer<typeof categoriesRequest>, Categories>()({
  method: "POST",
  path: "front-end/faq-category/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** Questions of a category, or of one of its sub-categories. */
export const getCategoryQuestions = defineCall<
  z.infer<typeof categoryQuestionsRequest>,
  z.infer<typeof categoryQuestionsAnswer>
>()({
  method: "POST",
  path: "front-end/question-category/{categoryId}/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** Questions that answer some words, best first; a typing error is forgiven. */
export const searchQuestions = defineCall<z.infer<typeof searchRequest>, z.infer<typeof searchAnswer>>()({
  method: "POST",
  path: "front-end/search-question/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** Says whether an answer helped; a visitor's last word counts. */
export const voiceOnAnswer = defineCall<z.infer<typeof voiceRequest>, Empty>()({
  method: "POST",
  path: "front-end/faq-like",
  needs: "help.voice",
  who: "guest",
  limits: smallBody,
});

/** Counts that a question was opened, once a visitor a day. */
export const countView = defineCall<z.infer<typeof viewRequest>, Empty>()({
  method: "POST",
  path: "front-end/faq-counter",
  needs: "help.voice",
  who: "guest",
  limits: smallBody,
});

/** Whom to ask about the site. */
export const getHelpContact = defineCall<z.infer<typeof contactRequest>, HelpContact>()({
  method: "POST",
  path: "contactcenter/get-data-aiho",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});
