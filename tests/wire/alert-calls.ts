import { holdAddress } from "../../src/features/alerts/address.queries.server.ts";
import { insertAlert } from "../../src/features/alerts/alert.store.server.ts";
import { sealAlerts, sealConfirmation, sealFollow } from "../../src/features/alerts/alert-codes.server.ts";
import { putWish } from "../../src/features/alerts/wish.store.server.ts";
import { noFilters } from "../../src/features/vacancies/vacancy.ts";
import type { PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

let searches = 0;

/** A search that nobody kept yet. */
const newSearch = () => ({ ...noFilters, text: `kata ${++searches}`, isMatch: false });

/** An alert of the owner, after making space for it. */
export async function ownAlert({ platform, owner }: WholePortal) {
  const now = platform.clock();
  return platform.database.transact(async (tx) => {
    const addressId = await holdAddress(tx, { email: owner.email, language: "id" }, now);
    await tx.deleteFrom("alerts").where("address_id", "=", addressId).execute();
    const id = await insertAlert(tx, addressId, { name: "Kabar saya", search: newSearch(), frequency: "daily" }, now);
    return { id, addressId };
  });
}

/** The code of a wish that waits to be confirmed. */
export async function waitingWish({ platform }: WholePortal): Promise<string> {
  const now = platform.clock();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const wish = { email: `tamu${++searches}@contoh.id`, language: "id", name: "Tamu", frequency: "daily" } as const;
  const { id } = await platform.database.transact((tx) =>
    putWish(tx, { ...wish, search: newSearch(), expiresAt }, now),
  );
  return sealConfirmation(platform.sealer, { id, until: expiresAt });
}

/** Searches that call back. */
export const alerts: Record<string, PublishedCall> = {
  "GET alerts/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => {
      const { addressId } = await ownAlert(portal);
      return { query: `code=${sealAlerts(portal.platform.sealer, addressId, portal.platform.clock())}` };
    },
  },
  "POST alerts": {
    who: "guest",
    body: "json",
    names: "mine",
    good: async (portal) => {
      await ownAlert(portal);
      const search = { SearchString: newSearch().text, BranchId: [], VacancyDepartmentId: [], CategoryType: 1 };
      const guest = { email: "tamu@contoh.id", grecaptcha: await portal.captcha() };
      return { body: { search, frequency: "weekly", name: "Kabar saya", ...guest, lang: "id" } };
    },
  },
  "GET alerts/confirm/{code}/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { code: await waitingWish(portal) } }),
  },
  "POST alerts/confirm": {
    who: "guest",
    body: "json",
    names: "public",
    good: async (portal) => ({ body: { code: await waitingWish(portal), lang: "id" } }),
  },
  "PUT alerts/{id}": {
    who: "guest",
    body: "json",
    names: "own",
    good: async (portal) => ({
      path: { id: String((await ownAlert(portal)).id) },
      body: { frequency: "weekly", name: "Lain", isPaused: true, lang: "id" },
    }),
  },
  "DELETE alerts/{id}": {
    who: "guest",
    body: "json",
    names: "own",
    good: async (portal) => ({ path: { id: String((await ownAlert(portal)).id) }, body: { lang: "id" } }),
  },
  "POST alerts/follow": {
    who: "guest",
    body: "json",
    names: "public",
    good: async (portal) => ({
      body: { code: sealFollow(portal.platform.sealer, (await ownAlert(portal)).id), vacancyId: 1, lang: "id" },
    }),
  },
};
