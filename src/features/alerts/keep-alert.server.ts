import type { Language } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import { keepPerson } from "../identity/personal-data.queries.server.ts";
import { holdAddress, type NewAddress } from "./address.queries.server.ts";
import { insertAlert, type NewAlert, standing } from "./alert.store.server.ts";
import { type AlertSearch, type Frequency, mostAlerts } from "./alert.ts";
import { nameOfSearch } from "./name-of-search.server.ts";

/** What somebody wants to hear of; "" for a name made of the search. */
export interface WantedAlert {
  search: AlertSearch;
  frequency: Frequency;
  name: string;
  language: Language;
}

export type Kept =
  | { status: "kept"; id: number }
  | { status: "same-search"; id: number }
  | { status: "too-many-alerts" }
  /** The account was erased meanwhile. */
  | { status: "gone" };

/** Keeps an alert for an address whose owner is known; its row is held, so that twenty at once are counted one by one. */
export async function keepFor(tx: Tx, address: NewAddress, alert: NewAlert, now: Date): Promise<Kept> {
  const addressId = await holdAddress(tx, address, now);
  const { count, same } = await standing(tx, addressId, alert.search);
  if (same !== null) return { status: "same-search", id: same };
  if (count >= mostAlerts) return { status: "too-many-alerts" };
  return { status: "kept", id: await insertAlert(tx, addressId, alert, now) };
}

/** Keeps a search for an applicant, at once: whoever is signed in reads the account's mail. */
export async function keepAlert(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  { search, frequency, name, language }: WantedAlert,
): Promise<Kept> {
  const named = name === "" ? await nameOfSearch(database.db, search, language) : name;
  return database.transact(async (tx) => {
    if (!(await keepPerson(tx, applicantId))) return { status: "gone" };
    const account = await findApplicant(tx, applicantId);
    if (account === undefined) return { status: "gone" };
    return keepFor(tx, account, { name: named, search, frequency }, clock());
  });
}
