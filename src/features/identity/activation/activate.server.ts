import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { verifyPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { activateApplicant, findApplicant, findPasswordHash } from "../applicant.queries.server.ts";
import { lockPerson } from "../personal-data.queries.server.ts";
import { applicantPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { beginPassword } from "../sign-in/sign-in-limits.server.ts";
import { endActivation, findActivation } from "./account-token.queries.server.ts";

interface Link {
  token: string;
  applicantId: number;
}

/** What a link says before anything is done: one that was used answers the same again and changes nothing. */
async function open({ database, clock }: Platform, token: string): Promise<Link | "activated" | "invalid" | "expired"> {
  const found = await findActivation(database.db, token);
  if (found === undefined) return "invalid";
  if (found.usedAt !== null) return "activated";
  return found.expiresAt <= clock() ? "expired" : { token, applicantId: found.applicantId };
}

/** False: another request with the same link was faster, or the account was activated in another way. */
async function follow(tx: Tx, { token, applicantId }: Link, asker: Asker, now: Date): Promise<boolean> {
  await lockPerson(tx, applicantId);
  const isNews = (await endActivation(tx, token, now)) && (await activateApplicant(tx, applicantId, now));
  if (!isNews) return false;
  await recordEvent(tx, asker, { principal: applicantPrincipal(applicantId), event: "activated" }, now);
  return true;
}

/**
 * Follows an activation link without a password, as the wire has it. Whoever signed up may be somebody else than the
 * owner of the address, so the address is told and shown the way to a new password.
 */
export async function activateByLink(
  platform: Platform,
  siteName: () => string,
  token: string,
  asker: Asker,
): Promise<"activated" | "invalid" | "expired"> {
  const link = await open(platform, token);
  if (typeof link === "string") return link;
  await platform.database.transact(async (tx) => {
    if (!(await follow(tx, link, asker, platform.clock()))) return;
    const principal = applicantPrincipal(link.applicantId);
    const news = { principal, event: "activated", userAgent: asker.userAgent } as const;
    await tellOfSecurity(tx, { platform, siteName }, news);
  });
  return "activated";
}

export type Activated =
  | { status: "activated" | "invalid" | "expired" | "wrong" }
  | { status: "limited" | "busy"; retryAfter: number };

/**
 * Follows an activation link with the password that was chosen at the sign-up: who presses the button in a mailbox did
 * not choose it unless it was him who signed up (ASVS 6.4.1).
 */
export async function activateByPassword(
  platform: Platform,
  { token, password, asker }: { token: string; password: string; asker: Asker },
): Promise<Activated> {
  const { database, clock } = platform;
  const link = await open(platform, token);
  if (typeof link === "string") return { status: link };
  const applicant = await findApplicant(database.db, link.applicantId);
  if (applicant === undefined) return { status: "invalid" };
  const attempt = await beginPassword(platform, {
    kind: "applicant",
    userName: applicant.email,
    network: asker.network,
    deviceId: null,
  });
  if (attempt.status === "limited") return attempt;
  const verified = await verifyPassword(await findPasswordHash(database.db, link.applicantId), password);
  if (verified.status === "busy") {
    await attempt.neverHappened();
    return verified;
  }
  if (verified.status === "wrong") {
    const principal = applicantPrincipal(link.applicantId);
    await recordEvent(database.db, asker, { principal, event: "wrong-password" }, clock());
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  await database.transact((tx) => follow(tx, link, asker, clock()));
  return { status: "activated" };
}
