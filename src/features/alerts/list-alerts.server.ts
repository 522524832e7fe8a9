import type { Db } from "../../platform/database/database.ts";
import { addressById } from "./address.queries.server.ts";
import { type Alert, alertById, alertsOf } from "./alert.store.server.ts";
import { endOf } from "./alert.ts";
import { findHits } from "./hits.server.ts";
import { ownerOf } from "./owner-of.server.ts";

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
  const [address, alerts] = [await addressById(db, addressId), await alertsOf(db, addressId)];
  const applicantId = address === undefined ? null : await ownerOf(db, address.email);
  const span = { after: new Date(now.getTime() - weekMs), until: now };
  const hits = await findHits(
    db,
    alerts.map(({ search }) => ({ search, span, applicantId })),
    0,
  );
  return alerts.map((alert, place) => ({
    ...alert,
    hitsLastWeek: hits[place]?.count ?? 0,
    endsAt: alert.askedAt === null ? null : endOf(alert.askedAt),
  }));
}

/** Whose an alert is: its address, and the account of that; null where there is no such alert. */
export async function ownerOfAlert(db: Db, id: number) {
  const alert = await alertById(db, id);
  const address = alert && (await addressById(db, alert.addressId));
  if (alert === undefined || address === undefined) return null;
  return { alert, addressId: alert.addressId, applicantId: await ownerOf(db, address.email) };
}
