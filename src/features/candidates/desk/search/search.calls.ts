import type { z } from "zod";
import { defineDeskCall } from "../../../../contract/call.ts";

type Api = typeof import("./search.api.server.ts");

export type FoundAtDesk = z.infer<Api["searchAnswer"]>;

/** People and vacancies by a few words, from every page. Refusal: 429, after 600 searches within an hour. */
export const searchDeskCall = defineDeskCall<{ query: { q: string } }, FoundAtDesk>()({
  method: "GET",
  path: "staff/search",
  needs: "candidate.read",
  who: "staff",
});
