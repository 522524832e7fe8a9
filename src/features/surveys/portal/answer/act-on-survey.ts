import { m } from "#messages";
import { need, type PageAction } from "../../../../contract/page.ts";
import { ratings } from "../../survey.ts";
import { rate } from "../survey.calls.ts";
import { readSurveyForm } from "./survey-form.ts";

/** What became of an answer. */
export type SurveyOutcome =
  | { status: "sent" }
  /** Nothing more can be done here. */
  | { status: "refused"; code: "survey-answered" | "survey-invalid"; message: string }
  /** What was chosen stays, for another try; `at` tells one try from the next. */
  | { status: "failed"; message: string; at: number }
  | { status: "no-rating"; at: number };

/** Sends the answer of a survey. */
export async function act({ api, form, language, url, now }: PageAction<unknown>): Promise<SurveyOutcome> {
  const given = readSurveyForm(form);
  const rating = ratings.find((one) => one === given.rating);
  const at = now.getTime();
  if (rating === undefined) return { status: "no-rating", at };
  const sent = await api.send(rate, { body: { ...given, rating, lang: language } });
  if (sent.status === "accepted") return { status: "sent" };
  const { code, extra } = sent;
  if (code === "survey-answered" || code === "survey-invalid") {
    const message = (language === "id" ? extra.idnMessage : extra.enMessage) ?? sent.message;
    return { status: "refused", code, message };
  }
  if (sent.http === 401) need(sent, url);
  return { status: "failed", message: sent.http === 0 ? m.contract_offline() : sent.message, at };
}
