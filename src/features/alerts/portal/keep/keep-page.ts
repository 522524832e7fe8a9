import { z } from "zod";
import { m } from "#messages";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import { need, type PageAction } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { solvedCaptcha, wellFormedEmail } from "../../../identity/account-fields.schema.ts";
import { parseListState } from "../../../vacancies/portal/list/list-state.ts";
import { type Frequency, frequencies, usualFrequency } from "../../alert.ts";
import { type KeepAlertRequest, keepAlert } from "../alerts.calls.ts";
import { frequencyIn } from "../frequency-words.ts";
import { getSearch, toWire } from "../wire-search.ts";

/** A guest's input to save a search. */
export const keepForm = z.object({
  email: wellFormedEmail,
  frequency: z.enum(frequencies),
  grecaptcha: solvedCaptcha,
});

export type KeepForm = z.infer<typeof keepForm>;

/** The result of saving; `noted` whether or not the address is known (promise 3). */
export type KeepOutcome =
  | { status: "kept"; frequency: Frequency }
  | { status: "same-search" }
  | { status: "noted"; email: string }
  | { status: "refused"; message: string; errors: FieldError[]; email: string };

/** Keeps the search of the address: at once for anyone who is signed in, else by a link to an address. */
export async function act(page: PageAction<object>): Promise<KeepOutcome> {
  const { form, url, isSignedIn, language } = page;
  const frequency = frequencyIn(formText(form, "frequency")) ?? usualFrequency;
  const search = toWire(getSearch(parseListState(url.searchParams)));
  if (isSignedIn) return keep(page, { search, frequency, name: "", email: undefined, grecaptcha: undefined });
  const typed = { email: formText(form, "email"), frequency, grecaptcha: formText(form, captchaName) };
  const checked = keepForm.safeParse(typed);
  if (checked.success) return keep(page, { search, name: "", ...checked.data });
  const errors = fieldErrors(checked.error, typed, language);
  return { status: "refused", message: m.contract_invalid_fields(), errors, email: typed.email };
}

async function keep(page: PageAction<object>, body: KeepAlertRequest["body"]): Promise<KeepOutcome> {
  const { api, language, url } = page;
  const sent = await api.send(keepAlert, { body: { ...body, lang: language } });
  if (sent.status === "accepted") {
    const isNoted = sent.answer.data === "confirmation-sent";
    return isNoted ? { status: "noted", email: body.email ?? "" } : { status: "kept", frequency: body.frequency };
  }
  if (sent.code === "same-search") return { status: "same-search" };
  if (sent.http === 401) need(sent, url);
  return { status: "refused", message: sent.message, errors: sent.errors, email: body.email ?? "" };
}
