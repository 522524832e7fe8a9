import { z } from "zod";
import { pathLanguage } from "../../../../contract/path.schema.ts";

export const suggestionsRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({
    /** What was typed so far. */
    SearchString: z.string().max(100).default(""),
  }),
});

/** What somebody may be looking for; `count` open vacancies have it. */
const suggestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("title"), text: z.string(), count: z.number() }),
  z.object({ kind: z.literal("company"), id: z.number(), text: z.string(), count: z.number() }),
  /** A province, regency or city. */
  z.object({ kind: z.literal("place"), id: z.number(), text: z.string(), count: z.number() }),
  /** `text` is the vacancy's code. */
  z.object({ kind: z.literal("code"), text: z.string(), title: z.string(), count: z.number() }),
]);

export const suggestionsAnswer = z.object({ data: z.array(suggestion) });
