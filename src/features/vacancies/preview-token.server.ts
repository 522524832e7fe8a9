import { z } from "zod";
import type { Sealer } from "../../platform/security/sealer.ts";

const purpose = "vacancy-preview";
const lifeMs = 3_600_000;

/** A code by which whoever has it sees a vacancy as it would be published, for an hour. */
export function sealPreview(sealer: Sealer, vacancyId: number, now: Date): { code: string; until: Date } {
  const until = new Date(now.getTime() + lifeMs);
  return { code: sealer.seal(purpose, JSON.stringify([vacancyId, until.getTime()])), until };
}

const content = z.tuple([z.number(), z.number()]);

/** The vacancy of such a code; null for one that is none, or no more. */
export function openPreview(sealer: Sealer, code: string, now: Date): number | null {
  const text = sealer.open(purpose, code);
  if (text === null) return null;
  const [vacancyId, until] = content.parse(JSON.parse(text));
  return now.getTime() < until ? vacancyId : null;
}
