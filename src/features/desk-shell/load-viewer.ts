import { redirect } from "react-router";
import type { PageRequest } from "../../contract/page.ts";
import { refusedPage } from "../desk-base/desk-page.ts";
import { signInPath } from "../identity/desk/act-on-sign-in.ts";
import { type DeskViewer, getSession } from "../identity/desk/session.calls.ts";
import { listNoticesCall } from "../notifications/desk/notices.calls.ts";
import type { Unread } from "../notifications/desk/use-unread.ts";

/** A page's path as the router knows it: below the site's base path. */
function routerPath({ pathname, search }: URL): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1) + search;
}

/** The signed-in person and their notices; anyone else signs in first and comes back. */
export async function loadViewer({ api, url }: PageRequest<unknown>): Promise<{ viewer: DeskViewer; unread: Unread }> {
  const [sent, notices] = await Promise.all([
    api.send(getSession, {}),
    api.send(listNoticesCall, { query: { unread: "true", limit: 1 } }),
  ]);
  if (sent.status === "accepted") {
    if (notices.status === "refused") throw refusedPage(notices);
    const { total, totalIsMore } = notices.answer;
    return { viewer: sent.answer, unread: { total, totalIsMore } };
  }
  if (sent.http === 401) throw redirect(signInPath(routerPath(url)));
  throw refusedPage(sent);
}
