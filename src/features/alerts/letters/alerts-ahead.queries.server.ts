import "../alerts.tables.ts";
import { sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { lookedAtBy } from "../alert.store.server.ts";
import { frequencies, nextLook } from "../alert.ts";

/** Longer than any alert waits for its next look: a week. */
const longestWaitMs = 8 * 86_400_000;
const slackMs = 3_600_000;

/** Alerts that a clock that ran ahead put off for longer than any waits are looked at in their turn again. @returns how many */
export async function bringAlertsBack(database: Database, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    let brought = 0;
    for (const frequency of frequencies) brought += await bringBack(tx, frequency, now);
    return brought;
  });
}

async function bringBack(tx: Tx, frequency: (typeof frequencies)[number], now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("alerts")
    .set({ next_at: nextLook(frequency, now) })
    .set({ looked_until: sql<Date>`least(looked_until, ${lookedAtBy(now)})` })
    .set({ wanted_at: sql<Date>`least(wanted_at, ${now})` })
    .where("frequency", "=", frequency)
    .where((is) =>
      is.or([
        is("next_at", ">", new Date(now.getTime() + longestWaitMs)),
        is("looked_until", ">", new Date(now.getTime() + slackMs)),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
