import type { Platform } from "../../platform/platform.ts";
import { deleteAlerts } from "./change-alert.server.ts";
import type { LetterSource } from "./digest/letter-source.server.ts";
import { hourAt } from "./digest/occasion.ts";
import type { StopLetters } from "./digest/stop/stop-letters.server.ts";
import { writeLetters } from "./digest/write/write-letters.server.ts";
import { endUnwanted } from "./end-alerts.server.ts";
import { createAlertSource } from "./letters/alert-source.server.ts";

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
