import type { Sealer } from "../../platform/security/sealer.ts";
import type { StandingInvitations } from "../applications/invitation-port.server.ts";
import { standingOf } from "./invitation.queries.server.ts";
import { invitationPath } from "./invitation-path.ts";
import { codeOf } from "./invite.server.ts";
import { phaseOf, withApplication } from "./read-invitation.server.ts";

/** An application's invitations as its applicant finds them with it. */
export function createStandingInvitations(sealer: Sealer): StandingInvitations {
  return async (db, applicationId, now) => {
    const standing = new Map();
    for (const invitation of await standingOf(db, applicationId)) {
      const whole = await withApplication(db, invitation, now);
      const code = codeOf(sealer, invitation);
      if (whole === null || code === null) continue;
      const phase = await phaseOf(db, invitation, "id");
      const { answerBy, answeredAt, phaseId } = invitation;
      standing.set(phaseId, { status: whole.status, path: invitationPath(phase.code, code), answerBy, answeredAt });
    }
    return standing;
  };
}
