import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";
import { layouts, type PageName } from "../../pages/content-page.ts";
import { getAboutPage, getProgramsPage, getTermsPage } from "../content.calls.ts";
import { readPage } from "./read-page.server.ts";

const item = z.object({ title: z.string(), text: z.string(), url: z.string().optional() });

/** A part of a page; `body` is sanitised HTML. What follows `items` is our addition. */
export const pageSection = z.object({
  id: z.string(),
  heading: z.string(),
  body: z.string(),
  imageUrl: z.string().nullable(),
  items: z.array(item),
  layout: z.enum(layouts),
  /** One plain sentence, "" where there is none. */
  summary: z.string(),
  /** For whom, on a programme. */
  tag: z.string(),
  /** Where a programme's vacancies or its own site are: a path of this site or an address. */
  url: z.string().nullable(),
  dye: z.enum(dyes).nullable(),
  pattern: z.enum(patterns).nullable(),
});

export const contentPage = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  updatedAt: z.string().nullable(),
  sections: z.array(pageSection),
});

export const contentPageRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const contentPageAnswer = z.object({ data: contentPage });

/** The endpoints of about us, our programmes and the terms. */
export function pageEndpoints({ database: { db } }: Pick<Platform, "database">): Endpoint[] {
  const getEndpoint = (page: PageName, call: typeof getAboutPage) =>
    endpoint(call, {
      request: contentPageRequest,
      answer: contentPageAnswer,
      async handle(_, context) {
        context.shows(`page:${page}`);
        return accept({ data: await readPage(db, page, context.language) });
      },
    });
  return [
    getEndpoint("about", getAboutPage),
    getEndpoint("programs", getProgramsPage),
    getEndpoint("terms", getTermsPage),
  ];
}
