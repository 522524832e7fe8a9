import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Deciding, type Previewed, previewAct } from "../../acts/hold/hold-act.server.ts";
import type { Act } from "../../applications/act/act.schema.ts";
import type { Asking } from "../../candidates/asking.ts";
import type { PickedCandidate } from "../../candidates/list/find-candidates.queries.server.ts";
import type { Who } from "../../candidates/list/tell-candidate.server.ts";
import { whoOf } from "../../candidates/list/who-of.server.ts";
import type { SampleKind } from "./sample-kind.ts";

/** An application that would undergo a job. */
export interface Possible extends PickedCandidate {
  /** The language in which its person would hear of it; null where they would hear nothing. */
  reads: Language | null;
}

export interface SampleLetter {
  kind: SampleKind;
  who: Who;
  letter: NonNullable<Extract<Previewed, { status: "previewed" }>["letter"]>;
}

/** Whose letters show best what all of them say (recruiting §6); nobody twice. */
export function chooseSamples(possible: readonly Possible[]): { kind: SampleKind; one: Possible }[] {
  const told = possible.filter(({ reads }) => reads !== null);
  const [first] = told;
  if (first === undefined) return [];
  const longest = told.reduce((most, one) => (one.nameLength > most.nameLength ? one : most), first);
  const other = told.find(({ reads }) => reads !== first.reads);
  return [
    { kind: "first", one: first },
    ...(longest === first ? [] : [{ kind: "longest" as const, one: longest }]),
    ...(other === undefined || other === longest ? [] : [{ kind: "other-language" as const, one: other }]),
  ];
}

interface Showing {
  deciding: Deciding;
  asking: Asking;
  act: Act;
  aliasOf: (code: string) => string;
}

/**
 * The letters as they would be read; whoever is named in one was seen.
 * @param aliasOf what somebody is called whose name is hidden, by their code
 */
export async function sampleLetters(
  platform: Platform,
  { deciding, asking, act, aliasOf }: Showing,
  possible: readonly Possible[],
): Promise<SampleLetter[]> {
  const letters: SampleLetter[] = [];
  const samples = chooseSamples(possible);
  const whose = await whoOf(
    platform,
    asking,
    samples.map(({ one }) => one.id),
  );
  for (const { kind, one } of samples) {
    const decision = { applicationId: one.id, act, releaseAt: null };
    const who = whose.who.get(one.id) ?? { kind: "gone", code: one.code };
    const naming = who.kind === "named" ? { seen: whose.seen } : { alias: aliasOf(one.code) };
    const shown = await platform.database.transact((tx) => previewAct(tx, deciding, decision, naming));
    if (shown.status === "previewed" && shown.letter !== null) letters.push({ kind, who, letter: shown.letter });
  }
  return letters;
}
