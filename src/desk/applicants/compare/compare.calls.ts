import type { z } from "zod";
import { defineDeskCall } from "../../../contract/call.ts";
import type { compareQuery } from "../applicants.schema.ts";
import type { compareAnswer } from "./compare.schema.ts";

export type ComparedApplicants = z.infer<typeof compareAnswer>["data"];

export const compareCall = defineDeskCall<{ query: z.infer<typeof compareQuery> }, z.infer<typeof compareAnswer>>()({
  method: "GET",
  path: "staff/compare",
  needs: "candidate.read",
  who: "staff",
});
