import type { Platform } from "../../../platform/platform.ts";
import { forgetSuggested } from "./suggestion.queries.server.ts";

/** So long a vacancy that closed may open again and is known as suggested. */
const rememberedMs = 365 * 86_400_000;

/** Forgets what nobody can be suggested again. Before `jobs.start()`. */
export async function workOnSuggestions({ jobs, database, clock }: Platform): Promise<void> {
  await jobs.schedule("suggestions-tidy", "50 3 * * *", "erases", () =>
    forgetSuggested(database.db, new Date(clock().getTime() - rememberedMs)),
  );
}
