import { z } from "zod";
import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { emailKey } from "../email.ts";
import { spendChallenge } from "../passkeys/passkey.store.server.ts";
import { staffPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import {
  endSessions,
  endSessionsOfProvider,
  markProved,
  memberOfProviderSession,
  setProviderSid,
} from "../session/session.queries.server.ts";
import { type SigningIn, writeSession } from "../sign-in/open-session.server.ts";
import { forgetPassword, insertStaff, keepStaff, setOwnSettings, setState } from "../staff.queries.server.ts";
import { type StaffMember, staffNameLength } from "../staff.ts";
import { endInvitations } from "../staff-account/staff-links.store.server.ts";
import { forgetSetUp } from "../two-step/two-step.queries.server.ts";
import { type CompanyIdentity, insertIdentity, memberOfIdentity } from "./company-identity.queries.server.ts";
import type { CompanyPerson } from "./company-provider.server.ts";
import type { LogoutToken } from "./logout-token.server.ts";

/** Dependencies of linking. */
export interface Joining {
  platform: Platform;
  siteName: () => string;
}

/** Links an account at the provider to a member's and notifies its owner. False: one of the two already has a link. */
export async function joinCompany(
  { platform, siteName }: Joining,
  tx: Tx,
  identity: CompanyIdentity,
  { staffId, asker }: { staffId: number; asker: Asker },
): Promise<boolean> {
  const principal = staffPrincipal(staffId);
  if (!(await insertIdentity(tx, identity, staffId, platform.clock()))) return false;
  await recordEvent(tx, asker, { principal, event: "provider-joined" }, platform.clock());
  const news = { principal, event: "provider-company", userAgent: asker.userAgent } as const;
  await tellOfSecurity(tx, { platform, siteName }, news);
  return true;
}

/** The same for a member who has just signed in by what is their own. */
export function joinAfterOwnSignIn(
  joining: Joining,
  identity: CompanyIdentity,
  of: { staffId: number; asker: Asker },
): Promise<boolean> {
  return joining.platform.database.transact(async (tx) => {
    await keepStaff(tx, of.staffId);
    return joinCompany(joining, tx, identity, of);
  });
}

/** For a sign-in whose second step the provider did not report: calls that need one ask first. */
const neverShown = new Date(0);

/** Opens a session for a member whom the company's provider vouches for; its word is both proofs. @returns its token */
export function openByCompany(
  platform: Platform,
  siteName: () => string,
  staffId: number,
  { signingIn, person }: { signingIn: Omit<SigningIn, "code">; person: Pick<CompanyPerson, "shownAt" | "sid"> },
): Promise<string> {
  const opening = { ...signingIn, providerSid: person.sid };
  return writeSession(platform, siteName, staffPrincipal(staffId), opening, person.shownAt ?? neverShown);
}

/**
 * Renews what calls ask for that need a proof lately, for who has just shown the provider again who they are (`max_age`
 * 0).
 * @returns false when that is another person than the session's
 */
export async function stepUpByCompany(
  { database, clock }: Platform,
  { staffId, sessionId }: { staffId: number; sessionId: number },
  person: CompanyPerson,
): Promise<boolean> {
  if ((await memberOfIdentity(database.db, person)) !== staffId) return false;
  await markProved(database.db, sessionId, clock());
  if (person.sid !== null) await setProviderSid(database.db, sessionId, person.sid);
  return true;
}

/**
 * Uses a logout token up. False: it was used before. It lies with the passkeys' challenges, which are used once too.
 */
export function spendLogoutToken(tx: Tx, { issuer, jti, endsAt }: LogoutToken): Promise<boolean> {
  return spendChallenge(tx, tokenHash(`logout token ${issuer} ${jti}`), endsAt);
}

/** Whom a logout token means; null for someone who has no account here, or no such session any more. */
export function memberOfLogout(db: Db, { issuer, subject, sid }: LogoutToken): Promise<number | null> {
  if (subject !== null) return memberOfIdentity(db, { issuer, subject });
  return sid === null ? Promise.resolve(null) : memberOfProviderSession(db, sid);
}

/** Ends a member's sessions that a provider's session opened; all of them where it names none. @returns how many */
export async function endByCompany(tx: Tx, staffId: number, sid: string | null): Promise<number> {
  await keepStaff(tx, staffId);
  const principal = staffPrincipal(staffId);
  return sid === null ? endSessions(tx, principal) : endSessionsOfProvider(tx, principal, sid);
}

interface NewMember {
  email: string;
  /** "" where the provider gives none: the address's first part is used. */
  name: string;
  language: Language;
}

const nameOr = (name: string, email: string) => (name || (email.split("@")[0] ?? email)).slice(0, staffNameLength);

/** Writes a member whom nobody invited and whom the company's provider vouches for. @returns the id */
export async function addByCompany({ clock }: Platform, tx: Tx, { email, name, language }: NewMember): Promise<number> {
  const member = { email, language, name: nameOr(name, email), state: "active", passwordHash: null } as const;
  const id = await insertStaff(tx, member, clock());
  if (id === null) throw new Error("A member with that address was added at the same moment.");
  return id;
}

/**
 * Lets someone invited begin by the company's account: the link is used up, and a password that was begun with is gone.
 */
export async function activateByCompany(
  { clock }: Platform,
  tx: Tx,
  member: Pick<StaffMember, "id" | "email" | "name">,
  { name, asker }: { name: string; asker: Asker },
): Promise<void> {
  const principal = staffPrincipal(member.id);
  await endInvitations(tx, member.id);
  await forgetPassword(tx, member.id);
  await forgetSetUp(tx, principal);
  if (member.name === "") await setOwnSettings(tx, member.id, { name: nameOr(name, member.email) });
  await setState(tx, member.id, "active");
  await recordEvent(tx, asker, { principal, event: "activated" }, clock());
}

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

/** The pending link in a browser for a member with this address; null for others', and for expired ones. */
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
