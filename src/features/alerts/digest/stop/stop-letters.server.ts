import type { Tx } from "../../../../platform/database/database.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { openStops, type StopKind } from "./stop-code.server.ts";

/** Stops what a letter told, as `LetterPart.stops` called it; what has stopped, or is gone, stays so. */
export type StopLetters = (tx: Tx, stops: string, now: Date) => Promise<void>;

/** How each kind is stopped, as its room hands it in. */
export type Stoppers = Readonly<Partial<Record<StopKind, StopLetters>>>;

/** Stops all that a code names, each once however often it is asked; a code that is not ours stops nothing. */
export async function stopByCode(
  { database, sealer, clock }: Pick<Platform, "database" | "sealer" | "clock">,
  stoppers: Stoppers,
  code: string,
): Promise<void> {
  const stops = openStops(sealer, code);
  if (stops.length === 0) return;
  await database.transact(async (tx) => {
    for (const { kind, stops: what } of stops) await stoppers[kind]?.(tx, what, clock());
  });
}
