import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";

/** The kinds of letter parts; each is stopped in its own way. */
export const stopKinds = ["reminders", "suggestions", "alerts"] as const;
export type StopKind = (typeof stopKinds)[number];

/** What a code stops: a kind, and that kind's own name for the part. */
export interface Stop {
  kind: StopKind;
  stops: string;
}

const purpose = "unsubscribe";

const sealedStops = z.array(z.tuple([z.enum(stopKinds), z.string()])).min(1);

/** A code that stops a letter's parts. It never expires: a letter may be years old before its reader has enough. */
export function sealStops(sealer: Sealer, stops: readonly Stop[]): string {
  return sealer.seal(purpose, JSON.stringify(stops.map(({ kind, stops }) => [kind, stops])));
}

/** The parts that a code stops; empty for an unknown or changed code. */
export function openStops(sealer: Sealer, code: string): Stop[] {
  const text = sealer.open(purpose, code);
  const parsed = text === null ? undefined : sealedStops.safeParse(JSON.parse(text)).data;
  return (parsed ?? []).map(([kind, stops]) => ({ kind, stops }));
}

/** Stops a letter's parts by their names in `LetterPart.stops`; stopped or deleted ones stay so. */
export type StopLetters = (tx: Tx, stops: string, now: Date) => Promise<void>;

/** The function that stops each kind; each feature passes its own. */
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
