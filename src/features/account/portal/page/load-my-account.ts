import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { getOwnSuggestions } from "../../../alerts/portal/digest/vacancy-letters.calls.ts";
import { getSecurity } from "../../../identity/portal/accounts.calls.ts";
import { listActivity, listSessions } from "../../../identity/portal/devices.calls.ts";
import { getProfile } from "../../../resumes/portal/resume.calls.ts";
import { listConsents, listLooks } from "../my-account.calls.ts";

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
