import type { Platform } from "../../platform/platform.ts";
import { deleteOldNotices } from "./notice.queries.server.ts";
import { noticeDays } from "./notice.ts";

const dayMs = 86_400_000;

/** Takes notices away that are older than they are kept. */
export async function forgetOldNotices({ database: { db }, clock }: Pick<Platform, "database" | "clock">) {
  await deleteOldNotices(db, new Date(clock().getTime() - noticeDays * dayMs));
}
