import { redirect } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { type Rating, ratings } from "../../survey.ts";
import { findSurvey, getSurveyUrl } from "../survey.calls.ts";
import { fieldNames } from "./survey-form.ts";

function ratingOf(text: string | null): Rating | undefined {
  return ratings.find((rating) => String(rating) === text);
}

/** What a survey asks (R2); a link that is none of this person's leads home (§8), an answered one says so. */
export async function load({ api, url, language, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const id = url.searchParams.get("id") ?? "";
  const lang = language;
  const linked = await api.send(getSurveyUrl, { query: { id, lang } });
  if (linked.status === "refused" && (linked.http === 200 || linked.http === 422)) throw redirect("/");
  const { transactionId } = need(linked, url);
  const survey = need(await api.send(findSurvey, { query: { id: transactionId, lang } }), url);
  if (!survey.isExisting) return { status: "answered" as const };
  // Without script the rating comes first, by the page's own address.
  const rating = ratingOf(url.searchParams.get(fieldNames.rating));
  return { ...survey, status: "waiting" as const, transactionId, language, rating };
}

export type SurveyData = Awaited<ReturnType<typeof load>>;
export type WaitingSurvey = Extract<SurveyData, { status: "waiting" }>;
