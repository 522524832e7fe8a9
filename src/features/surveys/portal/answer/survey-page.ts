import { redirect } from "react-router";
import { m } from "#messages";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { type Rating, ratings } from "../../survey.ts";
import { findSurvey, getSurveyUrl, rate } from "../survey.calls.ts";

/** Names of the form's fields. */
export const fieldNames = {
  id: "id",
  rating: "rating",
  /** The category's and the question's id, with ":" between them. */
  question: "question",
  dissatisfaction: "dissatisfaction",
  comment: "comment",
} as const;

function getNumbers(form: FormData, name: string): number[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : []));
}

function getCategories(form: FormData) {
  const chosen = new Map<number, number[]>();
  for (const value of form.getAll(fieldNames.question)) {
    const [, category, question] = /^(\d{1,15}):(\d{1,15})$/.exec(String(value)) ?? [];
    if (category === undefined || question === undefined) continue;
    chosen.set(Number(category), [...(chosen.get(Number(category)) ?? []), Number(question)]);
  }
  return [...chosen].map(([airsysCategoryID, questions]) => ({ airsysCategoryID, questions }));
}

/** The answer as it was sent; a rating that was not chosen is left for the call to name. */
function readSurveyForm(form: FormData) {
  const [rating] = getNumbers(form, fieldNames.rating);
  return {
    transactionId: String(form.get(fieldNames.id) ?? ""),
    rating,
    categories: getCategories(form),
    dissatisfaction: getNumbers(form, fieldNames.dissatisfaction),
    comment: String(form.get(fieldNames.comment) ?? ""),
  };
}

function findRating(text: string | null): Rating | undefined {
  return ratings.find((rating) => String(rating) === text);
}

/** A survey's questions (R2); another person's link leads home (§8), an answered one says so. */
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
  const rating = findRating(url.searchParams.get(fieldNames.rating));
  return { ...survey, status: "waiting" as const, transactionId, language, rating };
}

export type SurveyData = Awaited<ReturnType<typeof load>>;
export type WaitingSurvey = Extract<SurveyData, { status: "waiting" }>;

/** The result of an answer. */
export type SurveyOutcome =
  | { status: "sent" }
  /** Nothing more can be done here. */
  | { status: "refused"; code: "survey-answered" | "survey-invalid"; message: string }
  /** The choices stay, for another try; `at` distinguishes the tries. */
  | { status: "failed"; message: string; at: number }
  | { status: "no-rating"; at: number };

/** Sends the answer of a survey. */
export async function act({ api, form, language, url, now }: PageAction<unknown>): Promise<SurveyOutcome> {
  const formRating = readSurveyForm(form);
  const rating = ratings.find((one) => one === formRating.rating);
  const at = now.getTime();
  if (rating === undefined) return { status: "no-rating", at };
  const sent = await api.send(rate, { body: { ...formRating, rating, lang: language } });
  if (sent.status === "accepted") return { status: "sent" };
  const { code, extra } = sent;
  if (code === "survey-answered" || code === "survey-invalid") {
    const message = (language === "id" ? extra.idnMessage : extra.enMessage) ?? sent.message;
    return { status: "refused", code, message };
  }
  if (sent.http === 401) need(sent, url);
  return { status: "failed", message: sent.http === 0 ? m.contract_offline() : sent.message, at };
}
