import type { Platform } from "../../../../../platform/platform.ts";
import { openStops } from "../../../digest/stop/stop-code.server.ts";
import { type Stoppers, stopByCode } from "../../../digest/stop/stop-letters.server.ts";
import { changeByLetter } from "../../../suggestions/stop-suggestions.server.ts";
import type { LetterChoice } from "../vacancy-letters.calls.ts";

/** Does what was chosen on a letter's page. @returns false for a code that is not ours */
export async function choose(
  platform: Pick<Platform, "database" | "sealer" | "clock">,
  stoppers: Stoppers,
  code: string,
  choice: LetterChoice,
): Promise<boolean> {
  const stops = openStops(platform.sealer, code);
  if (stops.length === 0) return false;
  if (choice === "stop") await stopByCode(platform, stoppers, code);
  else {
    const { database, clock } = platform;
    const told = stops.filter(({ kind }) => kind === "suggestions");
    await database.transact(async (tx) => {
      for (const { stops: whom } of told) await changeByLetter(tx, whom, choice, clock());
    });
  }
  return true;
}
