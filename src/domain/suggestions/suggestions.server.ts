import type { Platform } from "../../platform/platform.ts";
import { forgetSuggested } from "./suggestion.store.server.ts";

export { createReadLately, type ReadLately } from "./new-vacancies.server.ts";
export { ownSuggestions } from "./own-suggestions.server.ts";
export { suggestionsPersonalData } from "./personal-data.server.ts";
export { changeByLetter, periodByLetter, stopSuggestions } from "./stop-suggestions.server.ts";
export { bringSuggestionsBack } from "./suggestion.store.server.ts";
export { suggestionSource } from "./suggestion-source.server.ts";

/** So long a vacancy that closed may open again and is known as suggested. */
const rememberedMs = 365 * 86_400_000;

/** Forgets what nobody can be suggested again. Before `jobs.start()`. */
export async function workOnSuggestions({ jobs, database, clock }: Platform): Promise<void> {
  await jobs.schedule("suggestions-tidy", "50 3 * * *", "erases", () =>
    forgetSuggested(database.db, new Date(clock().getTime() - rememberedMs)),
  );
}
