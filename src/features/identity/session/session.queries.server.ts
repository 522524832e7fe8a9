import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { markApplicantSeen } from "../applicant.queries.server.ts";
import "../people.tables.ts";
import type { Principal, PrincipalKind } from "../principal.ts";
import { getColumn, getColumns } from "../principal-columns.ts";
import { markSeen } from "../staff.queries.server.ts";
import { sessionEnd } from "./session.ts";

export interface NewSession {
  principal: Principal;
  token: string;
  rememberMe: boolean;
  device: string;
  network: string;
  /** When what it was opened by was shown; now unless said. */
  provedAt?: Date;
  /** The session at the company's provider that opened it. */
  providerSid?: string | null;
}

/**
 * When someone was here last stands with them; first, because a principal is locked before the sessions (decision 12).
 */
async function noteSeen(db: Db, { kind, id }: Principal, now: Date): Promise<void> {
  if (kind === "staff") await markSeen(db, id, now);
  else await markApplicantSeen(db, id, now);
}

export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<void> {
  const { principal, token, rememberMe, device, network, provedAt = now, providerSid = null } = session;
  await noteSeen(tx, principal, now);
  await tx
    .insertInto("sessions")
    .values({
      ...getColumns(principal),
      token_hash: tokenHash(token),
      remember_me: rememberMe,
      created_at: now,
      proved_at: provedAt,
      last_used_at: now,
      expires_at: sessionEnd({ principal, rememberMe, createdAt: now }, now),
      device,
      network,
      provider_sid: providerSid,
    })
    .execute();
}

export interface LiveSession {
  sessionId: number;
  principal: Principal;
  userName: string;
  rememberMe: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  provedAt: Date;
}

function openedBy(db: Db, token: string, now: Date) {
  return db
    .selectFrom("sessions")
    .select(["sessions.id as sessionId", "sessions.remember_me as rememberMe", "sessions.created_at as createdAt"])
    .select(["sessions.last_used_at as lastUsedAt", "sessions.proved_at as provedAt"])
    .where("sessions.token_hash", "=", tokenHash(token))
    .where("sessions.expires_at", ">", now);
}

const lookUp = {
  applicant: (db: Db, token: string, now: Date) =>
    openedBy(db, token, now)
      .innerJoin("applicants", "applicants.id", "sessions.applicant_id")
      .select(["applicants.id", "applicants.email as userName"])
      .executeTakeFirst(),
  staff: (db: Db, token: string, now: Date) =>
    openedBy(db, token, now)
      .innerJoin("staff", "staff.id", "sessions.staff_id")
      .where("staff.state", "=", "active")
      .select(["staff.id", "staff.email as userName"])
      .executeTakeFirst(),
};

/**
 * The session of a principal of this kind that a token opens, unless it has ended. Each side asks for its own kind: a
 * token of the other's is as unknown as a made-up one. Nor has a member of staff one who is not active.
 */
export async function findSession(
  db: Db,
  kind: PrincipalKind,
  token: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const found = await lookUp[kind](db, token, now);
  if (found === undefined) return undefined;
  const { id, ...session } = found;
  return { ...session, principal: { kind, id } };
}

export async function touchSession(db: Db, session: LiveSession, now: Date): Promise<void> {
  await noteSeen(db, session.principal, now);
  await db
    .updateTable("sessions")
    .set({ last_used_at: now, expires_at: sessionEnd(session, now) })
    .where("id", "=", session.sessionId)
    .execute();
}

/** A session is used again that was locked. False: it has ended meanwhile. */
export async function markUnlocked(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ last_used_at: now })
    .where("id", "=", sessionId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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

/** Signs a principal out everywhere. @returns how many sessions ended */
export async function endSessions(tx: Tx, principal: Principal): Promise<number> {
  const own = tx.deleteFrom("sessions").where(getColumn(principal), "=", principal.id);
  return Number((await own.executeTakeFirst()).numDeletedRows);
}

/** Signs a principal out where a session at the company's provider signed them in. @returns how many sessions ended */
export async function endSessionsOfProvider(tx: Tx, principal: Principal, sid: string): Promise<number> {
  const own = tx.deleteFrom("sessions").where(getColumn(principal), "=", principal.id).where("provider_sid", "=", sid);
  return Number((await own.executeTakeFirst()).numDeletedRows);
}

/** The member whom a session at the company's provider signed in. */
export async function memberOfProviderSession(db: Db, sid: string): Promise<number | null> {
  const one = db.selectFrom("sessions").select("staff_id as staffId").where("provider_sid", "=", sid);
  return (await one.executeTakeFirst())?.staffId ?? null;
}

/** Remembers which session at the company's provider vouches for a session now. */
export async function setProviderSid(db: Db, sessionId: number, sid: string): Promise<void> {
  await db.updateTable("sessions").set({ provider_sid: sid }).where("id", "=", sessionId).execute();
}

/** Signs a principal out everywhere but in one session. */
export async function endOtherSessions(tx: Tx, principal: Principal, sessionId: number): Promise<void> {
  await tx.deleteFrom("sessions").where(getColumn(principal), "=", principal.id).where("id", "!=", sessionId).execute();
}

/** Signs everybody out everywhere. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom("sessions").execute();
}

/** Removes expired sessions; for a job. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
