import type { Tx } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import {
  type ActedOn,
  decideOn,
  findLetter,
  lockActedOn,
  plannedOrder,
} from "../../applications/act/act-on-application.server.ts";
import type { Telling } from "../../applications/progress/tell-news.server.ts";
import type { DoneBy } from "../../audit/trail.ts";
import { membersWhoMay } from "../../companies/roles/members-who-may.server.ts";
import { starPath } from "../../interviews/star.ts";
import { showInvite } from "../../invitations/invite.server.ts";
import { takeBackNotices, tellStaff } from "../../notifications/tell-staff.server.ts";
import { companiesWithHeldActs, findHeld, vacancyOfApplication } from "../act.queries.server.ts";
import { aliasIn, type Naming } from "../ask-fault.server.ts";

/** A letter as it would read; it gets its number and the targets of its links when it is sent. */
export type ShownLetter = Pick<Mail, "subject" | "language"> & { text: string };

interface Showing {
  decided: Extract<ReturnType<typeof decideOn>, { status: "decided" }>;
  leaves: Date;
  naming: Naming;
}

/** Stands for the part of a link that exists once its letter is sent. */
const notYet = "…";

/** An act's letter to its applicant; null where it sends none. Makes nothing and sends nothing. */
export async function showLetter(
  tx: Tx,
  telling: Telling,
  on: ActedOn,
  { decided, leaves, naming }: Showing,
): Promise<ShownLetter | null> {
  const starUrl = decided.news === "star-asked" ? starPath(notYet) : null;
  const shownThen = { ...telling, invite: showInvite, now: leaves };
  const alias = aliasIn(naming, on.applicant.id);
  const mail = await findLetter(tx, shownThen, on, decided, { alias, starUrl });
  if (mail === null) return null;
  const { text } = mail.render({ code: notYet, checkUrl: telling.settings.publicUrl });
  const { subject, language } = mail;
  return { subject, language, text: text.replaceAll(encodeURIComponent(notYet), notYet) };
}

/**
 * The letter of an application's held act, as it would be sent; null where no act is held, where the act is no longer
 * possible, or where it sends no letter.
 */
export async function heldLetter(
  tx: Tx,
  telling: Telling,
  applicationId: number,
  naming: Naming,
): Promise<ShownLetter | null> {
  const vacancy = await vacancyOfApplication(tx, applicationId);
  const on = await lockActedOn(tx, applicationId);
  const scheduledAct = await findHeld(tx, applicationId);
  if (scheduledAct === undefined || vacancy === undefined || typeof on === "string") return null;
  const planned = { ...telling, order: plannedOrder(telling.order, vacancy.plan, on.before) };
  const decided = decideOn(on, scheduledAct.act, planned);
  if (decided.status === "bad") return null;
  return showLetter(tx, planned, on, { decided, leaves: scheduledAct.releaseAt, naming });
}

const kind = "held-by-suspended";

/**
 * Notifies the other recruiters of each company where acts of a suspended member are still held: they are sent in time
 * unless someone undoes them. Once the member is restored the notices are gone.
 */
export async function notifyOfHeldActs(
  tx: Tx,
  { by, now }: { by: DoneBy; now: Date },
  { staffId, isSuspended }: { staffId: number; isSuspended: boolean },
): Promise<void> {
  await takeBackNotices(tx, kind, staffId);
  if (!isSuspended) return;
  const byId = by.actor.kind === "staff" ? by.actor.id : null;
  for (const companyId of await companiesWithHeldActs(tx, staffId)) {
    const able = await membersWhoMay(tx, "candidate.act", { companyId });
    const to = able.filter((id) => id !== staffId);
    await tellStaff(tx, { to, by: byId, companyId, about: { kind, id: staffId } }, now);
  }
}
