import { z } from "zod";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { applicantPrincipal, type Principal, type PrincipalKind } from "../principal.ts";
import { principalSchema } from "../principal-columns.ts";

/** Says that a browser has shown the first proof of a sign-in and owes the second; opens nothing on its own. */
export const pendingStepCookieName = "second-step";

/** So long the second step may take before the first is asked for again. */
export const pendingStepLifeMs = 10 * 60 * 1000;

const purpose = "pending-step";

const rest = {
  rememberMe: z.boolean(),
  /** Of the password that stood then, so that another one ends it. */
  mark: z.string(),
  endsAt: z.number(),
};

const namedSchema = z.object({ principal: principalSchema, ...rest });

/** As it was sealed while there were applicants alone. */
const formerSchema = z
  .object({ applicantId: z.number(), ...rest })
  .transform(({ applicantId, ...pending }) => ({ principal: applicantPrincipal(applicantId), ...pending }));

const pendingSchema = z.union([namedSchema, formerSchema]);

/** A sign-in that waits for its second step. */
export type PendingStep = Pick<z.infer<typeof namedSchema>, "principal" | "rememberMe">;

function getMark(passwordHash: string | null): string {
  return tokenHash(passwordHash ?? "").toString("base64url");
}

/** The cookie's value. */
export function sealPendingStep(sealer: Sealer, step: PendingStep, passwordHash: string | null, now: Date): string {
  const pending = { ...step, mark: getMark(passwordHash), endsAt: now.getTime() + pendingStepLifeMs };
  return sealer.seal(purpose, JSON.stringify(pending));
}

/** Dependencies for reading a cookie. */
interface Reading {
  sealer: Sealer;
  now: Date;
  /** Of the side that reads: what waits for a principal of the other kind is none of its. */
  kind: PrincipalKind;
  /** The password's hash as it stands now. */
  findHash: (principal: Principal) => Promise<string | null>;
}

/**
 * What a cookie says that waits.
 * @returns null when it is invalid, too old, or the password has changed since
 */
export async function readPendingStep(
  value: string | undefined,
  { sealer, now, kind, findHash }: Reading,
): Promise<PendingStep | null> {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  const pending = opened === null ? undefined : pendingSchema.safeParse(JSON.parse(opened)).data;
  if (pending === undefined || pending.endsAt <= now.getTime() || pending.principal.kind !== kind) return null;
  const { principal, rememberMe, mark } = pending;
  return getMark(await findHash(principal)) === mark ? { principal, rememberMe } : null;
}
