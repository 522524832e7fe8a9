import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/sealing/token.ts";
import "../people.tables.ts";
import { sessionEnd } from "./session.ts";

export interface NewSession {
  applicantId: number;
  token: string;
  rememberMe: boolean;
  device: string;
  network: string;
}

export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<void> {
  const { applicantId, token, rememberMe, device, network } = session;
  await tx
    .insertInto("sessions")
    .values({
      applicant_id: applicantId,
      token_hash: tokenHash(token),
      remember_me: rememberMe,
      created_at: now,
      proved_at: now,
      last_used_at: now,
      expires_at: sessionEnd({ rememberMe, createdAt: now }, now),
      device,
      network,
    })
    .execute();
}

export interface LiveSession {
  sessionId: number;
  applicantId: number;
  userName: string;
  rememberMe: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  provedAt: Date;
}

/** The session that a token opens, unless it has ended. */
export async function findSession(db: Db, token: string, now: Date): Promise<LiveSession | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("applicants", "applicants.id", "sessions.applicant_id")
    .select([
      "sessions.id as sessionId",
      "applicants.id as applicantId",
      "applicants.email as userName",
      "sessions.remember_me as rememberMe",
      "sessions.created_at as createdAt",
      "sessions.last_used_at as lastUsedAt",
      "sessions.proved_at as provedAt",
    ])
    .where("sessions.token_hash", "=", tokenHash(token))
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

export async function touchSession(db: Db, session: LiveSession, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_used_at: now, expires_at: sessionEnd(session, now) })
    .where("id", "=", session.sessionId)
    .execute();
}

/** Remembers that a session showed the password or a second step again. */
export async function markProved(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ proved_at: now }).where("id", "=", sessionId).execute();
}

/** Ends a session. Of many at once one does. */
export async function endSession(db: Db, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("sessions").where("id", "=", sessionId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Signs a person out everywhere. */
export async function endSessionsOf(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("sessions").where("applicant_id", "=", applicantId).execute();
}

/** Signs a person out everywhere but in one session. */
export async function endOtherSessions(tx: Tx, applicantId: number, sessionId: number): Promise<void> {
  await tx.deleteFrom("sessions").where("applicant_id", "=", applicantId).where("id", "!=", sessionId).execute();
}

/** Removes sessions whose time is over; for a job. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
