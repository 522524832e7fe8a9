import type { PageAction } from "../../../contract/page.ts";
import type { Outcome } from "../../applying/review/outcome/outcome.ts";
import { actOnEdit } from "../edit/act-on-edit.ts";
import { actOnWithdraw } from "../withdraw/act-on-withdraw.ts";
import { type SummaryIntent, summaryFields } from "./summary-fields.ts";

/** Why a press changed nothing, and when, so that the same twice is two answers. */
export interface SummaryAnswered {
  at: number;
  intent: SummaryIntent;
  outcome: Outcome;
  /** In the server's words. */
  message: string;
}

/** Sends the resume anew or takes the application back; both work without script. What went well leads elsewhere. */
export async function act(page: PageAction<{ id: string }>): Promise<SummaryAnswered> {
  const intent = page.form.get(summaryFields.intent) === "edit" ? "edit" : "withdraw";
  const refused = await (intent === "edit" ? actOnEdit(page) : actOnWithdraw(page));
  return { at: page.now.getTime(), intent, ...refused };
}
