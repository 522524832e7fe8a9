import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { InvitationStatus } from "../applications/invitation.ts";
import { findInvitedApplication as invitedApplication } from "../applications/invited-application.queries.server.ts";
import { recruitmentPhases } from "../reference-data/recruitment-phases.server.ts";
import { findByCode, type StoredInvitation } from "./invitation.queries.server.ts";
import { phaseName } from "./invitation-path.ts";
import { invitationStatus } from "./invitation-state.ts";

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
export async function phaseOf(db: Db, { phaseId }: StoredInvitation, language: Language) {
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
