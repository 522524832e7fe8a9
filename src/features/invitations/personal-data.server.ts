import type { PersonalData } from "../../platform/personal-data.ts";
import { emailKey } from "../identity/email.ts";
import { invitationRowsOf, removeInvitationsOf } from "./invitation.queries.server.ts";
import { joinRowsOf, removeJoinRowsOf } from "./join/join-invitation.queries.server.ts";

/** What a person was invited to, and what he answered; nothing of it stays. */
export const invitationsPersonalData: PersonalData = {
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
