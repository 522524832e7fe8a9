import type { z } from "zod";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { compareQuery } from "../applicants.schema.ts";

type Api = typeof import("./compare.api.server.ts");

export type Comparison = z.infer<Api["compareAnswer"]>;
export type ComparedApplicants = Comparison["data"];

export const compareCall = defineDeskCall<{ query: z.infer<typeof compareQuery> }, Comparison>()({
  method: "GET",
  path: "staff/compare",
  needs: "candidate.read",
  who: "staff",
});
