import type { Platform } from "../../platform/platform.ts";
import { findInvitedPhases as invitedPhases } from "../applications/application.queries.server.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";
import { findStanding } from "./invitation.queries.server.ts";
import { phaseName } from "./invitation-state.ts";
import { createInvite, findCode } from "./invite.server.ts";

/** Gives the demonstration applicant's invitation its link; null where he has none. */
export async function seedDemonstrationInvitation(
  { database, sealer, clock }: Pick<Platform, "database" | "sealer" | "clock">,
  { applicantId }: { applicantId: number },
): Promise<{ phase: string; code: string } | null> {
  const [invited] = await invitedPhases(database.db, applicantId);
  if (!invited?.invitation) return null;
  const { applicationId, phaseId, dueOn, invitation } = invited;
  const code = (await recruitmentPhases(database.db, "id")).find(({ id }) => id === phaseId)?.code ?? null;
  const phase = { id: phaseId, code };
  return database.transact(async (tx) => {
    await createInvite(sealer)(tx, { applicationId, applicantId, phase, ...invitation, dueOn }, clock());
    const current = await findStanding(tx, applicationId, phaseId);
    const made = current && findCode(sealer, current);
    return made ? { phase: phaseName(phase), code: made } : null;
  });
}
