import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";
import type { contentPage, contentPageAnswer, contentPageRequest, pageSection } from "./pages.schema.ts";

export type ContentPage = z.infer<typeof contentPage>;
export type PageSection = z.infer<typeof pageSection>;

type Request = z.infer<typeof contentPageRequest>;
type Answer = z.infer<typeof contentPageAnswer>;

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
