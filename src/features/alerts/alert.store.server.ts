import "./alerts.tables.ts";
import "../identity/people.tables.ts";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { longestPutMs } from "../vacancies/match/match-many.server.ts";
import { type AlertSearch, type Frequency, nextLook } from "./alert.ts";
import { searchDocument, searchKey, tidySearch } from "./stored-search.server.ts";

/**
 * Until when what came is looked at, at a moment: a vacancy comes when the transaction that brings it begins, and is
 * seen when that commits.
 */
export const lookedAtBy = (now: Date): Date => new Date(now.getTime() - longestPutMs);

/** An alert as it is kept. */
export interface Alert {
  id: number;
  addressId: number;
  name: string;
  search: AlertSearch;
  searchKey: string;
  frequency: Frequency;
  createdAt: Date;
  pausedAt: Date | null;
  lookedUntil: Date;
  lastSentAt: Date | null;
  askedAt: Date | null;
}

type Row = Selectable<Tables["alerts"]>;

function getAlert(row: Row): Alert {
  return {
    ...{ id: row.id, addressId: row.address_id, name: row.name, frequency: row.frequency },
    search: searchDocument.read(row.search),
    searchKey: Buffer.from(row.search_key).toString("hex"),
    ...{ createdAt: row.created_at, pausedAt: row.paused_at, lookedUntil: row.looked_until },
    ...{ lastSentAt: row.last_sent_at, askedAt: row.asked_at },
  };
}

export interface NewAlert {
  name: string;
  search: AlertSearch;
  frequency: Frequency;
}

/** Saves an alert; vacancies that came until now are not in its letters. @returns its id */
export async function insertAlert(tx: Tx, addressId: number, alert: NewAlert, now: Date): Promise<number> {
  const { name, search, frequency } = alert;
  const moments = { created_at: now, looked_until: lookedAtBy(now), next_at: nextLook(frequency, now), wanted_at: now };
  const values = { search: searchDocument.write(tidySearch(search)), search_key: searchKey(search) };
  const row = { address_id: addressId, name, frequency, ...values, ...moments };
  return (await tx.insertInto("alerts").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** How many alerts an address has, and which of them is this search's. */
export async function getAddressState(
  tx: Tx,
  addressId: number,
  search: AlertSearch,
): Promise<{ count: number; same: number | null }> {
  const rows = await tx
    .selectFrom("alerts")
    .select(["id", sql<boolean>`search_key = ${searchKey(search)}`.as("isSame")])
    .where("address_id", "=", addressId)
    .execute();
  return { count: rows.length, same: rows.find(({ isSame }) => isSame)?.id ?? null };
}

/** An address's alerts, the oldest first. */
export async function listPrincipalAlerts(db: Db, addressId: number): Promise<Alert[]> {
  const rows = await db.selectFrom("alerts").selectAll().where("address_id", "=", addressId).orderBy("id").execute();
  return rows.map(getAlert);
}

export async function alertById(db: Db, id: number): Promise<Alert | undefined> {
  const row = await db.selectFrom("alerts").selectAll().where("id", "=", id).executeTakeFirst();
  return row && getAlert(row);
}

/** Alerts of some addresses that are to be looked at by now, held until the transaction ends. */
export async function lockDueAlerts(
  tx: Tx,
  addressIds: readonly number[],
  { frequencies, now }: { frequencies: readonly Frequency[]; now: Date },
): Promise<Alert[]> {
  if (addressIds.length === 0) return [];
  const rows = await tx
    .selectFrom("alerts")
    .selectAll()
    .where("address_id", "=", sql<number>`any(${[...addressIds]}::bigint[])`)
    .where("frequency", "in", [...frequencies])
    .where("paused_at", "is", null)
    .where("next_at", "<=", now)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(getAlert);
}

/** An alert, held until the transaction ends. */
export async function lockAlert(tx: Tx, id: number): Promise<Alert | undefined> {
  const row = await tx.selectFrom("alerts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row && getAlert(row);
}

/** Notes that an alert is wanted. @returns it; undefined where it is gone */
export async function noteWanted(db: Db, id: number, now: Date): Promise<Alert | undefined> {
  const noted = db.updateTable("alerts").set({ wanted_at: now, asked_at: null }).where("id", "=", id);
  const row = await noted.returningAll().executeTakeFirst();
  return row && getAlert(row);
}

type Changes = Updateable<Tables["alerts"]>;

export async function updateAlert(tx: Tx, id: number, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("alerts").set(changes).where("id", "=", id).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose alerts these are; those that are gone are left out. */
export async function listAddresses(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("alerts")
    .select("address_id")
    .distinct()
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ address_id }) => address_id);
}

export async function deleteRows(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom("alerts")
      .where("id", "in", [...ids])
      .execute();
}

/** Addresses with an alert that was asked about before a moment and not answered; the oldest first. */
export async function addressesToEnd(db: Db, askedBefore: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("alerts")
    .select("address_id")
    .where("asked_at", "<=", askedBefore)
    .groupBy("address_id")
    .orderBy(sql`min(asked_at)`)
    .limit(most)
    .execute();
  return rows.map(({ address_id }) => address_id);
}

/** Deletes of an address what was asked about before a moment; what someone wants meanwhile stays. */
export async function deleteUnanswered(tx: Tx, addressId: number, askedBefore: Date): Promise<void> {
  await tx.deleteFrom("alerts").where("address_id", "=", addressId).where("asked_at", "<=", askedBefore).execute();
}

/** Addresses with an alert that nobody showed to want since a moment, and that was not asked about. */
export async function addressesToAsk(db: Db, unwantedSince: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("alerts")
    .select("address_id")
    .where("wanted_at", "<=", unwantedSince)
    .where("asked_at", "is", null)
    .groupBy("address_id")
    .orderBy(sql`min(wanted_at)`)
    .limit(most)
    .execute();
  return rows.map(({ address_id }) => address_id);
}

/** Whom a letter asks, and of which alerts. */
export interface AskedAddress {
  email: string;
  language: Language;
  hasAccount: boolean;
  names: string[];
}

/** Marks an address's unwanted alerts as asked about; undefined where someone else did, or they are wanted by now. */
export async function askAll(
  tx: Tx,
  addressId: number,
  unwantedSince: Date,
  now: Date,
): Promise<AskedAddress | undefined> {
  const rows = await tx
    .updateTable("alerts")
    .set({ asked_at: now })
    .where("address_id", "=", addressId)
    .where("wanted_at", "<=", unwantedSince)
    .where("asked_at", "is", null)
    .returning(["id", "name"])
    .execute();
  if (rows.length === 0) return undefined;
  const address = await tx
    .selectFrom("alert_addresses")
    .leftJoin("applicants", (join) =>
      join
        .onRef("applicants.email_key", "=", "alert_addresses.email_key")
        .on("applicants.activated_at", "is not", null),
    )
    .select(["alert_addresses.email", "alert_addresses.language", "applicants.language as ofAccount"])
    .where("alert_addresses.id", "=", addressId)
    .executeTakeFirst();
  if (address === undefined) return undefined;
  const { email, language, ofAccount } = address;
  const names = rows.toSorted((one, other) => one.id - other.id).map(({ name }) => name);
  return { email, language: ofAccount ?? language, hasAccount: ofAccount !== null, names };
}
