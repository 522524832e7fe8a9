import type { z } from "zod";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deviceOf } from "./device-name.server.ts";
import type { sessionsAnswer, signInsAnswer } from "./devices.schema.ts";
import { endOtherSessions, endOwnSession, latestSignIns, liveSessions } from "./devices.store.server.ts";

type Parts = Pick<Platform, "database" | "clock">;

interface Who {
  applicantId: number;
  sessionId: number;
}

/** Tries to sign in that are shown. */
const mostSignIns = 20;

/** Where a person is signed in, this device first. */
export async function sessionsOf(
  { database, clock }: Parts,
  { applicantId, sessionId }: Who,
): Promise<z.infer<typeof sessionsAnswer>["data"]> {
  const sessions = await liveSessions(database.db, applicantId, clock());
  const told = sessions.map(({ id, device: userAgent, network, createdAt, lastUsedAt }) => {
    const { name: device, kind } = deviceOf(userAgent);
    const moments = { createdAt: wireMoment(createdAt), lastUsedAt: wireMoment(lastUsedAt) };
    return { id, device, kind, network, ...moments, isCurrent: id === sessionId };
  });
  return told.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one session. @returns false when there is none of this person's with that id */
export function endOne({ database, clock }: Parts, { applicantId }: Who, id: number): Promise<boolean> {
  return endOwnSession(database.db, applicantId, id, clock());
}

/** Ends every session but the one that asks. */
export function endOthers({ database }: Parts, { applicantId, sessionId }: Who): Promise<void> {
  return endOtherSessions(database.db, applicantId, sessionId);
}

/** The latest tries to sign in to an account, right and wrong. */
export async function signInsOf(
  { database }: Parts,
  applicantId: number,
): Promise<z.infer<typeof signInsAnswer>["data"]> {
  const tries = await latestSignIns(database.db, applicantId, mostSignIns);
  return tries.map(({ at, device: userAgent, network, outcome }) => {
    const { name: device, kind } = deviceOf(userAgent);
    return { at: wireMoment(at), device, kind, network, outcome };
  });
}
