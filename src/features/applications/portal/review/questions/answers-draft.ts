import { z } from "zod";
import { quietApi } from "../../../../../contract/browser-api.ts";
import type { Api } from "../../../../../contract/client.ts";
import { readDraft, saveDraft } from "../../../../drafts/portal/drafts.calls.ts";
import { answersDraftName } from "../../../answers-draft.ts";
import type { TypedAnswers } from "./answer-form.ts";

/** Unsent answers as the server stores them: every device that this person signs in on continues from them. */
export interface AnswersDraft {
  typed: TypedAnswers;
  version: number;
}

const stored = z.object({ typed: z.record(z.string(), z.array(z.string())) });

const path = { name: answersDraftName };

function fromServer({ data, version }: { data?: unknown; version: number }): AnswersDraft {
  return { typed: stored.safeParse(data).data?.typed ?? {}, version };
}

/** The draft; empty where there is none, or the server does not say. */
export async function loadAnswersDraft(api: Api): Promise<AnswersDraft> {
  const sent = await api.send(readDraft, { path });
  return sent.status === "accepted" ? fromServer(sent.answer.data) : { typed: {}, version: 0 };
}

const current = z.object({ data: z.unknown(), version: z.number() });

/**
 * Stores answers beside those to other questions. Where another device stored some since, ours are put into its draft;
 * what cannot be stored now is stored with the next change, and this tab keeps it meanwhile.
 */
export async function saveAnswersDraft(draft: AnswersDraft, changed: TypedAnswers): Promise<AnswersDraft> {
  let { typed, version } = draft;
  for (let tries = 0; tries < 3; tries += 1) {
    const data = { typed: { ...typed, ...changed } };
    const sent = await quietApi.send(saveDraft, { path, body: { data, version } });
    if (sent.status === "accepted") return fromServer(sent.answer.data);
    const theirs = current.safeParse(sent.extra.current).data;
    if (theirs === undefined) return draft;
    ({ typed, version } = fromServer(theirs));
  }
  return draft;
}
