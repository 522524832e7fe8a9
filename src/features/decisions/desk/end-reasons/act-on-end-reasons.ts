import { m } from "#messages";
import type { Sent } from "../../../../contract/client.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { addEndReasonCall, changeEndReasonCall, type EndReason, listEndReasons } from "./end-reasons.calls.ts";
import { newReason } from "./end-reasons.schema.ts";

export interface EndReasonsData {
  reasons: EndReason[];
  /** The one that the panel shows; null for a new one, undefined for no panel. */
  chosen: EndReason | null | undefined;
}

/** Every reason, and the one of the address. */
export async function load({ api, url }: PageRequest<unknown>): Promise<EndReasonsData> {
  const { data: reasons } = needed(await api.send(listEndReasons, {}));
  const id = url.searchParams.get("id");
  const chosen = id === null ? undefined : reasons.find((reason) => reason.id === Number(id));
  return { reasons, chosen: url.searchParams.has("new") ? null : chosen };
}

export type EndReasonOutcome = { status: "done" } | ({ status: "refused"; typed: Typed } & Refused);

/** A form's values of a reason. */
export interface Typed {
  code: string;
  name: { id: string; en: string };
  words: { id: string; en: string };
}

function typedIn(form: FormData): Typed {
  const both = (name: string) => ({ id: formText(form, `${name}.id`), en: formText(form, `${name}.en`) });
  return { code: formText(form, "code"), name: both("name"), words: both("words") };
}

/** Adds a reason, changes one, or retires and restores one, by the pressed button. */
export async function act({ api, form, language }: PageAction<unknown>): Promise<EndReasonOutcome> {
  const typed = typedIn(form);
  const answered = (sent: Sent<unknown>): EndReasonOutcome => {
    if (sent.status === "accepted") return { status: "done" };
    const message = sent.code === "version-conflict" ? m.desk_end_reasons_stale() : sent.message;
    return { status: "refused", typed, message, errors: sent.errors };
  };
  const path = { id: Number(formText(form, "id")) };
  const ifMatch = { ifMatch: Number(formText(form, "version")) };
  const intent = formText(form, "intent");
  if (intent === "retire" || intent === "restore") {
    return answered(await api.send(changeEndReasonCall, { path, body: { isRetired: intent === "retire" } }, ifMatch));
  }
  const parsed = newReason.safeParse(typed);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, typed, language);
    return { status: "refused", typed, message: m.contract_invalid_fields(), errors };
  }
  if (intent === "add") return answered(await api.send(addEndReasonCall, { body: parsed.data }));
  const { name, words } = parsed.data;
  return answered(await api.send(changeEndReasonCall, { path, body: { name, words } }, ifMatch));
}
