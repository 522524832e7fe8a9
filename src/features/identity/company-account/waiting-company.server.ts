import { z } from "zod";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { emailKey } from "../email.ts";
import type { CompanyIdentity } from "./company-identity.queries.server.ts";

/** So long an account at the provider waits in a browser for its member's own sign-in. */
export const waitingCompanyMs = 10 * 60 * 1000;

const purpose = "company-waiting";

const waitingSchema = z.object({ issuer: z.string(), subject: z.string(), email: z.string(), endsAt: z.number() });

/** An account that opens nobody's yet; whose it may open, its address says. */
export type WaitingCompany = CompanyIdentity & { email: string };

/** The cookie's value. */
export function sealWaitingCompany(sealer: Sealer, { issuer, subject, email }: WaitingCompany, now: Date): string {
  return sealer.seal(purpose, JSON.stringify({ issuer, subject, email, endsAt: now.getTime() + waitingCompanyMs }));
}

/** What waits in a browser for a member of this address; null for anybody else's, and for what is too old. */
export function readWaitingCompany(
  sealer: Sealer,
  value: string | undefined,
  { email, now }: { email: string; now: Date },
): WaitingCompany | null {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  const waiting = opened === null ? undefined : waitingSchema.safeParse(JSON.parse(opened)).data;
  if (waiting === undefined || waiting.endsAt <= now.getTime()) return null;
  return emailKey(waiting.email) === emailKey(email) ? waiting : null;
}
