import { m } from "#messages";
import type { Sent } from "../../../../contract/client.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import {
  addPairCall,
  getSearchWords,
  mapFunctionCall,
  removePairCall,
  type SearchWords,
} from "./search-words.calls.ts";
import { mappedFunction, newPair } from "./search-words.schema.ts";

export interface SearchWordsData extends SearchWords {
  /** Words that a pair begins with, from the list of what was not found. */
  chosen: string;
}

export async function load({ api, url }: PageRequest<unknown>): Promise<SearchWordsData> {
  return { ...needed(await api.send(getSearchWords, {})), chosen: url.searchParams.get("words") ?? "" };
}

export type SearchWordsOutcome = { status: "done" } | ({ status: "refused"; typed: Record<string, string> } & Refused);

/** Adds a pair, removes one, or maps a function's name: what the pressed button says. */
export async function act({ api, form, language }: PageAction<unknown>): Promise<SearchWordsOutcome> {
  const typed = Object.fromEntries(["one", "other", "value", "functionId"].map((name) => [name, formText(form, name)]));
  const answered = (sent: Sent<unknown>): SearchWordsOutcome =>
    sent.status === "accepted"
      ? { status: "done" }
      : { status: "refused", typed, message: sent.message, errors: sent.errors };
  const intent = formText(form, "intent");
  if (intent === "remove") {
    return answered(await api.send(removePairCall, { path: { id: Number(formText(form, "id")) } }));
  }
  const values = { ...typed, functionId: Number(typed["functionId"]) };
  const parsed = intent === "map" ? mappedFunction.safeParse(values) : newPair.safeParse(values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, values, language);
    return { status: "refused", typed, message: m.contract_invalid_fields(), errors };
  }
  const body = parsed.data;
  return "value" in body
    ? answered(await api.send(mapFunctionCall, { body }))
    : answered(await api.send(addPairCall, { body }));
}
