import { type Door, door } from "../../../contract/door.server.ts";
import { accept } from "../../../contract/reply.ts";
import type { PageName } from "../../../domain/content/pages/content-page.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getAboutPage, getProgramsPage, getTermsPage } from "./pages.calls.ts";
import { contentPageAnswer, contentPageRequest } from "./pages.schema.ts";
import { readPage } from "./read-page.server.ts";

/** The doors of about us, our programmes and the terms. */
export function pageDoors({ database: { db } }: Pick<Platform, "database">): Door[] {
  const doorOf = (page: PageName, call: typeof getAboutPage) =>
    door(call, {
      request: contentPageRequest,
      answer: contentPageAnswer,
      async handle(_, context) {
        context.shows(`page:${page}`);
        return accept({ data: await readPage(db, page, context.language) });
      },
    });
  return [doorOf("about", getAboutPage), doorOf("programs", getProgramsPage), doorOf("terms", getTermsPage)];
}
