import type { PersonalData } from "../../platform/personal-data.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import { addressIdOf, removeAddress } from "./address.queries.server.ts";
import { type Alert, alertsOf } from "./alert.store.server.ts";
import { removeWishesOf, wishRowsOf } from "./wish.store.server.ts";

/** An alert without what only we need of it. */
function told({ id, name, search, frequency, createdAt, pausedAt, lookedUntil, lastSentAt, askedAt }: Alert) {
  return { id, name, search, frequency, createdAt, pausedAt, lookedUntil, lastSentAt, askedAt };
}

/**
 * The alerts of a person's address, told and erased. An account that was never activated is not shown to be the
 * address's: it takes nothing of what its owner keeps without one.
 */
export const alertsPersonalData: PersonalData = {
  tables: ["alert_addresses", "alerts", "alert_wishes"],
  async tell(db, { email }) {
    const id = await addressIdOf(db, email);
    const alerts = id === null ? [] : await alertsOf(db, id);
    return [
      { name: "alerts", data: alerts.map(told) },
      { name: "alerts-not-confirmed", data: await wishRowsOf(db, email) },
    ];
  },
  async erase(tx, { applicantId, email }) {
    const account = await findApplicant(tx, applicantId);
    if (account === undefined || account.activatedAt === null) return [];
    await removeWishesOf(tx, email);
    await removeAddress(tx, email);
    return [];
  },
};
