import type { Platform } from "../../platform/platform.ts";
import type { LetterSource, StopLetters } from "../vacancy-letters/vacancy-letters.server.ts";
import { writeLetters } from "../vacancy-letters/vacancy-letters.server.ts";
import { hourAt } from "../vacancy-letters/vacancy-letters.ts";
import { endUnwanted } from "./end/end-alerts.server.ts";
import { createAlertSource } from "./letters/alert-source.server.ts";
import { deleteAlerts } from "./manage/change-alert.server.ts";

export { addressById, addressIdOf } from "./address.store.server.ts";
export { openAlerts, openFollow } from "./alert-codes.server.ts";
export { type AlertAsked, askForAlert } from "./confirm/ask-for-alert.server.ts";
export { confirmAlert, seeWish } from "./confirm/confirm-alert.server.ts";
export { type Kept, keepAlert, type WantedAlert } from "./keep/keep-alert.server.ts";
export { nameOfSearch } from "./keep/name-of-search.server.ts";
export { bringAlertsBack } from "./letters/alerts-ahead.store.server.ts";
export { changeAlert, deleteAlerts, followAlert } from "./manage/change-alert.server.ts";
export { alertsPersonalData } from "./personal-data.server.ts";
export { type ListedAlert, listAlerts, ownerOfAlert } from "./read/list-alerts.server.ts";

/** The daily and weekly alerts' part of the morning's letters. */
export function morningAlerts({ sealer }: Pick<Platform, "sealer">): LetterSource {
  return createAlertSource(sealer, ["daily", "weekly"]);
}

/** Stops alerts that a letter told of, as their parts call themselves. */
export const stopAlerts: StopLetters = (tx, stops) => deleteAlerts(tx, [Number(stops)]);

/** Each hour of the day what is told at once goes out; early in the morning what nobody wants is asked about, or ends. */
export async function workOnAlerts(platform: Platform, siteName: () => string): Promise<void> {
  const { jobs, clock, sealer } = platform;
  const sources = { alerts: createAlertSource(sealer, ["at-once"]) };
  await jobs.schedule("alerts-at-once", "*/10 7-20 * * *", "sends", async (_, signal) => {
    await writeLetters({ ...platform, siteName, sources }, hourAt(clock()), signal);
  });
  await jobs.schedule("end-alerts", "23 4 * * *", "erases", (_, signal) => endUnwanted(platform, siteName, signal));
}
