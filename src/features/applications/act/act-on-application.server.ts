import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { findApplicant } from "../../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../../identity/applicant.ts";
import { lockPerson } from "../../identity/personal-data.queries.server.ts";
import { staffPrincipal } from "../../identity/principal.ts";
import { withdrawn } from "../application.ts";
import type { Subscriber } from "../change/change.server.ts";
import { changeApplication } from "../change/change-application.server.ts";
import { type LockedApplication, lockApplication } from "../change/lock-application.server.ts";
import { findStanding } from "../listed/listed.queries.server.ts";
import type { PhaseNames, ProgressState } from "../progress/merge-progress.ts";
import { progressMail } from "../progress/progress-mail.server.ts";
import { findOwner } from "../progress/refused-rows.queries.server.ts";
import { inviteAnew, type Telling, tellNews } from "../progress/tell-news.server.ts";
import { findPhases } from "../progress.queries.server.ts";
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
  const applicantId = await findOwner(tx, applicationId);
  if (applicantId === undefined) return "unknown";
  if (applicantId === null || (await lockPerson(tx, applicantId)) === undefined) return "gone";
  const application = await lockApplication(tx, applicationId);
  const applicant = await findApplicant(tx, applicantId);
  if (application?.end_reason === withdrawn) return "withdrawn";
  const listed = await findStanding(tx, applicationId);
  // Whose data may not be used any more is nobody to the desk, whatever the account is.
  if (application === undefined || applicant === undefined || listed?.is_gone === true) return "gone";
  const { status, end_words: endWords } = application;
  return { application, applicant, before: { status, endWords, phases: await findPhases(tx, applicationId) } };
}

/** The phases of an application: its vacancy's plan, and those that it has been in. */
export function plannedOrder(
  order: readonly PhaseNames[],
  plan: readonly number[] | null,
  { phases }: ProgressState,
): readonly PhaseNames[] {
  if (plan === null) return order;
  const phaseIds = new Set([...plan, ...phases.map(({ phaseId }) => phaseId)]);
  return order.filter(({ id }) => phaseIds.has(id));
}

/** Applies an act to a locked application, by its vacancy's plan. */
export function decideOn(
  { before }: Pick<ActedOn, "before">,
  act: Act,
  { order, now }: Pick<Telling, "order" | "now">,
): Decided {
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
  { act, staffId, row, also = [] }: { act: Act; staffId: number; row: string; also?: readonly Subscriber[] },
): Promise<ActedUpon> {
  const decided = decideOn(on, act, telling);
  if (decided.status === "bad") return decided;
  const { state, phaseId, news } = decided;
  const mailing = news === null ? [] : [tellNews(telling, { ...on, state, phaseId, kind: news })];
  const changing = { actor: staffPrincipal(staffId), now: telling.now, subscribers: [...also, ...mailing] };
  const kind = news ?? "progressed";
  await changeApplication(tx, on.application, { kind: "progressed", state, phaseId, row, news: kind }, changing);
  return { status: "done" };
}

/** Values of a previewed letter: its links lead nowhere yet. */
interface Placeholders {
  /** Stands for the applicant's name to who may not know it. */
  alias: string | null;
  /** The address of the STAR form that the act asks for. */
  starUrl: string | null;
}

/**
 * The letter that an act would send, as it would read at that moment. Null where the act sends none.
 * @param telling its `invite` makes no invitation, and its `now` is the moment of sending
 */
export async function findLetter(
  tx: Tx,
  telling: Pick<Telling, "settings" | "siteName" | "order" | "invite" | "now">,
  { application, applicant: person, before }: ActedOn,
  { state, phaseId, news }: Extract<Decided, { status: "decided" }>,
  { alias, starUrl }: Placeholders,
): Promise<Mail | null> {
  if (news === null) return null;
  const { settings, siteName, order } = telling;
  const applicant = alias === null ? person : { ...person, name: alias };
  const phase = order.find(({ id }) => id === phaseId) ?? null;
  const about = { applicantId: person.id, applicationId: application.id };
  const link = await inviteAnew(tx, telling, { ...about, before, after: state });
  const mailNews = { kind: news, state, phase, link, starUrl };
  return progressMail({ settings, siteName, applicant, application, news: mailNews });
}
