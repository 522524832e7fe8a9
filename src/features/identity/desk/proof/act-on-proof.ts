import { redirect, redirectDocument } from "react-router";
import { askPath, deskPath, lockedCode } from "../../../../contract/desk-ask.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { refusedPage } from "../../../desk-base/desk-page.ts";
import { codeForm, passwordForm } from "../account.schema.ts";
import { signInPath } from "../act-on-sign-in.ts";
import { checkForm } from "../check-form.ts";
import { type CompanyOutcome, companyOutcome } from "../company/company-outcome.ts";
import type { Refused } from "../refusal.tsx";
import { getWaysCall, stepUpCall, unlockCall, type Ways } from "../session.calls.ts";

export interface ProofData {
  name: string;
  ways: Ways;
  /** Where one was going; a path of the desk's. */
  to: string;
  /** Why the company's account did not do. */
  outcome: CompanyOutcome | null;
}

const wayBack = ({ url }: PageRequest<unknown>) => deskPath(url.searchParams.get("to"));

async function loadWays(page: PageRequest<unknown>) {
  const to = wayBack(page);
  const sent = await page.api.send(getWaysCall, {});
  const outcome = companyOutcome(page.url.searchParams.get("company"));
  if (sent.status === "accepted") return { ...sent.answer, to, outcome };
  throw sent.http === 401 ? redirect(signInPath(to)) : refusedPage(sent);
}

/** Whose session is locked; one that is not continues. */
export async function loadLock(page: PageRequest<unknown>): Promise<ProofData> {
  const { isLocked, ...proof } = await loadWays(page);
  if (!isLocked) throw redirect(proof.to);
  return proof;
}

/** Who is to show the second step; a lock is opened first. */
export async function loadStepUp(page: PageRequest<unknown>): Promise<ProofData> {
  const { isLocked, ...proof } = await loadWays(page);
  if (isLocked) throw redirect(askPath(lockedCode, askPath("step-up-needed", proof.to)));
  return proof;
}

/** Opens the lock by the password. */
export async function actOnLock(page: PageAction<unknown>): Promise<Refused> {
  const checked = checkForm(page.form, passwordForm, page.language);
  if (checked.status === "refused") return checked;
  const sent = await page.api.send(unlockCall, { body: checked.values });
  if (sent.status === "accepted") throw redirectDocument(wayBack(page));
  return sent;
}

/** Shows the second step once more. */
export async function actOnStepUp(page: PageAction<unknown>): Promise<Refused> {
  const checked = checkForm(page.form, codeForm, page.language);
  if (checked.status === "refused") return checked;
  const sent = await page.api.send(stepUpCall, { body: checked.values });
  if (sent.status === "accepted") throw redirectDocument(wayBack(page));
  return sent;
}
