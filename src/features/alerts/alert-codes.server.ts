import type { Sealer } from "../../platform/security/sealer.ts";

/**
 * What each code opens and no other: confirming a wish, an address's alerts, following a link of one alert's letter.
 */
const purposes = { confirm: "alert-confirm", alerts: "alerts", follow: "alert-follow" } as const;

/** A letter's link works as long as an alert may live without a click, and its letter that asks. */
const alertsCodeMs = 200 * 24 * 60 * 60 * 1000;

/** A number and the moment until which a code counts. */
interface Opened {
  id: number;
  until: Date;
}

function seal(sealer: Sealer, purpose: string, { id, until }: Opened): string {
  return sealer.seal(purpose, `${id}.${until.getTime()}`);
}

function open(sealer: Sealer, purpose: string, code: string): Opened | null {
  const [, id, until] = /^(\d{1,15})\.(\d{1,16})$/.exec(sealer.open(purpose, code) ?? "") ?? [];
  return id === undefined || until === undefined ? null : { id: Number(id), until: new Date(Number(until)) };
}

/** The code of a confirmation link; it contains its own end. */
export const sealConfirmation = (sealer: Sealer, wish: Opened) => seal(sealer, purposes.confirm, wish);
export const openConfirmation = (sealer: Sealer, code: string) => open(sealer, purposes.confirm, code);

/** The code of a letter's link to the alerts of its address. */
export function sealAlerts(sealer: Sealer, addressId: number, now: Date): string {
  return seal(sealer, purposes.alerts, { id: addressId, until: new Date(now.getTime() + alertsCodeMs) });
}

/** The address that a letter's code names; null for an unknown or expired one. */
export function openAlerts(sealer: Sealer, code: string, now: Date): number | null {
  const opened = open(sealer, purposes.alerts, code);
  return opened === null || opened.until <= now ? null : opened.id;
}

/**
 * The code by which following a link of a letter shows that an alert is wanted; it opens nothing else, and has no end.
 */
export function sealFollow(sealer: Sealer, alertId: number): string {
  return sealer.seal(purposes.follow, String(alertId));
}

export function openFollow(sealer: Sealer, code: string): number | null {
  const id = sealer.open(purposes.follow, code);
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
