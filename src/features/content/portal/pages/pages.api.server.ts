import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { PageName } from "../../pages/content-page.ts";
import { getAboutPage, getProgramsPage, getTermsPage } from "./pages.calls.ts";
import { contentPageAnswer, contentPageRequest } from "./pages.schema.ts";
import { readPage } from "./read-page.server.ts";

/** The endpoints of about us, our programmes and the terms. */
export function pageEndpoints({ database: { db } }: Pick<Platform, "database">): Endpoint[] {
  const endpointOf = (page: PageName, call: typeof getAboutPage) =>
    endpoint(call, {
      request: contentPageRequest,
      answer: contentPageAnswer,
      async handle(_, context) {
        context.shows(`page:${page}`);
        return accept({ data: await readPage(db, page, context.language) });
      },
    });
  return [
    endpointOf("about", getAboutPage),
    endpointOf("programs", getProgramsPage),
    endpointOf("terms", getTermsPage),
  ];
}
