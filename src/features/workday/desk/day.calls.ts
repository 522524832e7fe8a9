import type { z } from "zod";
import { defineDeskCall } from "../../../contract/call.ts";

type Api = typeof import("./day.api.server.ts");

export type DayAnswer = z.infer<Api["dayAnswer"]>;

/** The caller's open tasks. */
export const getDay = defineDeskCall<object, DayAnswer>()({
  method: "GET",
  path: "staff/day",
  needs: "desk.read",
  who: "staff",
});
