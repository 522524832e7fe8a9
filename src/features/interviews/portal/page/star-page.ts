import { data } from "react-router";
import { z } from "zod";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { isBlankList } from "../../../../ui/fields/bullet-text.ts";
import { readDraft } from "../../../drafts/portal/drafts.calls.ts";
import { draftSchemas } from "../../../drafts/portal/keep/draft-data.schema.ts";
import type { GivenResult, StarData } from "../../star.schema.ts";
import { starDraftName } from "../../star.ts";
import { getStar } from "../star.calls.ts";

/** Typed answers, detail by detail, under `getField`. */
const starValues = z.record(z.string(), z.string());
export type StarValues = z.output<typeof starValues>;

export const starDrafts = draftSchemas<StarValues>(starValues);

export type Question = StarData["questions"][number];

/** Name of a detail's field. */
export function getField(questionId: number, detailId: number): string {
  return `q${questionId}d${detailId}`;
}

/** The form's fields with what the server kept. */
export function valuesOf(questions: readonly Question[]): StarValues {
  return Object.fromEntries(
    questions.flatMap(({ id, details, answer }) =>
      details.map((detail) => [getField(id, detail.id), answer.find((one) => one.detailId === detail.id)?.text ?? ""]),
    ),
  );
}

/** The fields that the form has, with a draft's texts: a draft may be older than the form's last change. */
export function withDraft(saved: StarValues, draft: StarValues): StarValues {
  return Object.fromEntries(Object.entries(saved).map(([name, text]) => [name, draft[name] ?? text]));
}

/** Names of a question's fields that say nothing yet. */
export function lackingIn({ id, details }: Question, values: StarValues): string[] {
  return details.map((detail) => getField(id, detail.id)).filter((name) => isBlankList(values[name] ?? ""));
}

/** The sent answers. */
export function getResult(questions: readonly Question[], values: StarValues): GivenResult {
  return questions.map(({ id, details }) => ({
    questionId: id,
    answer: details.map((detail) => ({ detailId: detail.id, text: values[getField(id, detail.id)] ?? "" })),
  }));
}

/** The form with what was filled in so far (R35); 404 for someone else's. */
export async function load({ api, url, language, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const idParam = url.searchParams.get("id") ?? "";
  if (!/^[1-9]\d{0,14}$/.test(idParam)) throw data({ code: "not-found" }, { status: 404 });
  const star = need(await api.send(getStar, { body: { Id: Number(idParam), lang: language } }), url).data;
  if (star.isSubmitted) return { status: "sent" as const, ...star };
  const draft = need(await api.send(readDraft, { path: { name: starDraftName(star.id) } }), url).data;
  return { status: "open" as const, ...star, draft: starDrafts.server.parse(draft) };
}

export type StarPageData = Awaited<ReturnType<typeof load>>;
export type OpenStar = Extract<StarPageData, { status: "open" }>;
export type SentStar = Extract<StarPageData, { status: "sent" }>;
