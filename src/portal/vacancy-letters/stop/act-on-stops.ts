import { formText } from "../../../contract/form-text.ts";
import type { PageAction } from "../../../contract/page.ts";
import { chooseByLetter } from "../vacancy-letters.calls.ts";
import type { LetterChoice } from "../vacancy-letters.schema.ts";
import type { StopParams } from "./load-stops.ts";

/** What became of a choice. */
export type StopOutcome = { status: "done"; choice: LetterChoice } | { status: "failed"; message: string };

const periods = ["weekly", "fortnightly", "monthly"] as const;

function choiceOf(form: FormData): LetterChoice {
  const chosen = formText(form, "choice");
  return periods.find((period) => period === chosen) ?? "stop";
}

/** Does what was chosen, once a button said so. */
export async function act({ api, form, params, language }: PageAction<StopParams>): Promise<StopOutcome> {
  const choice = choiceOf(form);
  const sent = await api.send(chooseByLetter, { path: { code: params.code }, body: { choice, lang: language } });
  return sent.status === "accepted" ? { status: "done", choice } : { status: "failed", message: sent.message };
}
