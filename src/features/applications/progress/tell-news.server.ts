import type { Tx } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/mail/outbox.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../identity/applicant.ts";
import type { Changed, Subscriber } from "../change/change.server.ts";
import type { LockedApplication } from "../change/lock-application.server.ts";
import type { InvitationLink, Invite } from "../invitation-port.server.ts";
import { insertNotification } from "../notification.queries.server.ts";
import type { NotificationKind } from "../notification-kind.ts";
import type { StoredPhase } from "../phases.ts";
import type { StarFormsPort } from "../ports.server.ts";
import type { PhaseNames, ProgressState } from "./merge-progress.ts";
import { progressMail } from "./progress-mail.server.ts";

/** Dependencies of notifying an applicant of a change. */
export interface Telling {
  outbox: Outbox;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  siteName: string;
  starForms: Pick<StarFormsPort, "ask">;
  invite: Invite;
  /** The recruitment phases in their order. */
  order: readonly PhaseNames[];
  now: Date;
}

/** A change of an application's progress, and whom to notify of it. */
export interface ToldChange {
  application: LockedApplication;
  applicant: ApplicantAccount;
  before: ProgressState;
  state: ProgressState;
  phaseId: number | null;
  kind: NotificationKind;
}

/** Requests the STAR forms that the phases name, and notifies the applicant of each new one. */
async function askForStarForms(tx: Tx, { starForms }: Telling, { applicant, state }: ToldChange, changed: Changed) {
  const { applicationId, at } = changed;
  const about = { applicantId: applicant.id, applicationId };
  const forms: { phaseId: number; url: string }[] = [];
  for (const { phaseId, starFormCode: code } of state.phases) {
    const url = code === null ? null : await starForms.ask(tx, { ...about, phaseId, code }, at);
    if (url === null) continue;
    await insertNotification(tx, { ...about, kind: "star-asked", phaseId }, at);
    forms.push({ phaseId, url });
  }
  return forms;
}

/** Notifies the applicant of a change in the portal and by mail; requests STAR forms and sends invitations again. */
export function tellNews(telling: Telling, change: ToldChange): Subscriber {
  const { application, applicant, before, state, phaseId, kind } = change;
  return async (tx, changed) => {
    const about = { applicantId: applicant.id, applicationId: changed.applicationId };
    const [star] = await askForStarForms(tx, telling, change, changed);
    if (kind !== "star-asked") await insertNotification(tx, { ...about, kind, phaseId }, changed.at);
    const newsPhaseId = kind === "star-asked" ? (star?.phaseId ?? phaseId) : phaseId;
    const link = await inviteAnew(tx, telling, { ...about, before, after: state });
    const phase = telling.order.find(({ id }) => id === newsPhaseId) ?? null;
    const news = { kind, link, state, phase, starUrl: star?.url ?? null };
    await telling.outbox.queue(tx, progressMail({ ...telling, applicant, application, news }));
  };
}

interface Change {
  applicationId: number;
  applicantId: number;
  before: ProgressState;
  after: ProgressState;
}

function isOther(phase: StoredPhase, earlier: StoredPhase | undefined): boolean {
  const { invitation, dueOn } = phase;
  const was = earlier?.invitation;
  return was?.place !== invitation?.place || was?.at !== invitation?.at || earlier?.dueOn !== dueOn;
}

/** The link of what an application is newly invited to; null when nothing is to be answered. */
export async function inviteAnew(
  tx: Tx,
  { invite, order, now }: { invite: Invite; order: readonly PhaseNames[]; now: Date },
  { applicationId, applicantId, before, after }: Change,
): Promise<InvitationLink | null> {
  if (after.status !== "on-process") return null;
  let link: InvitationLink | null = null;
  for (const phase of after.phases) {
    const { phaseId, status, invitation, dueOn } = phase;
    const names = order.find(({ id }) => id === phaseId);
    const earlier = before.phases.find((one) => one.phaseId === phaseId);
    if (invitation === null || status !== "on-process" || !names || !isOther(phase, earlier)) continue;
    link = await invite(tx, { applicationId, applicantId, phase: names, ...invitation, dueOn }, now);
  }
  return link;
}
