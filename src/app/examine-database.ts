import { sql } from "kysely";
import { z } from "zod";
import { countOutdatedConsents } from "../features/resumes/consent.queries.server.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Db } from "../platform/database/database.ts";
import { pendingMigrations } from "../platform/database/migrate.ts";
import { findClock } from "../platform/operations/clock-watch.store.ts";
import { confirmClock } from "../platform/operations/clock-watch.ts";
import type { Say } from "../platform/operations/command.ts";
import { derivedGaps, reconcileDerived } from "./derived.ts";
import { migrations } from "./migrations.ts";

/** Dependencies of an operator's command. */
interface Operated {
  database: Database;
  clock: Clock;
}

/** The database's facts, as the command socket returns them. */
export const databaseReport = z.object({
  /** Migrations that have not run yet. */
  pending: z.int(),
  /** Since when the clock is not believed, and what it was believed to be last; null while it is believed. */
  clock: z.object({ trustedAt: z.iso.datetime(), jumpedAt: z.iso.datetime() }).nullable(),
  /** Rows that are not as they should be. */
  gaps: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Active applicants who agreed to another text than today's; null while there is no table of consents. */
  outdatedConsents: z.int().nullable(),
});
export type DatabaseReport = z.infer<typeof databaseReport>;

/** Known before an upgrade, too: consents have been kept in this form since the first migrations. */
async function outdatedConsents(db: Db): Promise<number | null> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('consents') is not null as there`.execute(db);
  return rows[0]?.there === true ? countOutdatedConsents(db) : null;
}

/** Looks at the schema, the clock, consents and what is derived; changes nothing, and asks no table that may not be there. */
export async function examineDatabase(database: Database): Promise<DatabaseReport> {
  const pending = (await pendingMigrations(database, migrations)).length;
  const consents = { outdatedConsents: await outdatedConsents(database.db) };
  if (pending > 0) return { pending, clock: null, gaps: [], ...consents };
  const storedClock = await findClock(database.db);
  const clock =
    storedClock === undefined || storedClock.jumpedAt === null
      ? null
      : { trustedAt: storedClock.trustedAt.toISOString(), jumpedAt: storedClock.jumpedAt.toISOString() };
  return { pending, clock, gaps: (await derivedGaps(database.db)).filter(({ rows }) => rows > 0), ...consents };
}

/** Answers the report as one line. */
export async function sayReport(database: Database, say: Say): Promise<number> {
  say(JSON.stringify(await examineDatabase(database)));
  return 0;
}

/** `doctor --repair`: what is derived is made again where it differs. */
export async function repairDerived(operating: Operated, say: Say): Promise<number> {
  const found = await reconcileDerived(operating);
  for (const { name, rows } of found) say(`${name}: ${rows} put right`);
  if (found.length === 0) say("Everything that is derived is as it should be.");
  return 0;
}

/** `doctor --confirm-clock`: what waited for the operator's word continues. */
export async function sayClockConfirmed({ database, clock }: Operated, say: Say): Promise<number> {
  const now = await confirmClock(database, clock);
  say(`The clock says ${now.toISOString()}, and is believed: what waited for that goes on at its next time.`);
  return 0;
}
