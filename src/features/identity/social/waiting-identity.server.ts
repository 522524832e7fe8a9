import { z } from "zod";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { type SocialIdentity, socialProviders } from "./social-identity.ts";

/** A provider's account that no account of ours is joined to yet: it waits in this browser for a sign-up or a sign-in. */
export const waitingCookieName = "social-waiting";

/** Long enough to fill in a resume. */
export const waitingLifeMs = 24 * 60 * 60 * 1000;

const purpose = "social-waiting";

const waitingSchema = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string(),
  /** A new account, or one that exists and is to be joined. */
  wants: z.enum(["sign-up", "link"]),
  endsAt: z.number(),
});

export type WaitingIdentity = Omit<z.infer<typeof waitingSchema>, "endsAt">;

/** The cookie's value. */
export function sealWaiting(
  sealer: Sealer,
  identity: SocialIdentity & { email: string },
  wants: WaitingIdentity["wants"],
  now: Date,
): string {
  return sealer.seal(purpose, JSON.stringify({ ...identity, wants, endsAt: now.getTime() + waitingLifeMs }));
}

/** What waits in a browser; null when the cookie is none of ours or too old. */
export function readWaiting(sealer: Sealer, value: string | undefined, now: Date): WaitingIdentity | null {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  const waiting = opened === null ? undefined : waitingSchema.safeParse(JSON.parse(opened)).data;
  if (waiting === undefined || waiting.endsAt <= now.getTime()) return null;
  const { endsAt: _, ...identity } = waiting;
  return identity;
}
