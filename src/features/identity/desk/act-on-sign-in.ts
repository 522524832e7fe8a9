import { redirect, redirectDocument } from "react-router";
import { deskPath } from "../../../contract/desk-ask.ts";
import type { PageAction, PageRequest } from "../../../contract/page.ts";
import { needed } from "../../desk-base/desk-page.ts";
import { codeForm, signInForm } from "./account.schema.ts";
import { checkForm } from "./check-form.ts";
import { type CompanyOutcome, companyOutcome } from "./company/company-outcome.ts";
import type { Refused } from "./refusal.tsx";
import { getEntriesCall, getSession, openSessionCall, showSecondStep } from "./session.calls.ts";

export interface SignInData {
  step: "password" | "code";
  /** Where one was going; a path of the desk's. */
  to: string;
  /** By what one may sign in here. */
  entries: { company: boolean; passwords: boolean };
  /** Why the company's account did not let one in. */
  outcome: CompanyOutcome | null;
}

/** Who is signed in continues. */
export async function load({ api, url }: PageRequest<unknown>): Promise<SignInData> {
  const { searchParams } = url;
  const to = deskPath(searchParams.get("to"));
  const step = searchParams.get("step") === "2" ? "code" : "password";
  if ((await api.send(getSession, {})).status === "accepted") throw redirect(to);
  const entries = needed(await api.send(getEntriesCall, {}));
  return { step, to, entries, outcome: companyOutcome(searchParams.get("company")) };
}

/** Where the second step is asked for, and the way on after it. */
export function signInPath(to: string, step: 1 | 2 = 1): string {
  const query = new URLSearchParams({ ...(step === 2 && { step: "2" }), ...(to !== "/staff" && { to }) }).toString();
  return `/staff/signin${query === "" ? "" : `?${query}`}`;
}

export type RefusedSignIn = Refused & { step: SignInData["step"]; email: string };

type Page = PageAction<unknown>;

/** Shows the password, then the code; who is in goes where they wanted to. */
export async function act(page: Page): Promise<RefusedSignIn> {
  const to = deskPath(page.url.searchParams.get("to"));
  return page.form.has("code") ? showCode(page, to) : showPassword(page, to);
}

async function showPassword({ api, form, language }: Page, to: string): Promise<RefusedSignIn> {
  const checked = checkForm(form, signInForm, language);
  const here = { step: "password", email: String(form.get("email") ?? "") } as const;
  if (checked.status === "refused") return { ...here, ...checked };
  const sharedDevice = form.get("ownDevice") === null;
  const sent = await api.send(openSessionCall, { body: { ...checked.values, sharedDevice } });
  if (sent.status === "accepted") throw redirect(signInPath(to, 2));
  return { ...here, message: sent.message, errors: sent.errors };
}

async function showCode({ api, form, language }: Page, to: string): Promise<RefusedSignIn> {
  const checked = checkForm(form, codeForm, language);
  const here = { step: "code", email: "" } as const;
  if (checked.status === "refused") return { ...here, ...checked };
  const sent = await api.send(showSecondStep, { body: checked.values });
  if (sent.status === "accepted") throw redirectDocument(to);
  const step = sent.code === "second-step-ended" ? "password" : "code";
  return { ...here, step, message: sent.message, errors: sent.errors };
}
