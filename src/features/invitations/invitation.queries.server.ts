import "./invitations.tables.ts";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { tokenHash } from "../../platform/security/token.ts";
import type { InvitationStatus } from "../applications/application.ts";
import { emailKey } from "../identity/email.ts";
import { listJoinRows, removeJoinRows } from "./join-invitation.queries.server.ts";

/** An invitation as it is stored. */
export interface StoredInvitation {
  id: number;
  sealedCode: string;
  applicationId: number;
  applicantId: number;
  phaseId: number;
  place: string;
  at: Date | null;
  answerBy: Date;
  status: Exclude<InvitationStatus, "expired">;
  answeredAt: Date | null;
  replacedAt: Date | null;
  wishedTimes: string[];
  note: string;
}

/** The moments that an invited person wished for instead, as their column holds them. */
const storedWishes = z.array(z.string());

function read<Row extends { wishedTimes: unknown }>(row: Row) {
  return { ...row, wishedTimes: storedWishes.parse(row.wishedTimes) };
}

/** The same where there may be none. */
function readOne<Row extends { wishedTimes: unknown }>(row: Row | undefined) {
  return row && read(row);
}

function rows(db: Db) {
  return db
    .selectFrom("invitations")
    .select(["id", "code_sealed as sealedCode", "application_id as applicationId", "applicant_id as applicantId"])
    .select(["phase_id as phaseId", "place", "at", "answer_by as answerBy", "status", "answered_at as answeredAt"])
    .select(["replaced_at as replacedAt", "wished_times as wishedTimes", "note"]);
}

/** The invitation of a link's code. */
export async function findByCode(db: Db, code: string): Promise<StoredInvitation | undefined> {
  return readOne(await rows(db).where("code_hash", "=", tokenHash(code)).executeTakeFirst());
}

/** An invitation, its row held until the transaction ends: of many answers at once one comes first. */
export async function lockInvitation(tx: Tx, id: number): Promise<StoredInvitation | undefined> {
  return readOne(await rows(tx).where("id", "=", id).forUpdate().executeTakeFirst());
}

/** The invitation of a phase that stands. */
export async function findStanding(db: Db, applicationId: number, phaseId: number) {
  const ofPhase = rows(db).where("application_id", "=", applicationId).where("phase_id", "=", phaseId);
  return readOne(await ofPhase.where("replaced_at", "is", null).executeTakeFirst());
}

/** Those of an application that stand. */
export async function standingOf(db: Db, applicationId: number): Promise<StoredInvitation[]> {
  const ofApplication = rows(db).where("application_id", "=", applicationId);
  return (await ofApplication.where("replaced_at", "is", null).execute()).map(read);
}

/** Every invitation that stands, the oldest first. */
export async function allStanding(db: Db): Promise<StoredInvitation[]> {
  return (await rows(db).where("replaced_at", "is", null).orderBy("id").execute()).map(read);
}

export interface NewInvitation {
  code: string;
  sealedCode: string;
  applicationId: number;
  applicantId: number;
  phaseId: number;
  place: string;
  at: Date | null;
  answerBy: Date;
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation, now: Date): Promise<void> {
  const { code, sealedCode, applicationId, applicantId, phaseId, place, at, answerBy } = invitation;
  const bound = { application_id: applicationId, applicant_id: applicantId, phase_id: phaseId };
  await tx
    .insertInto("invitations")
    .values({
      ...{ code_hash: tokenHash(code), code_sealed: sealedCode, ...bound, place, at },
      ...{ answer_by: answerBy, created_at: now, status: "open", answered_at: null },
      ...{ wished_times: "[]", note: "", replaced_at: null },
    })
    .execute();
}

/** Another place or time took its place. */
export async function markReplaced(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable("invitations").set({ replaced_at: now }).where("id", "=", id).execute();
}

/** Moves the last moment at which it can be answered. */
export async function setAnswerBy(tx: Tx, id: number, answerBy: Date): Promise<void> {
  await tx.updateTable("invitations").set({ answer_by: answerBy }).where("id", "=", id).execute();
}

export interface WrittenAnswer {
  status: Exclude<InvitationStatus, "open" | "expired">;
  wishedTimes: readonly string[];
  note: string;
}

/** Writes the one answer that counts. */
export async function writeAnswer(tx: Tx, id: number, answer: WrittenAnswer, now: Date): Promise<void> {
  const { status, wishedTimes, note } = answer;
  await tx
    .updateTable("invitations")
    .set({ status, wished_times: JSON.stringify(wishedTimes), note, answered_at: now })
    .where("id", "=", id)
    .execute();
}

async function listInvitationRows(db: Db, applicantId: number) {
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

async function removeInvitations(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("invitations").where("applicant_id", "=", applicantId).execute();
}

/** A person's invitations and answers; all are deleted. */
export const invitationsPersonalData: PersonalData = {
  tables: ["invitations", "join_invitations"],
  tell: async (db, { applicantId, email }) => [
    { name: "invitations", data: await listInvitationRows(db, applicantId) },
    { name: "invitations-to-apply", data: await listJoinRows(db, emailKey(email)) },
  ],
  async erase(tx, { applicantId, email }) {
    await removeInvitations(tx, applicantId);
    await removeJoinRows(tx, emailKey(email));
    return [];
  },
};
