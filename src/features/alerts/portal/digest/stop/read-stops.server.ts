import type { Platform } from "../../../../../platform/platform.ts";
import { rarerPeriods } from "../../../../resumes/email-period.ts";
import { openStops } from "../../../digest/stop/stop-code.server.ts";
import { periodByLetter } from "../../../suggestions/stop-suggestions.server.ts";
import type { LetterStops } from "../vacancy-letters.calls.ts";
import { letterChoices } from "../vacancy-letters.calls.ts";

/** What a letter's code stops, and what may be chosen in place; null for a code that is not ours. */
export async function readStops(
  { database, sealer }: Pick<Platform, "database" | "sealer">,
  code: string,
): Promise<LetterStops | null> {
  const stops = openStops(sealer, code);
  if (stops.length === 0) return null;
  const told = stops.find(({ kind }) => kind === "suggestions");
  const suggestions = told === undefined ? null : await periodByLetter(database.db, told.stops);
  const rarer: readonly string[] = suggestions === null ? [] : rarerPeriods(suggestions);
  const alerts = stops.some(({ kind }) => kind === "alerts");
  const isOver = !alerts && (suggestions === null || suggestions === "never");
  return {
    suggestions,
    alerts,
    choices: isOver ? [] : letterChoices.filter((choice) => choice === "stop" || rarer.includes(choice)),
  };
}
