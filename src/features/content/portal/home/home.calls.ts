import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";
import type { homeAnswer, homeRequest } from "./home.schema.ts";

export type HomeAnswer = z.infer<typeof homeAnswer>["data"];

/** What the home page tells, in one answer; lists may be empty. */
export const getHome = defineCall<z.infer<typeof homeRequest>, z.infer<typeof homeAnswer>>()({
  method: "GET",
  path: "home-page/{lang}",
  needs: "content.read",
  who: "guest",
});
