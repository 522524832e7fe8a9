import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./home.api.server.ts");

export type HomeAnswer = z.infer<Api["homeAnswer"]>["data"];

/** What the home page tells, in one answer; lists may be empty. */
export const getHome = defineCall<z.infer<Api["homeRequest"]>, z.infer<Api["homeAnswer"]>>()({
  method: "GET",
  path: "home-page/{lang}",
  needs: "content.read",
  who: "guest",
});
