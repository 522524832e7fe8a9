import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findApplicantByEmail } from "../applicant.queries.server.ts";
import { isEmail } from "../email.ts";

export type EmailCheck = { status: "free" | "taken" | "malformed" } | { status: "limited"; retryAfter: number };

/** Whether an address may be used for a new account; limited, because it tells who has one (promise 3). */
export async function checkEmail({ database, limits }: Platform, email: string, network: string): Promise<EmailCheck> {
  if (!isEmail(email)) return { status: "malformed" };
  // Counted before it is looked at, so that many at once learn no more.
  for (const rule of [limitRules.emailsFound, limitRules.emailChecks]) {
    const verdict = await limits.take(rule, [network]);
    if (verdict.status === "limited") return verdict;
  }
  const taken = await findApplicantByEmail(database.db, email);
  if (taken !== undefined) return { status: "taken" };
  await limits.refund(limitRules.emailsFound, [network]);
  return { status: "free" };
}
