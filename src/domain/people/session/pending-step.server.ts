import { z } from "zod";
import type { Sealer } from "../../../platform/sealing/sealer.ts";
import { tokenHash } from "../../../platform/sealing/token.ts";

/** Says that a browser has shown the first proof of a sign-in and owes the second; opens nothing by itself. */
export const pendingStepCookieName = "second-step";

/** So long the second step may take before the first is asked for again. */
export const pendingStepLifeMs = 10 * 60 * 1000;

const purpose = "pending-step";

const pendingSchema = z.object({
  applicantId: z.number(),
  rememberMe: z.boolean(),
  /** Of the password that stood then, so that another one ends it. */
  mark: z.string(),
  endsAt: z.number(),
});

/** A sign-in that waits for its second step. */
export type PendingStep = Pick<z.infer<typeof pendingSchema>, "applicantId" | "rememberMe">;

function markOf(passwordHash: string | null): string {
  return tokenHash(passwordHash ?? "").toString("base64url");
}

/** The cookie's value. */
export function sealPendingStep(sealer: Sealer, step: PendingStep, passwordHash: string | null, now: Date): string {
  const pending = { ...step, mark: markOf(passwordHash), endsAt: now.getTime() + pendingStepLifeMs };
  return sealer.seal(purpose, JSON.stringify(pending));
}

/**
 * What a cookie says that waits.
 * @param hashOf the password's hash as it stands now
 * @returns null when it is none of ours, too old, or the password is another one now
 */
export async function readPendingStep(
  sealer: Sealer,
  value: string | undefined,
  now: Date,
  hashOf: (applicantId: number) => Promise<string | null>,
): Promise<PendingStep | null> {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  const pending = opened === null ? undefined : pendingSchema.safeParse(JSON.parse(opened)).data;
  if (pending === undefined || pending.endsAt <= now.getTime()) return null;
  const { applicantId, rememberMe, mark } = pending;
  return markOf(await hashOf(applicantId)) === mark ? { applicantId, rememberMe } : null;
}
