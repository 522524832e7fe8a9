import { type Insertable, sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { PackReport } from "../../platform/operations/content-pack/pack-part.ts";
import type { EventsTable } from "./agenda.tables.ts";

/** An event as it is stored. */
export type PutEvent = Insertable<EventsTable>;

/**
 * Puts events in place by their slug; what says the same as before is left alone. Registrations stay.
 * Tells every process that pages with events changed.
 */
export async function putEvents(tx: Tx, events: readonly PutEvent[]): Promise<PackReport> {
  const report: PackReport = { added: 0, updated: 0, unchanged: 0 };
  const rows = await tx.selectFrom("events").select(["slug", "content_hash"]).execute();
  const hashes = new Map(rows.map(({ slug, content_hash }) => [slug, content_hash]));
  for (const event of events) {
    const before = hashes.get(event.slug);
    if (before === event.content_hash) report.unchanged++;
    else if (before === undefined) {
      await tx.insertInto("events").values(event).execute();
      report.added++;
    } else {
      const changed = { ...event, updated_at: sql<Date>`now()` };
      await tx.updateTable("events").set(changed).where("slug", "=", event.slug).execute();
      report.updated++;
    }
  }
  if (report.added + report.updated > 0) await sql`select pg_notify('page_changes', 'events')`.execute(tx);
  return report;
}
