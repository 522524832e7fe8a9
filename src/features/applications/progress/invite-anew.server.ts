import type { Tx } from "../../../platform/database/database.ts";
import type { InvitationLink, Invite } from "../invitation-port.server.ts";
import type { StoredPhase } from "../stored-phase.ts";
import type { PhaseNames, ProgressState } from "./merge-progress.ts";

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
