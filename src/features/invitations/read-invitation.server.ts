import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { findInvitedApplication as invitedApplication } from "../applications/application.queries.server.ts";
import type { InvitationStatus } from "../applications/application.ts";
import type { StandingInvitations } from "../applications/invitation-port.server.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";
import { findByCode, type StoredInvitation, standingOf } from "./invitation.queries.server.ts";
import { invitationPath, invitationStatus, phaseName } from "./invitation-state.ts";
import { findCode } from "./invite.server.ts";

type Application = NonNullable<Awaited<ReturnType<typeof invitedApplication>>>;

/** An invitation with the application that it is bound to. */
export interface WholeInvitation {
  invitation: StoredInvitation;
  application: Application;
  status: InvitationStatus;
}

/** Puts an invitation beside its application; null once the application is nobody's. */
export async function withApplication(
  db: Db,
  invitation: StoredInvitation,
  now: Date,
): Promise<WholeInvitation | null> {
  const application = await invitedApplication(db, invitation.applicationId, invitation.phaseId);
  if (application === undefined || application.applicantId !== invitation.applicantId) return null;
  return { invitation, application, status: invitationStatus({ ...invitation, application }, now) };
}

/** The phase of an invitation by the names that addresses and people use. */
export async function getPhase(db: Db, { phaseId }: StoredInvitation, language: Language) {
  const phase = (await recruitmentPhases(db, language)).find(({ id }) => id === phaseId);
  return { code: phaseName({ id: phaseId, code: phase?.code ?? null }), name: phase?.name ?? "" };
}

/** No link's code is longer. */
const longestCode = 100;

/** The invitation of a link's code, changing nothing; null when there is none. */
export async function readByCode(db: Db, code: string, now: Date): Promise<WholeInvitation | null> {
  const found = code.length > longestCode ? undefined : await findByCode(db, code);
  return found ? withApplication(db, found, now) : null;
}

/** An application's invitations as its applicant finds them with it. */
export function createStandingInvitations(sealer: Sealer): StandingInvitations {
  return async (db, applicationId, now) => {
    const latestByPhase = new Map();
    for (const invitation of await standingOf(db, applicationId)) {
      const whole = await withApplication(db, invitation, now);
      const code = findCode(sealer, invitation);
      if (whole === null || code === null) continue;
      const phase = await getPhase(db, invitation, "id");
      const { answerBy, answeredAt, phaseId } = invitation;
      latestByPhase.set(phaseId, {
        status: whole.status,
        path: invitationPath(phase.code, code),
        answerBy,
        answeredAt,
      });
    }
    return latestByPhase;
  };
}
