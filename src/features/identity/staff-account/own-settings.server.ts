import type { Platform } from "../../../platform/platform.ts";
import { type OwnSettings, setOwnSettings } from "../staff.queries.server.ts";

/** Keeps what a member changes of themselves; what is not named stays. */
export async function keepOwnSettings({ database }: Platform, staffId: number, own: OwnSettings): Promise<void> {
  await database.transact((tx) => setOwnSettings(tx, staffId, own));
}
