import { type InsertObject, sql } from "kysely";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import { agendaEndpoints } from "../../src/features/agenda/portal/agenda.api.server.ts";
import "../../src/features/agenda/agenda.tables.ts";
import type { Database, Tx } from "../../src/platform/database/database.ts";
import type { Tables } from "../../src/platform/database/tables.ts";
import type { Mail } from "../../src/platform/mail/mail-message.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";

/** An event's row; its moments may be the database's. */
type EventRow = InsertObject<Tables, "events">;

/** The agenda's endpoints on a database; mails that they promise end in `queued`. */
export function getAgendaEndpoints(database: Database, queued: Mail[] = []): Endpoint[] {
  const outbox = {
    queue: async (_: Tx, mail: Mail) => queued.push(mail),
    forgetKept: async () => undefined,
    queueMany: async () => [],
    deliver: async () => {},
    wake: async () => {},
    tidy: async () => {},
  };
  const settings = readSettings({ PUBLIC_URL: "https://k.example", BASE_PATH: "/karier" });
  return agendaEndpoints({ platform: { database, outbox, settings }, siteName: () => "Situs Karier" });
}

let number = 0;

/** A moment so many seconds from the beginning of the transaction, by the database's clock. */
export function fromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

const DAY = 86_400;

/** An event of two hours in ten days for which one may register, without a limit; whatever a test does not care about is filled in. */
export function anEvent(overrides: Partial<EventRow> = {}): EventRow {
  number += 1;
  const title = overrides.title_id ?? `Acara Uji ${number}`;
  return {
    slug: `acara-uji-${number}`,
    title_id: title,
    title_en: title,
    ...{ summary_id: "Ringkas.", summary_en: "In short.", body_id: "<p>Isi.</p>", body_en: "<p>Text.</p>" },
    ...{ location_id: "Jakarta", location_en: "Jakarta", is_online: false },
    ...{
      starts_at: fromNow(10 * DAY),
      ends_at: fromNow(10 * DAY + 7200),
      opens_at: null,
      closes_at: fromNow(10 * DAY),
    },
    ...{ quota: null, taken_elsewhere: 0, schedule: "[]", room_url: null, room_opens_at: null },
    content_hash: String(number),
    ...overrides,
  };
}

/** Stores events in a transaction and answers their ids, in the same order. */
export async function putAll(tx: Tx, events: readonly EventRow[]): Promise<number[]> {
  const rows = await tx
    .insertInto("events")
    .values([...events])
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores one event and answers its id. */
export async function storeEvent(database: Database, overrides: Partial<EventRow> = {}): Promise<number> {
  const [id = 0] = await database.transact((tx) => putAll(tx, [anEvent(overrides)]));
  return id;
}
