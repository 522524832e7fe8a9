import { redirect } from "react-router";
import type { PageRequest } from "../../contract/page.ts";
import { signInPath } from "../account/act-on-sign-in.ts";
import { type DeskViewer, getSession } from "../account/session.calls.ts";
import { refusedPage } from "./refused-page.ts";

/** A page's path as the router knows it: below the site's base path. */
function routerPath({ pathname, search }: URL): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1) + search;
}

/** Who is signed in; whoever is not signs in first and comes back. */
export async function loadViewer({ api, url }: PageRequest<unknown>): Promise<{ viewer: DeskViewer }> {
  const sent = await api.send(getSession, {});
  if (sent.status === "accepted") return { viewer: sent.answer };
  if (sent.http === 401) throw redirect(signInPath(routerPath(url)));
  throw refusedPage(sent);
}
