import { readCookies } from "../../../contract/cookies.ts";
import { staleResumeCookie, twoStepOfferCookie } from "../../identity/portal/session/prompt-cookies.ts";

/** What a sign-in may be followed by: the resume is out of date (A11), two-step sign-in is off (A9). */
export type Prompt = "stale-resume" | "two-step";

/** Who is in the middle of applying or of a form is asked on the page after that. */
const forms = /^\/(profile-resume|lowongan\/profile-resume|form-star|flk\d|mfa)(\/|$)/i;

/** In this order: what decides about the next application comes before what only makes the account safer. */
const flags: readonly [Prompt, string][] = [
  ["stale-resume", staleResumeCookie],
  ["two-step", twoStepOfferCookie],
];

/** What the browser's flags say is to be asked, the first one first (S21). */
export function duePrompts(cookieHeader: string): Prompt[] {
  const cookies = readCookies(cookieHeader);
  return flags.filter(([, flag]) => cookies[flag] === "true").map(([prompt]) => prompt);
}

/**
 * What is asked on a page: one thing, and nothing more where something was answered already.
 * @param answeredOn the path of the page on which the last one was answered
 */
export function promptOn(path: string, due: readonly Prompt[], answeredOn: string | null): Prompt | null {
  return forms.test(path) || path === answeredOn ? null : (due[0] ?? null);
}
