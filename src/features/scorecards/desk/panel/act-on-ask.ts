import { formText } from "../../../../contract/field-values.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { askScorecardsCall } from "../scorecards.calls.ts";

/** The action of the panel's form. */
export const askAct = "scorecard-ask";

export interface AskOutcome {
  /** null where they were asked. */
  message: string | null;
  errors: readonly FieldError[];
}

/** Asks people for their scorecards. */
export async function actOnAsk({ api, form, params }: PageAction<{ id: string }>): Promise<AskOutcome> {
  const body = { staffIds: form.getAll("staffIds").map(Number), dueOn: formText(form, "dueOn") };
  const sent = await api.send(askScorecardsCall, { path: { id: getId(params.id) }, body });
  return sent.status === "accepted" ? { message: null, errors: [] } : { message: sent.message, errors: sent.errors };
}
