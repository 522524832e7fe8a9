import { z } from "zod";
import type { Sealer } from "../../../../platform/security/sealer.ts";

/** The kinds of what letters tell; each has its own way to be stopped. */
export const stopKinds = ["suggestions", "alerts"] as const;
export type StopKind = (typeof stopKinds)[number];

/** What a code stops: of a kind, what that kind's room calls it. */
export interface Stop {
  kind: StopKind;
  stops: string;
}

const purpose = "unsubscribe";

const sealedStops = z.array(z.tuple([z.enum(stopKinds), z.string()])).min(1);

/** A code that stops what a letter told. It has no end: a letter may lie for years before it is enough. */
export function sealStops(sealer: Sealer, stops: readonly Stop[]): string {
  return sealer.seal(purpose, JSON.stringify(stops.map(({ kind, stops }) => [kind, stops])));
}

/** What a code stops; empty for one that is not ours, or was changed. */
export function openStops(sealer: Sealer, code: string): Stop[] {
  const text = sealer.open(purpose, code);
  const parsed = text === null ? undefined : sealedStops.safeParse(JSON.parse(text)).data;
  return (parsed ?? []).map(([kind, stops]) => ({ kind, stops }));
}
