import { data } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { readDraft } from "../../../drafts/portal/drafts.calls.ts";
import { starDraftName } from "../../star.ts";
import { getStar } from "../star.calls.ts";
import { starDrafts } from "./star-values.ts";

/** The form with what was filled in so far (R35); 404 for somebody else's. */
export async function load({ api, url, language, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const asked = url.searchParams.get("id") ?? "";
  if (!/^[1-9]\d{0,14}$/.test(asked)) throw data({ code: "not-found" }, { status: 404 });
  const star = need(await api.send(getStar, { body: { Id: Number(asked), lang: language } }), url).data;
  if (star.isSubmitted) return { status: "sent" as const, ...star };
  const draft = need(await api.send(readDraft, { path: { name: starDraftName(star.id) } }), url).data;
  return { status: "open" as const, ...star, draft: starDrafts.server.parse(draft) };
}

export type StarPageData = Awaited<ReturnType<typeof load>>;
export type OpenStar = Extract<StarPageData, { status: "open" }>;
export type SentStar = Extract<StarPageData, { status: "sent" }>;
