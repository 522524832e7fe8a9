import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findApplicant, findApplicantByEmail } from "../identity/applicant.queries.server.ts";
import { keepPerson } from "../identity/personal-data.queries.server.ts";
import { addressById, dropEmpty, holdAddress, lockAddresses, type NewAddress } from "./address.queries.server.ts";
import {
  type Alert,
  alertById,
  deleteRows,
  getAddressState,
  insertAlert,
  listAddresses,
  listPrincipalAlerts,
  lockAlert,
  lookedAtBy,
  type NewAlert,
  noteWanted,
  updateAlert,
} from "./alert.store.server.ts";
import { type AlertSearch, type Frequency, getEnd, mostAlerts, nextLook } from "./alert.ts";
import { removeLookedAt } from "./digest/vacancy-letter.queries.server.ts";
import { findHits } from "./hits.server.ts";
import { nameOfSearch } from "./stored-search.server.ts";

/** The wanted alert; `name` "" for a name from the search. */
export interface WantedAlert {
  search: AlertSearch;
  frequency: Frequency;
  name: string;
  language: Language;
}

export type SavedAlert =
  | { status: "kept"; id: number }
  | { status: "same-search"; id: number }
  | { status: "too-many-alerts" }
  /** The account was erased meanwhile. */
  | { status: "gone" };

/**
 * Keeps an alert for an address whose owner is known; its row is held, so that twenty at once are counted one by one.
 */
export async function keepFor(tx: Tx, address: NewAddress, alert: NewAlert, now: Date): Promise<SavedAlert> {
  const addressId = await holdAddress(tx, address, now);
  const { count, same } = await getAddressState(tx, addressId, alert.search);
  if (same !== null) return { status: "same-search", id: same };
  if (count >= mostAlerts) return { status: "too-many-alerts" };
  return { status: "kept", id: await insertAlert(tx, addressId, alert, now) };
}

/** Keeps a search for an applicant, at once: anyone who is signed in reads the account's mail. */
export async function keepAlert(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  { search, frequency, name, language }: WantedAlert,
): Promise<SavedAlert> {
  const named = name === "" ? await nameOfSearch(database.db, search, language) : name;
  return database.transact(async (tx) => {
    if (!(await keepPerson(tx, applicantId))) return { status: "gone" };
    const account = await findApplicant(tx, applicantId);
    if (account === undefined) return { status: "gone" };
    return keepFor(tx, account, { name: named, search, frequency }, clock());
  });
}

/** The owner's changes; missing fields stay. */
export interface AlertChange {
  frequency?: Frequency | undefined;
  name?: string | undefined;
  isPaused?: boolean | undefined;
}

/**
 * Changes an alert, which shows that it is wanted. One that resumes after a pause leaves out what came meanwhile.
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
  const addresses = await listAddresses(tx, ids);
  await lockAddresses(tx, addresses);
  await deleteRows(tx, ids);
  await letGo(tx, addresses);
}

/** Lets go of those of the addresses, all locked, that have no alert any more. */
export async function letGo(tx: Tx, addresses: readonly number[]): Promise<void> {
  for (const key of await dropEmpty(tx, addresses)) {
    // With an account the day's letter was the account's, too: it is not to come again.
    if ((await findOwner(tx, key)) === null) await removeLookedAt(tx, key);
  }
}

/**
 * Notes that a link of an alert's letter was followed: it is wanted. @returns its search; undefined where it is gone
 */
export async function followAlert(db: Db, id: number, now: Date) {
  return noteWanted(db, id, now);
}

/** The activated account of an address; anyone else who signed up with it has not shown that it is his. */
async function findOwner(db: Db, email: string): Promise<number | null> {
  const account = await findApplicantByEmail(db, email);
  return account === undefined || account.activatedAt === null ? null : account.id;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** An alert as its owner sees it. */
export interface ListedAlert extends Alert {
  /** Of the last seven days, open still. */
  hitsLastWeek: number;
  /** When it ends, unless it is wanted; null: nobody asked. */
  endsAt: Date | null;
}

/** An address's alerts with what they found lately. */
export async function listAlerts(db: Db, addressId: number, now: Date): Promise<ListedAlert[]> {
  const [address, alerts] = [await addressById(db, addressId), await listPrincipalAlerts(db, addressId)];
  const applicantId = address === undefined ? null : await findOwner(db, address.email);
  const span = { after: new Date(now.getTime() - weekMs), until: now };
  const hits = await findHits(
    db,
    alerts.map(({ search }) => ({ search, span, applicantId })),
    0,
  );
  return alerts.map((alert, place) => ({
    ...alert,
    hitsLastWeek: hits[place]?.count ?? 0,
    endsAt: alert.askedAt === null ? null : getEnd(alert.askedAt),
  }));
}

/** Whose an alert is: its address, and the account of that; null where there is no such alert. */
export async function ownerOfAlert(db: Db, id: number) {
  const alert = await alertById(db, id);
  const address = alert && (await addressById(db, alert.addressId));
  if (alert === undefined || address === undefined) return null;
  return { alert, addressId: alert.addressId, applicantId: await findOwner(db, address.email) };
}
