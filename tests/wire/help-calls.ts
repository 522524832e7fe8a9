import { firstOf } from "./first-of.ts";
import type { PublishedCall } from "./published-call.ts";

/** The help centre's calls. */
export const help: Record<string, PublishedCall> = {
  "POST front-end/faq-home/{lang}": { who: "guest", body: "json", names: "nobody's", good: () => ({}) },
  "POST front-end/faq-category/{lang}": { who: "guest", body: "json", names: "nobody's", good: () => ({}) },
  "POST front-end/question-category/{categoryId}/{lang}": {
    who: "guest",
    body: "json",
    names: "public",
    good: async (portal) => ({
      path: { categoryId: String(await firstOf(portal, "help_categories")) },
      body: { SubCategoryId: await firstOf(portal, "help_subcategories") },
    }),
  },
  "POST front-end/search-question/{lang}": {
    who: "guest",
    body: "json",
    names: "public",
    good: () => ({ body: { Question: "tautan aktivasi" } }),
  },
  "POST front-end/faq-like": {
    who: "guest",
    body: "json",
    names: "public",
    good: async (portal) => ({ body: { Id: await firstOf(portal, "help_questions"), IsLike: true } }),
  },
  "POST front-end/faq-counter": {
    who: "guest",
    body: "json",
    names: "public",
    good: async (portal) => ({ body: { Id: await firstOf(portal, "help_questions") } }),
  },
  "POST contactcenter/get-data-aiho": { who: "guest", body: "json", names: "nobody's", good: () => ({}) },
};
