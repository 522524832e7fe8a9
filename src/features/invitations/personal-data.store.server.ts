import type { Db, Tx } from "../../platform/database/database.ts";
import { storedWishes } from "./invitation.queries.server.ts";
import "./invitations.tables.ts";

export async function invitationRowsOf(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("invitations")
    .select(["application_id as applicationId", "phase_id as phaseId", "place", "at", "answer_by as answerBy"])
    .select(["created_at as createdAt", "status", "answered_at as answeredAt", "wished_times as wishedTimes", "note"])
    .select("replaced_at as replacedAt")
    .where("applicant_id", "=", applicantId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, wishedTimes: storedWishes.parse(row.wishedTimes) }));
}

export async function removeInvitationsOf(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("invitations").where("applicant_id", "=", applicantId).execute();
}
