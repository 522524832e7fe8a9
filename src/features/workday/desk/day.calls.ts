import type { z } from "zod";
import { defineDeskCall } from "../../../contract/call.ts";
import type { dayAnswer } from "./day.schema.ts";

export type DayAnswer = z.infer<typeof dayAnswer>;

/** What waits for whoever asks. */
export const getDay = defineDeskCall<object, DayAnswer>()({
  method: "GET",
  path: "staff/day",
  needs: "desk.read",
  who: "staff",
});
