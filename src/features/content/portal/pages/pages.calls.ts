import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./pages.api.server.ts");

export type ContentPage = z.infer<Api["contentPage"]>;
export type PageSection = z.infer<Api["pageSection"]>;

type Request = z.infer<Api["contentPageRequest"]>;
type Answer = z.infer<Api["contentPageAnswer"]>;

/** About us; on an empty database what the site says of itself. */
export const getAboutPage = defineCall<Request, Answer>()({
  method: "GET",
  path: "tentang-kami-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** Our programmes, a section each. */
export const getProgramsPage = defineCall<Request, Answer>()({
  method: "GET",
  path: "program-kami-page/{lang}",
  needs: "content.read",
  who: "guest",
});

/** Terms and privacy; the description is the short version. */
export const getTermsPage = defineCall<Request, Answer>()({
  method: "GET",
  path: "front-end/terms-page/{lang}",
  needs: "content.read",
  who: "guest",
});
