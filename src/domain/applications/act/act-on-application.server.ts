import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { applicantById, lockPerson } from "../../people/people.server.ts";
import { type ApplicantAccount, staffPrincipal } from "../../people/people.ts";
import { withdrawn } from "../application.ts";
import { changeApplication } from "../change/change-application.server.ts";
import { type LockedApplication, lockApplication } from "../change/lock-application.server.ts";
import type { PhaseNames, ProgressState } from "../progress/merge-progress.ts";
import { progressMail } from "../progress/progress-mail.server.ts";
import { ownerOf } from "../progress/take-row.store.server.ts";
import { type Telling, tellNews } from "../progress/tell-news.server.ts";
import { findPhases } from "../progress.store.server.ts";
import type { Act } from "./act.schema.ts";
import { type ActFault, type Decided, decide } from "./decide.ts";

/** Why an application undergoes no act at all. */
export type NotActedOn = "unknown" | "gone" | "withdrawn";

/** An application that is acted on, its person and itself locked, and what it becomes. */
export interface ActedOn {
  application: LockedApplication;
  applicant: ApplicantAccount;
  before: ProgressState;
}

/**
 * Locks an application after its person (decision 12) and reads how far it is.
 * @returns a word where there is nothing to act on
 */
export async function lockActedOn(tx: Tx, applicationId: number): Promise<ActedOn | NotActedOn> {
  const applicantId = await ownerOf(tx, applicationId);
  if (applicantId === undefined) return "unknown";
  if (applicantId === null || (await lockPerson(tx, applicantId)) === undefined) return "gone";
  const application = await lockApplication(tx, applicationId);
  const applicant = await applicantById(tx, applicantId);
  if (application === undefined || applicant === undefined) return "gone";
  if (application.end_reason === withdrawn) return "withdrawn";
  const { status, end_words: endWords } = application;
  return { application, applicant, before: { status, endWords, phases: await findPhases(tx, applicationId) } };
}

/** The phases that an application may stand in: its vacancy's plan, and those that it has been in. */
export function plannedOrder(
  order: readonly PhaseNames[],
  plan: readonly number[] | null,
  { phases }: ProgressState,
): readonly PhaseNames[] {
  if (plan === null) return order;
  const kept = new Set([...plan, ...phases.map(({ phaseId }) => phaseId)]);
  return order.filter(({ id }) => kept.has(id));
}

/** What an act makes of a locked application, by the plan of its vacancy. */
export function decideOn({ before }: ActedOn, act: Act, { order, now }: Pick<Telling, "order" | "now">): Decided {
  return decide(before, act, { order, today: jakartaDay(now) });
}

export type ActedUpon = { status: "done" } | { status: "bad"; code: ActFault };

/**
 * Does an act: state, event, notification and mail in the caller's transaction. `row` names the act in the event.
 * @param on locked in the same transaction
 */
export async function actOnApplication(
  tx: Tx,
  telling: Telling,
  on: ActedOn,
  { act, staffId, row }: { act: Act; staffId: number; row: string },
): Promise<ActedUpon> {
  const decided = decideOn(on, act, telling);
  if (decided.status === "bad") return decided;
  const { state, phaseId, news } = decided;
  const told = news === null ? [] : [tellNews(telling, { ...on, state, phaseId, kind: news })];
  const changing = { actor: staffPrincipal(staffId), now: telling.now, subscribers: told };
  const kind = news ?? "progressed";
  await changeApplication(tx, on.application, { kind: "progressed", state, phaseId, row, news: kind }, changing);
  return { status: "done" };
}

/**
 * The letter that an act would send, as it would read now; links in it lead nowhere yet. Null where nothing is told.
 * @param alias stands for the applicant's name to who may not know it
 */
export function letterOf(
  { settings, siteName, order }: Pick<Telling, "settings" | "siteName" | "order">,
  { application, applicant: person }: ActedOn,
  { state, phaseId, news }: Extract<Decided, { status: "decided" }>,
  alias: string | null,
): Mail | null {
  if (news === null) return null;
  const applicant = alias === null ? person : { ...person, name: alias };
  const phase = order.find(({ id }) => id === phaseId) ?? null;
  const told = { kind: news, state, phase, link: null, starUrl: null };
  return progressMail({ settings, siteName, applicant, application, news: told });
}
