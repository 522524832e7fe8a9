import type { Tx } from "../../../platform/database/database.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { deletePasskeys } from "../passkeys/passkey.store.server.ts";
import { staffPrincipal } from "../principal.ts";
import { forgetPassword } from "../staff.queries.server.ts";
import type { StaffMember } from "../staff.ts";
import { setStaffState } from "../staff-state.server.ts";
import { deleteTwoStep, forgetSetUp } from "../two-step/two-step.queries.server.ts";
import { type Inviting, sendInvitation } from "./invite-staff.server.ts";

/**
 * Lets a member who lost the second step begin as invited (recruiting §3): it goes with its codes, the password and
 * every session, and a new link is mailed.
 */
export async function resetSecondStep(
  tx: Tx,
  inviting: Inviting,
  member: Pick<StaffMember, "id" | "email" | "language">,
  asker: Asker,
): Promise<void> {
  const principal = staffPrincipal(member.id);
  await setStaffState(tx, member.id, "invited");
  await forgetPassword(tx, member.id);
  await deleteTwoStep(tx, principal);
  await deletePasskeys(tx, member.id);
  await forgetSetUp(tx, principal);
  await recordEvent(tx, asker, { principal, event: "two-step-off" }, inviting.now);
  await sendInvitation(tx, inviting, member);
}
