import type { PageAction } from "../../../../contract/page.ts";
import { voiceOnAnswer } from "../help.calls.ts";

/** Names of the feedback form's fields. */
export const voiceFields = { question: "question", helped: "helped" } as const;

/** What came of saying whether an answer helped. */
export type Voice =
  | { status: "noted"; questionId: number; isLike: boolean }
  | { status: "failed"; questionId: number; message: string };

/** Every page that shows answers takes voices on them (V17). */
export async function act({ api, form }: PageAction<unknown>): Promise<Voice> {
  const questionId = Number(form.get(voiceFields.question));
  const isLike = form.get(voiceFields.helped) === "yes";
  const sent = await api.send(voiceOnAnswer, { body: { Id: questionId, IsLike: isLike } });
  if (sent.status === "accepted") return { status: "noted", questionId, isLike };
  return { status: "failed", questionId, message: sent.message };
}

interface Revalidation {
  formMethod?: string | undefined;
  defaultShouldRevalidate: boolean;
}

/** A voice changes nothing that a page shows, so nothing is loaded anew. */
export function staysAfterVoice({ formMethod, defaultShouldRevalidate }: Revalidation): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}
