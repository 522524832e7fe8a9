import { redirect } from "react-router";
import { z } from "zod";
import { m } from "#messages";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { questionKinds } from "../../questions/question.ts";
import { type DeskVacancyAnswer, getDeskVacancy, getPreviewAddress } from "../vacancies.calls.ts";
import type { DeskQuestion } from "./desk-question.ts";
import { changeQuestionsCall, type QuestionBody } from "./questions.calls.ts";

const both = z.object({ id: z.string(), en: z.string() });

/** As the form's own script writes it; what is right of it, the call says. */
const written: z.ZodType<QuestionBody[]> = z.array(
  z.object({
    id: z.number().nullable(),
    kind: z.enum(questionKinds),
    words: both,
    options: z.array(both),
    required: z.boolean(),
    must: z
      .union([
        z.object({ values: z.array(z.union([z.boolean(), z.number()])) }),
        z.object({ min: z.number().nullable(), max: z.number().nullable() }),
      ])
      .nullable(),
  }),
);

/** The questions that a form sends; null where it sends none that can be read. */
function sentQuestions(form: FormData): QuestionBody[] | null {
  try {
    return written.safeParse(JSON.parse(formText(form, "questions"))).data ?? null;
  } catch {
    return null;
  }
}

export interface QuestionsData {
  vacancy: DeskVacancyAnswer;
  /** Where the public page is seen, with what it asks. */
  previewPath: string;
  /** The version that was just saved. */
  saved: string | null;
}

/** What a vacancy asks, to be read or edited. */
export async function load({ api, params, url }: PageRequest<{ id: string }>): Promise<QuestionsData> {
  const path = { id: getId(params.id) };
  return {
    vacancy: needed(await api.send(getDeskVacancy, { path })),
    previewPath: needed(await api.send(getPreviewAddress, { path })).path,
    saved: url.searchParams.get("saved"),
  };
}

/** Why nothing was saved; `met` where someone else saved other questions meanwhile. */
export interface NotSaved extends Refused {
  at: number;
  met: { version: number; questions: DeskQuestion[]; by: string | null } | null;
}

/** Saves what the form says. Where another one changed the vacancy and not its questions, nobody is asked anything. */
export async function act({ api, form, params, now }: PageAction<{ id: string }>): Promise<NotSaved> {
  const path = { id: getId(params.id) };
  const questions = sentQuestions(form);
  const at = now.getTime();
  if (questions === null) return { at, message: m.contract_bad_request(), errors: [], met: null };
  const send = (ifMatch: number) => api.send(changeQuestionsCall, { path, body: { questions } }, { ifMatch });
  let sent = await send(Number(formText(form, "version")));
  if (sent.status === "refused" && sent.extra.current && idsIn(sent.extra.current) === formText(form, "base")) {
    sent = await send(sent.extra.current.version);
  }
  if (sent.status === "accepted") throw redirect(`/staff/vacancies/${path.id}/questions?saved=${sent.answer.version}`);
  const { current } = sent.extra;
  const met = current && {
    ...{ version: current.version, questions: current.questions },
    by: current.edited?.by?.name ?? null,
  };
  return { at, message: sent.message, errors: sent.errors, met: met ?? null };
}

/** By which it is seen whether what is asked is still the same. */
export function idsIn({ questions }: Pick<DeskVacancyAnswer, "questions">): string {
  return questions.map(({ id }) => id).join();
}
