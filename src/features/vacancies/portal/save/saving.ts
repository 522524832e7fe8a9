import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages";
import type { Api } from "../../../../contract/client.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { getViewer } from "../../../identity/portal/accounts.calls.ts";
import { saveVacancy, unsaveVacancy } from "../vacancies.calls.ts";

/** Saved vacancies of one page (§9). */
export const savedPageSize = 5;

/** Milliseconds from pressing "save" to saying what became of it (§9 "Save feedback delay"). */
const feedbackDelay = 1000;

/** Where saving and unsaving are sent by pages, with and without script. */
export const savePath = "/lowongan/simpan";

/** Names of what a page sends there. */
export const saveNames = {
  vacancy: "vacancy",
  /** "1" to save, "0" to save no longer. */
  wanted: "saved",
  userLogin: "userLogin",
  /** The path to come back to. */
  back: "back",
} as const;

/** A vacancy's position on a page, so that coming back leads to it. */
export function vacancyAnchor(id: number): string {
  return `v${id}`;
}

/** The result of saving or removing. */
export interface SaveOutcome {
  status: "done" | "failed";
  /** The requested state: saved or not. */
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
function getPlace(form: FormData): string {
  const path = ownPath(form.get(saveNames.back)) ?? "/lowongan";
  return `${path.split("#")[0]}#${vacancyAnchor(Number(text(form, saveNames.vacancy)))}`;
}

/** The user name of whoever is signed in; null where nobody is, and "" where it could not be learnt. */
async function findUserName(api: Api): Promise<string | null> {
  const sent = await api.send(getViewer, { query: {} });
  if (sent.status === "accepted") return sent.answer.data.userName;
  return sent.http === 401 ? null : "";
}

async function save({ api, form, isSignedIn, now }: PageAction<unknown>): Promise<SaveOutcome> {
  const back = getPlace(form);
  const toSignIn = () => redirect(`/signin?redirect=${encodeURIComponent(back)}`);
  if (!isSignedIn) throw toSignIn();
  const isSaving = text(form, saveNames.wanted) === "1";
  // A page that came without its visitor, before the browser has asked: whoever is signed in.
  const userLogin = text(form, saveNames.userLogin) || (await findUserName(api));
  if (userLogin === null) throw toSignIn();
  const body = { VacancyId: Number(text(form, saveNames.vacancy)), UserLogin: userLogin };
  const sent = await api.send(isSaving ? saveVacancy : unsaveVacancy, { body });
  if (sent.status === "refused" && sent.http === 401) throw toSignIn();
  return { status: sent.status === "accepted" ? "done" : "failed", wanted: isSaving, back, at: now.getTime() };
}

/** Without script: back to the place where it was asked, or a page that says why not. */
export async function actAndReturn(page: PageAction<unknown>): Promise<SaveOutcome> {
  const outcome = await save(page);
  if (outcome.status === "done") throw redirect(outcome.back);
  return outcome;
}

/** With script: in place, and announced after the feedback's delay (§9). */
export async function actInPlace(page: PageAction<unknown>): Promise<SaveOutcome> {
  const [outcome] = await Promise.all([save(page), new Promise((done) => setTimeout(done, feedbackDelay))]);
  return outcome;
}

/** Saved, failed to save, unsaved, failed to unsave (§8). */
export function outcomeWords({ status, wanted }: Pick<SaveOutcome, "status" | "wanted">): string {
  if (status === "done") return wanted ? m.vacancies_save_done() : m.vacancies_save_undone();
  return wanted ? m.vacancies_save_failed() : m.vacancies_save_undo_failed();
}

/** A page's `shouldRevalidate`: saving a vacancy shows itself and changes nothing else on the page. */
export function unlessSaved({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.endsWith(savePath) ? false : defaultShouldRevalidate;
}
