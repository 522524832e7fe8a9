import type { Sent } from "../../../../contract/client.ts";
import { need, type PageAction } from "../../../../contract/page.ts";
import { type Language, languages } from "../../../../i18n/language.ts";
import { setMailLanguage } from "../../../identity/portal/accounts.calls.ts";
import { endSessions } from "../../../identity/portal/devices.calls.ts";
import { consentCodes } from "../../../privacy/consent-codes.ts";
import { withdrawConsent } from "../my-account.calls.ts";

/** What became of a press on "My account". */
export type MyAccountOutcome =
  | { status: "ended-one" | "ended-others" | "ended-before" | "mail-language" }
  | { status: "withdrawn" | "failed"; message: string };

/** Names of the form's buttons. */
export const pressed = {
  session: "session",
  others: "others",
  consent: "consent",
  mailLanguage: "mail-language",
} as const;

function failure(page: PageAction<unknown>, sent: Extract<Sent<unknown>, { status: "refused" }>): MyAccountOutcome {
  if (sent.http === 401) need(sent, page.url);
  return { status: "failed", message: sent.message };
}

async function endOne(page: PageAction<unknown>, id: number): Promise<MyAccountOutcome> {
  const sent = await page.api.send(endSessions, { body: { id } });
  if (sent.status === "accepted") return { status: "ended-one" };
  return sent.http === 404 ? { status: "ended-before" } : failure(page, sent);
}

async function endOthers(page: PageAction<unknown>): Promise<MyAccountOutcome> {
  const sent = await page.api.send(endSessions, { body: { others: true } });
  return sent.status === "accepted" ? { status: "ended-others" } : failure(page, sent);
}

async function changeMailLanguage(page: PageAction<unknown>, to: Language): Promise<MyAccountOutcome> {
  const sent = await page.api.send(setMailLanguage, { body: { language: to } });
  return sent.status === "accepted" ? { status: "mail-language" } : failure(page, sent);
}

/** Signs out elsewhere, changes the language of mail, or takes a consent back. */
export async function act(page: PageAction<unknown>): Promise<MyAccountOutcome> {
  const { api, form, language } = page;
  if (form.has(pressed.session)) return endOne(page, Number(form.get(pressed.session)));
  const to = languages.find((known) => known === form.get(pressed.mailLanguage));
  if (to !== undefined) return changeMailLanguage(page, to);
  const code = consentCodes.find((known) => known === form.get(pressed.consent));
  if (code === undefined) return endOthers(page);
  const sent = await api.send(withdrawConsent, { body: { code, lang: language } });
  return sent.status === "accepted" ? { status: "withdrawn", message: sent.answer.message } : failure(page, sent);
}
