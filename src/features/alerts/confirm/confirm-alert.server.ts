import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import type { Frequency } from "../alert.ts";
import { openConfirmation } from "../alert-codes.server.ts";
import { keepFor } from "../keep-alert.server.ts";
import { lockWish, settleWish, wishById } from "./wish.store.server.ts";

/** What a link leads to. */
export type WishSeen =
  | { status: "open"; name: string; frequency: Frequency }
  | { status: "confirmed"; name: string }
  | { status: "invalid" }
  | { status: "expired" };

/** Looks where a confirmation link leads, changing nothing (promise 6). */
export async function seeWish(db: Db, sealer: Sealer, code: string, now: Date): Promise<WishSeen> {
  const opened = openConfirmation(sealer, code);
  if (opened === null) return { status: "invalid" };
  const wish = await wishById(db, opened.id);
  if (wish?.email === null) return { status: "confirmed", name: wish.name };
  if (opened.until <= now) return { status: "expired" };
  if (wish === undefined) return { status: "invalid" };
  return { status: "open", name: wish.name, frequency: wish.frequency };
}

export type Confirmed = { status: "confirmed" | "invalid" | "expired" | "too-many-alerts" };

/** Keeps what a guest asked for; the link used again, or for a search that is kept already, succeeds and changes nothing. */
export async function confirmAlert(
  { database, sealer, clock }: Pick<Platform, "database" | "sealer" | "clock">,
  code: string,
): Promise<Confirmed> {
  const opened = openConfirmation(sealer, code);
  if (opened === null) return { status: "invalid" };
  const now = clock();
  return database.transact(async (tx): Promise<Confirmed> => {
    const wish = await lockWish(tx, opened.id);
    if (wish?.email === null) return { status: "confirmed" };
    if (opened.until <= now) return { status: "expired" };
    if (wish === undefined) return { status: "invalid" };
    const { email, language, name, search, frequency } = wish;
    const kept = await keepFor(tx, { email, language }, { name, search, frequency }, now);
    if (kept.status === "too-many-alerts") return { status: kept.status };
    if (kept.status !== "gone") await settleWish(tx, wish.id, kept.id);
    return { status: "confirmed" };
  });
}
