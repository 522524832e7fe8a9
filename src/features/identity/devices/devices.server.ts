import bowser from "bowser";
import type { z } from "zod";
import { m } from "#messages";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { latestEvents, latestSignIns, recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import type { Principal } from "../principal.ts";
import { keepPrincipal } from "../principal-account.server.ts";
import { endOtherSessions } from "../session/session.queries.server.ts";
import type { DeviceKind } from "./device-kinds.ts";
import { endOwnSession, liveSessions } from "./devices.queries.server.ts";
import type { activityAnswer, sessionsAnswer, signInsAnswer } from "./devices.schema.ts";

const kindOf: Readonly<Record<string, DeviceKind>> = { mobile: "phone", tablet: "tablet", desktop: "computer" };

/** A browser as people know it, in the language of the call: "Chrome di Android"; its kind chooses a picture. */
function getDevice(userAgent: string): { name: string; kind: DeviceKind } {
  const { browser, os, platform } = bowser.parse(userAgent || "-");
  const kind = kindOf[platform.type ?? ""] ?? "unknown";
  if (browser.name && os.name)
    return { name: m.accounts_device_both({ browser: browser.name, system: os.name }), kind };
  return { name: browser.name || os.name || m.accounts_device_unknown(), kind };
}

type Parts = Pick<Platform, "database" | "clock">;

interface Who {
  principal: Principal;
  sessionId: number;
}

/** Tries to sign in that are shown. */
const mostSignIns = 20;

/** Events that are shown. */
const mostEvents = 50;

/** Where a person is signed in, this device first. */
export async function listDeviceSessions(
  { database, clock }: Parts,
  { principal, sessionId }: Who,
): Promise<z.infer<typeof sessionsAnswer>["data"]> {
  const sessions = await liveSessions(database.db, principal, clock());
  const items = sessions.map(({ id, device: userAgent, network, createdAt, lastUsedAt }) => {
    const { name: device, kind } = getDevice(userAgent);
    const moments = { createdAt: wireMoment(createdAt), lastUsedAt: wireMoment(lastUsedAt) };
    return { id, device, kind, network, ...moments, isCurrent: id === sessionId };
  });
  return items.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one session. @returns false when there is none of this person's with that id */
export function endOne({ database, clock }: Parts, { principal }: Who, id: number, asker: Asker): Promise<boolean> {
  return database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    if (!(await endOwnSession(tx, principal, id, clock()))) return false;
    await recordEvent(tx, asker, { principal, event: "session-ended" }, clock());
    return true;
  });
}

/** Ends every session but the one that asks. */
export function endOthers({ database, clock }: Parts, { principal, sessionId }: Who, asker: Asker): Promise<void> {
  return database.transact(async (tx) => {
    if (!(await keepPrincipal(tx, principal))) return;
    await endOtherSessions(tx, principal, sessionId);
    await recordEvent(tx, asker, { principal, event: "session-ended" }, clock());
  });
}

interface Row {
  at: Date;
  device: string;
  network: string;
}

function fromWhere({ at, device: userAgent, network }: Row) {
  const { name: device, kind } = getDevice(userAgent);
  return { at: wireMoment(at), device, kind, network };
}

/** The latest tries to sign in to an account, right and wrong. */
export async function listRecentSignIns(
  { database }: Parts,
  principal: Principal,
): Promise<z.infer<typeof signInsAnswer>["data"]> {
  const tries = await latestSignIns(database.db, principal, mostSignIns);
  return tries.map(({ event: outcome, ...row }) => ({ ...fromWhere(row), outcome }));
}

/** An account's recent events. */
export async function getActivity(
  { database }: Parts,
  principal: Principal,
): Promise<z.infer<typeof activityAnswer>["data"]> {
  const events = await latestEvents(database.db, principal, mostEvents);
  return events.map(({ id, event, ...row }) => ({ id, ...fromWhere(row), event }));
}
