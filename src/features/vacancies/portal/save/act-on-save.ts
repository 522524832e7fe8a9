import { redirect } from "react-router";
import { ownPath } from "../../../../contract/own-path.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { saveVacancy, unsaveVacancy } from "../vacancies.calls.ts";
import { feedbackDelay, saveNames, vacancyAnchor } from "./saving.ts";

/** What became of saving, or of saving no longer. */
export interface SaveOutcome {
  status: "done" | "failed";
  /** What was asked for: saved or not. */
  wanted: boolean;
  /** Where it was asked. */
  back: string;
  /** When it was answered, so that the same answer twice is two answers. */
  at: number;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Back to where the person was, at the vacancy. */
function placeOf(form: FormData): string {
  const path = ownPath(form.get(saveNames.back)) ?? "/lowongan";
  return `${path.split("#")[0]}#${vacancyAnchor(Number(text(form, saveNames.vacancy)))}`;
}

async function save({ api, form, isSignedIn, now }: PageAction<unknown>): Promise<SaveOutcome> {
  const back = placeOf(form);
  const toSignIn = () => redirect(`/signin?redirect=${encodeURIComponent(back)}`);
  if (!isSignedIn) throw toSignIn();
  const wanted = text(form, saveNames.wanted) === "1";
  const body = { VacancyId: Number(text(form, saveNames.vacancy)), UserLogin: text(form, saveNames.userLogin) };
  const sent = await api.send(wanted ? saveVacancy : unsaveVacancy, { body });
  if (sent.status === "refused" && sent.http === 401) throw toSignIn();
  return { status: sent.status === "accepted" ? "done" : "failed", wanted, back, at: now.getTime() };
}

/** Without script: back to the place where it was asked, or a page that says why not. */
export async function actAndReturn(page: PageAction<unknown>): Promise<SaveOutcome> {
  const outcome = await save(page);
  if (outcome.status === "done") throw redirect(outcome.back);
  return outcome;
}

/** With script: in place, and told not before the feedback's delay is over (§9). */
export async function actInPlace(page: PageAction<unknown>): Promise<SaveOutcome> {
  const [outcome] = await Promise.all([save(page), new Promise((done) => setTimeout(done, feedbackDelay))]);
  return outcome;
}
