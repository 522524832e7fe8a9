import type { Platform } from "../../platform/platform.ts";
import { deleteAlerts } from "./alert.server.ts";
import { createAlertSource } from "./alert-source.server.ts";
import { hourAt, type LetterSource } from "./digest/letter-source.server.ts";
import type { StopLetters } from "./digest/stop-letters.server.ts";
import { writeLetters } from "./digest/write-letters.server.ts";

/** The daily and weekly alerts' part of the morning's letters. */
export function morningAlerts({ sealer }: Pick<Platform, "sealer">): LetterSource {
  return createAlertSource(sealer, ["daily", "weekly"]);
}

/** Stops alerts of a letter, by the names of their parts. */
export const stopAlerts: StopLetters = (tx, stops) => deleteAlerts(tx, [Number(stops)]);

/** The job: writes the hourly letters. */
export async function writeAlertsAtOnce(
  platform: Platform,
  siteName: () => string,
  signal: AbortSignal,
): Promise<void> {
  const sources = { alerts: createAlertSource(platform.sealer, ["at-once"]) };
  await writeLetters({ ...platform, siteName, sources }, hourAt(platform.clock()), signal);
}
