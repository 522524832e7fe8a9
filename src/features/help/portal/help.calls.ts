import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";

type HelpApi = typeof import("./help.api.server.ts");
type ContactApi = typeof import("./help-centre.api.server.ts");
type HelpCentreApi = typeof import("./help-centre.api.server.ts");

export type HelpCategory = z.infer<HelpApi["helpCategory"]>;
export type HelpQuestion = z.infer<HelpApi["helpQuestion"]>;
export type HelpContact = z.infer<ContactApi["contactAnswer"]>;
type Categories = z.infer<HelpApi["categoriesAnswer"]>;
type Empty = z.infer<HelpCentreApi["emptyAnswer"]>;

/** Categories that have questions, and the questions opened most often. */
export const getHelpHome = defineCall<z.infer<HelpApi["categoriesRequest"]>, Categories>()({
  method: "POST",
  path: "front-end/faq-home/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** The same, for pages below the first. */
export const getHelpCategories = defineCall<z.infer<HelpApi["categoriesRequest"]>, Categories>()({
  method: "POST",
  path: "front-end/faq-category/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** Questions of a category, or of one of its sub-categories. */
export const getCategoryQuestions = defineCall<
  z.infer<HelpApi["categoryQuestionsRequest"]>,
  z.infer<HelpApi["categoryQuestionsAnswer"]>
>()({
  method: "POST",
  path: "front-end/question-category/{categoryId}/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** Questions that answer some words, best first; a typing error is forgiven. */
export const searchQuestions = defineCall<z.infer<HelpApi["searchRequest"]>, z.infer<HelpApi["searchAnswer"]>>()({
  method: "POST",
  path: "front-end/search-question/{lang}",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});

/** Says whether an answer helped; a visitor's last word counts. */
export const voiceOnAnswer = defineCall<z.infer<HelpCentreApi["voiceRequest"]>, Empty>()({
  method: "POST",
  path: "front-end/faq-like",
  needs: "help.voice",
  who: "guest",
  limits: smallBody,
});

/** Counts that a question was opened, once a visitor a day. */
export const countView = defineCall<z.infer<HelpCentreApi["viewRequest"]>, Empty>()({
  method: "POST",
  path: "front-end/faq-counter",
  needs: "help.voice",
  who: "guest",
  limits: smallBody,
});

/** Whom to ask about the site. */
export const getHelpContact = defineCall<z.infer<ContactApi["contactRequest"]>, HelpContact>()({
  method: "POST",
  path: "contactcenter/get-data-aiho",
  needs: "help.read",
  who: "guest",
  limits: smallBody,
});
