import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockAddresses } from "../address.queries.server.ts";
import { askedMs, endOf, unwantedMs } from "../alert.ts";
import { forgetWishes } from "../confirm/wish.store.server.ts";
import { letGo } from "../manage/change-alert.server.ts";
import { addressesToAsk, addressesToEnd, askAll, deleteUnanswered } from "./ending.store.server.ts";
import { stillWantedMail } from "./still-wanted-mail.server.ts";

/** Addresses of a step, each in a transaction of its own. */
const atOnce = 500;

type Parts = Pick<Platform, "database" | "outbox" | "settings" | "sealer" | "clock">;

/**
 * Asks by one letter an address whose alerts nobody showed to want for 180 days, and deletes 14 days after what is not
 * wanted still, with an address that has nothing else.
 */
export async function endUnwanted(parts: Parts, siteName: () => string, signal?: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  const { db } = database;
  const now = clock();
  await forgetWishes(db, now);
  const askedBefore = new Date(now.getTime() - askedMs);
  for (const addressId of await addressesToEnd(db, askedBefore, atOnce)) {
    if (signal?.aborted) return;
    await database.transact((tx) => end(tx, addressId, askedBefore));
  }
  const unwantedSince = new Date(now.getTime() - unwantedMs);
  for (const addressId of await addressesToAsk(db, unwantedSince, atOnce)) {
    if (signal?.aborted) return;
    await ask(parts, siteName(), addressId, { unwantedSince, now });
  }
}

async function end(tx: Tx, addressId: number, askedBefore: Date): Promise<void> {
  await lockAddresses(tx, [addressId]);
  await deleteUnanswered(tx, addressId, askedBefore);
  await letGo(tx, [addressId]);
}

async function ask(
  { database, outbox, settings, sealer }: Parts,
  siteName: string,
  addressId: number,
  { unwantedSince, now }: { unwantedSince: Date; now: Date },
): Promise<void> {
  await database.transact(async (tx) => {
    await lockAddresses(tx, [addressId]);
    const asked = await askAll(tx, addressId, unwantedSince, now);
    if (asked === undefined) return;
    await outbox.queue(
      tx,
      stillWantedMail({ ...asked, addressId, endsAt: endOf(now), siteName, settings, sealer, now }),
    );
  });
}
