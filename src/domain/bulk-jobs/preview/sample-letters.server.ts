import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Deciding, type Previewed, previewAct } from "../../acts/acts.server.ts";
import type { Act } from "../../applications/applications.ts";
import type { PickedCandidate } from "../../candidates/candidates.server.ts";
import type { SampleKind } from "./sample-kind.ts";

/** An application that would undergo a job. */
export interface Possible extends PickedCandidate {
  /** The language in which its person would hear of it; null where they would hear nothing. */
  reads: Language | null;
}

export interface SampleLetter {
  kind: SampleKind;
  applicationId: number;
  letter: NonNullable<Extract<Previewed, { status: "previewed" }>["letter"]>;
}

/** Whose letters show best what all of them say (recruiting §6); nobody twice. */
export function chooseSamples(possible: readonly Possible[]): { kind: SampleKind; one: Possible }[] {
  const told = possible.filter(({ reads }) => reads !== null);
  const [first] = told;
  if (first === undefined) return [];
  const longest = told.reduce((most, one) => (one.name.length > most.name.length ? one : most), first);
  const other = told.find(({ reads }) => reads !== first.reads);
  return [
    { kind: "first", one: first },
    ...(longest === first ? [] : [{ kind: "longest" as const, one: longest }]),
    ...(other === undefined || other === longest ? [] : [{ kind: "other-language" as const, one: other }]),
  ];
}

/**
 * The letters as they would be read.
 * @param aliasOf what somebody is called whose name is hidden, by their code
 */
export async function sampleLetters(
  { database }: Platform,
  { deciding, act, aliasOf }: { deciding: Deciding; act: Act; aliasOf: (code: string) => string },
  possible: readonly Possible[],
): Promise<SampleLetter[]> {
  const letters: SampleLetter[] = [];
  for (const { kind, one } of chooseSamples(possible)) {
    const decision = { applicationId: one.id, act, releaseAt: null };
    const alias = one.isHidden ? aliasOf(one.code) : null;
    const shown = await database.transact((tx) => previewAct(tx, deciding, decision, alias));
    if (shown.status === "previewed" && shown.letter !== null) {
      letters.push({ kind, applicationId: one.id, letter: shown.letter });
    }
  }
  return letters;
}
