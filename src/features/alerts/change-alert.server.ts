import type { Db, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { dropEmpty, lockAddresses } from "./address.queries.server.ts";
import { addressesOf, deleteRows, lockAlert, noteWanted, updateAlert } from "./alert.store.server.ts";
import { type Frequency, nextLook } from "./alert.ts";
import { removeLookedAt } from "./digest/vacancy-letter.queries.server.ts";
import { lookedAtBy } from "./looked-at-by.server.ts";
import { ownerOf } from "./owner-of.server.ts";

/** What its owner changes; what is not named stays. */
export interface AlertChange {
  frequency?: Frequency | undefined;
  name?: string | undefined;
  isPaused?: boolean | undefined;
}

/**
 * Changes an alert, which shows that it is wanted. One that goes on after a pause tells nothing of what came meanwhile.
 * @returns false where it is gone
 */
export async function changeAlert(
  { database, clock }: Pick<Platform, "database" | "clock">,
  id: number,
  { frequency, name, isPaused }: AlertChange,
): Promise<boolean> {
  const now = clock();
  return database.transact(async (tx) => {
    const alert = await lockAlert(tx, id);
    if (alert === undefined) return false;
    const next = frequency ?? alert.frequency;
    const goesOn = isPaused === false && alert.pausedAt !== null;
    await updateAlert(tx, id, {
      ...{ frequency: next, name: name ?? alert.name, wanted_at: now, asked_at: null },
      ...(next === alert.frequency && !goesOn ? {} : { next_at: nextLook(next, now) }),
      ...(isPaused === true ? { paused_at: alert.pausedAt ?? now } : {}),
      ...(goesOn ? { paused_at: null, looked_until: lookedAtBy(now) } : {}),
    });
    return true;
  });
}

/** Deletes alerts; an address without any is held no longer. Those that are gone stay so. */
export async function deleteAlerts(tx: Tx, ids: readonly number[]): Promise<void> {
  const addresses = await addressesOf(tx, ids);
  await lockAddresses(tx, addresses);
  await deleteRows(tx, ids);
  await letGo(tx, addresses);
}

/** Lets go of those of the addresses, all locked, that have no alert any more. */
export async function letGo(tx: Tx, addresses: readonly number[]): Promise<void> {
  for (const key of await dropEmpty(tx, addresses)) {
    // With an account the day's letter was the account's, too: it is not to come again.
    if ((await ownerOf(tx, key)) === null) await removeLookedAt(tx, key);
  }
}

/** Notes that a link of an alert's letter was followed: it is wanted. @returns its search; undefined where it is gone */
export async function followAlert(db: Db, id: number, now: Date) {
  return noteWanted(db, id, now);
}
