import { jakartaDay } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { categoryChanges } from "./help.queries.server.ts";
import { categoryPath, helpPath } from "./help-paths.ts";
import { forgetVisitors } from "./voice.store.server.ts";

/** Forgets who opened which question before today. */
export function forgetHelpVisitors({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  return forgetVisitors(database.db, jakartaDay(clock()));
}

/** The help centre's addresses for search engines, each with when it last changed; none while it is empty. */
export async function helpAddresses(db: Db): Promise<{ path: string; updatedAt: Date }[]> {
  const categories = await categoryChanges(db);
  const newest = categories
    .map(({ updatedAt }) => updatedAt)
    .reduce((one, other) => (one > other ? one : other), new Date(0));
  const pages = categories.map(({ categoryId, updatedAt }) => ({ path: categoryPath(categoryId), updatedAt }));
  return pages.length === 0 ? [] : [{ path: helpPath, updatedAt: newest }, ...pages];
}
