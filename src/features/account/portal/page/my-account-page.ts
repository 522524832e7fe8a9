import type { Sent } from "../../../../contract/client.ts";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { type Language, languages } from "../../../../i18n/language.ts";
import { getOwnSuggestions } from "../../../alerts/portal/digest/vacancy-letters.calls.ts";
import { getSecurity, setMailLanguage } from "../../../identity/portal/accounts.calls.ts";
import { endSessions, listActivity, listSessions } from "../../../identity/portal/devices.calls.ts";
import { consentCodes } from "../../../privacy/consent-codes.ts";
import { getProfile } from "../../../resumes/portal/resume.calls.ts";
import { listConsents, listLooks, withdrawConsent } from "../my-account.calls.ts";

/** Everything that "My account" shows: who, where signed in, what happened to the account, what was agreed to. */
export async function load({ api, url, language, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const query = { lang: language };
  const [profile, sessions, activity, consents, looks, security, suggestions] = await Promise.all([
    api.send(getProfile, { path: { lang: language } }),
    api.send(listSessions, { query }),
    api.send(listActivity, { query }),
    api.send(listConsents, { query }),
    api.send(listLooks, { path: query }),
    api.send(getSecurity, {}),
    api.send(getOwnSuggestions, { path: query }),
  ]);
  return {
    email: need(profile, url).userName,
    sessions: need(sessions, url).data,
    activity: need(activity, url).data,
    consents: need(consents, url).data,
    looks: need(looks, url).data,
    suggestions: need(suggestions, url).data,
    mailLanguage: need(security, url).data.mailLanguage,
    isProved: need(security, url).data.isProved,
  };
}

export type MyAccountData = Awaited<ReturnType<typeof load>>;
export type Session = MyAccountData["sessions"][number];
export type Activity = MyAccountData["activity"][number];
export type CompanyLook = MyAccountData["looks"][number];
export type Consent = MyAccountData["consents"][number];

/** The result of an action on "My account". */
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
