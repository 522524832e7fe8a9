import type { z } from "zod";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { compareQuery } from "../applicants.schema.ts";
import type { compareAnswer } from "./compare.schema.ts";

export type Comparison = z.infer<typeof compareAnswer>;
export type ComparedApplicants = Comparison["data"];

export const compareCall = defineDeskCall<{ query: z.infer<typeof compareQuery> }, Comparison>()({
  method: "GET",
  path: "staff/compare",
  needs: "candidate.read",
  who: "staff",
});
