import type { Held } from "../../../platform/held/held.ts";
import { emailKey } from "../../people/email.ts";
import { joinRowsOf, removeJoinRowsOf } from "../join/join-invitation.store.server.ts";
import { invitationRowsOf, removeInvitationsOf } from "./held-invitations.store.server.ts";

/** What a person was invited to, and what he answered; nothing of it stays. */
export const heldInvitations: Held = {
  tables: ["invitations", "join_invitations"],
  tell: async (db, { applicantId, email }) => [
    { name: "invitations", data: await invitationRowsOf(db, applicantId) },
    { name: "invitations-to-apply", data: await joinRowsOf(db, emailKey(email)) },
  ],
  async erase(tx, { applicantId, email }) {
    await removeInvitationsOf(tx, applicantId);
    await removeJoinRowsOf(tx, emailKey(email));
    return [];
  },
};
