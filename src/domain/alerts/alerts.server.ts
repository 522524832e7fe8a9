import type { Platform } from "../../platform/platform.ts";
import type { LetterSource } from "../vacancy-letters/letter-source.server.ts";
import { hourAt } from "../vacancy-letters/occasion.ts";
import type { StopLetters } from "../vacancy-letters/stop/stop-letters.server.ts";
import { writeLetters } from "../vacancy-letters/write/write-letters.server.ts";
import { endUnwanted } from "./end/end-alerts.server.ts";
import { createAlertSource } from "./letters/alert-source.server.ts";
import { deleteAlerts } from "./manage/change-alert.server.ts";

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
