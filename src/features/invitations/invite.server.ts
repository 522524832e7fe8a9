import type { Tx } from "../../platform/database/database.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { newToken } from "../../platform/security/token.ts";
import type { Invite, Invited } from "../applications/invitation-port.server.ts";
import {
  findStanding,
  insertInvitation,
  markReplaced,
  type StoredInvitation,
  setAnswerBy,
} from "./invitation.queries.server.ts";
import { answerBy, invitationPath, phaseName } from "./invitation-state.ts";

/** The purpose that codes are sealed for. */
const purpose = "invitation-code";

/** The code of an invitation's link; null when none of the site's secrets opens it any more. */
export function findCode(sealer: Sealer, { sealedCode }: Pick<StoredInvitation, "sealedCode">): string | null {
  return sealer.open(purpose, sealedCode);
}

function isSame(stored: StoredInvitation, { place, at }: Invited): boolean {
  return stored.place === place && (stored.at?.getTime() ?? null) === (at === null ? null : Date.parse(at));
}

async function makeAnew(tx: Tx, sealer: Sealer, invited: Invited, end: Date, now: Date): Promise<string> {
  const { applicationId, applicantId, phase, place, at } = invited;
  const code = newToken();
  const bound = { applicationId, applicantId, phaseId: phase.id };
  const sealedCode = sealer.seal(purpose, code);
  const when = { at: at === null ? null : new Date(at), answerBy: end };
  await insertInvitation(tx, { code, sealedCode, ...bound, place, ...when }, now);
  return code;
}

/** Placeholder for the code in a previewed link. */
const noCode = "…";

/** Where an invitation would be answered, for anyone who looks at its letter before it is sent; makes none. */
export const showInvite: Invite = async (tx, invited, now) => {
  const { applicationId, phase } = invited;
  const end = answerBy(invited, now);
  const current = await findStanding(tx, applicationId, phase.id);
  const isAnswered = current !== undefined && isSame(current, invited) && current.status !== "open";
  return end <= now || isAnswered ? null : { path: invitationPath(phaseName(phase), noCode), answerBy: end };
};

/**
 * Gives an invitation its link. The same place and time keep it, with another last day at most; another place or time
 * replaces it, answered or not: what was said of the earlier one no longer counts.
 */
export function createInvite(sealer: Sealer): Invite {
  return async (tx, invited, now) => {
    const { applicationId, phase } = invited;
    const end = answerBy(invited, now);
    const current = await findStanding(tx, applicationId, phase.id);
    const currentCode = current && isSame(current, invited) ? findCode(sealer, current) : null;
    if (current && currentCode !== null) await setAnswerBy(tx, current.id, end);
    else if (current) await markReplaced(tx, current.id, now);
    if (end <= now || (currentCode !== null && current?.status !== "open")) return null;
    const code = currentCode ?? (await makeAnew(tx, sealer, invited, end, now));
    return { path: invitationPath(phaseName(phase), code), answerBy: end };
  };
}
