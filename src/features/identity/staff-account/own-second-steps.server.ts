import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { AccountEvent, Asker } from "../account-event.ts";
import { hasIdentity } from "../company-account/company-identity.queries.server.ts";
import { askForPasskey, keepPasskey, type PasskeyAsked, readMadePasskey } from "../passkeys/make-passkey.server.ts";
import { type MadePasskey, mostPasskeys, type Passkey } from "../passkeys/passkey.schema.ts";
import { deletePasskey, hasPasskey, listPasskeys } from "../passkeys/passkey.store.server.ts";
import { staffPrincipal } from "../principal.ts";
import { type SecurityEvent, tellOfSecurity } from "../security-mail.server.ts";
import {
  findStaff,
  findStaffPasswordHash,
  lockStaff,
  type OwnSettings,
  setOwnSettings,
} from "../staff.queries.server.ts";
import { freshCodes, hasSecondStep } from "../two-step/second-step-codes.server.ts";
import {
  countRecoveryCodes,
  deleteApp,
  findTwoStep,
  replaceRecoveryCodes,
} from "../two-step/two-step.queries.server.ts";
import { isTwoStepOn } from "../two-step/two-step.server.ts";

/** Whose second steps they are, and who asks. */
interface OwnSteps extends Asker {
  staffId: number;
}

type SiteName = () => string;

/** Second factors of a member, beside the password or in its place. */
export interface SecondSteps {
  /** An app that shows codes, since when; null without one. */
  app: { since: Date } | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

export async function getStaffSecondSteps(db: Db, staffId: number): Promise<SecondSteps> {
  const principal = staffPrincipal(staffId);
  const since = (await findTwoStep(db, principal))?.activatedAt ?? null;
  return {
    app: since === null ? null : { since },
    passkeys: await listPasskeys(db, staffId),
    recoveryCodesLeft: await countRecoveryCodes(db, principal),
  };
}

async function tell(
  { platform, siteName }: { platform: Platform; siteName: SiteName },
  tx: Tx,
  of: OwnSteps,
  event: AccountEvent & SecurityEvent,
): Promise<void> {
  const principal = staffPrincipal(of.staffId);
  await recordEvent(tx, of, { principal, event }, platform.clock());
  await tellOfSecurity(tx, { platform, siteName }, { principal, event, userAgent: of.userAgent });
}

/** Asks a member's browser for another passkey; null when there are as many as there may be. */
export async function askForOwnPasskey(
  platform: Platform,
  siteName: SiteName,
  staffId: number,
): Promise<PasskeyAsked<PublicKeyCredentialCreationOptionsJSON> | null> {
  const { db } = platform.database;
  const member = await findStaff(db, staffId);
  if (member === undefined || (await listPasskeys(db, staffId)).length >= mostPasskeys) return null;
  return askForPasskey(platform, siteName, { staffId, email: member.email, name: member.name });
}

export interface NewOwnPasskey {
  passkey: MadePasskey;
  name: string;
  /** The sealed challenge that the browser kept. */
  sealedChallenge: string | undefined;
}

/** Keeps a passkey that was made. `wrong`: anything about it is not as it was asked for, or it is kept already. */
export async function addOwnPasskey(
  platform: Platform,
  siteName: SiteName,
  of: OwnSteps,
  { sealedChallenge, ...made }: NewOwnPasskey,
): Promise<{ status: "added" | "wrong" | "too-many" }> {
  const read = await readMadePasskey(platform, { ...made, staffId: of.staffId, sealed: sealedChallenge });
  if (read === null) return { status: "wrong" };
  const stays = ({ status }: { status: string }) => status === "added";
  return transactIf(platform.database, stays, async (tx) => {
    await lockStaff(tx, of.staffId);
    if ((await listPasskeys(tx, of.staffId)).length >= mostPasskeys) return { status: "too-many" };
    if (!(await keepPasskey(tx, read, platform.clock()))) return { status: "wrong" };
    await tell({ platform, siteName }, tx, of, "passkey-added");
    return { status: "added" };
  });
}

/** `last`: without it nobody could sign in by the password any more. */
export type Removed = { status: "removed" | "unknown" | "last" };

/** Removes a passkey, or the app; alone with the member, so that of two at once one stays. */
export function removeSecondStep(
  platform: Platform,
  siteName: SiteName,
  of: OwnSteps,
  step: "app" | number,
): Promise<Removed> {
  const { staffId } = of;
  const principal = staffPrincipal(staffId);
  const stays = ({ status }: Removed) => status === "removed";
  return transactIf(platform.database, stays, async (tx) => {
    await lockStaff(tx, staffId);
    const isGone = await (step === "app" ? deleteApp(tx, principal) : deletePasskey(tx, staffId, step));
    if (!isGone) return { status: "unknown" };
    const isNeeded = (await findStaffPasswordHash(tx, staffId)) !== null;
    if (isNeeded && !(await hasSecondStep(tx, principal))) return { status: "last" };
    await tell({ platform, siteName }, tx, of, step === "app" ? "two-step-off" : "passkey-removed");
    return { status: "removed" };
  });
}

export type RenewedCodes =
  | { status: "renewed"; recoveryCodes: string[] }
  | { status: "none" }
  | { status: "busy"; retryAfter: number };

/** Gives a member ten new recovery codes; the former ones end. `none`: there is no second step that they stand in for. */
export async function renewOwnCodes(platform: Platform, siteName: SiteName, of: OwnSteps): Promise<RenewedCodes> {
  const codes = await freshCodes();
  if (codes.status === "busy") return codes;
  const principal = staffPrincipal(of.staffId);
  return platform.database.transact(async (tx) => {
    await lockStaff(tx, of.staffId);
    if (!(await hasSecondStep(tx, principal))) return { status: "none" };
    await replaceRecoveryCodes(tx, principal, codes.hashes);
    await tell({ platform, siteName }, tx, of, "recovery-codes-renewed");
    return { status: "renewed", recoveryCodes: codes.shown };
  });
}

/** By what a member can show who they are. */
export interface WaysIn {
  password: boolean;
  /** An app that shows codes. */
  app: boolean;
  passkey: boolean;
  /** The account at the company's provider. */
  company: boolean;
}

export async function getWaysIn(db: Db, staffId: number): Promise<WaysIn> {
  return {
    password: (await findStaffPasswordHash(db, staffId)) !== null,
    app: await isTwoStepOn(db, staffPrincipal(staffId)),
    passkey: await hasPasskey(db, staffId),
    company: await hasIdentity(db, staffId),
  };
}

/** Keeps what a member changes of themselves; what is not named stays. */
export async function keepOwnSettings({ database }: Platform, staffId: number, own: OwnSettings): Promise<void> {
  await database.transact((tx) => setOwnSettings(tx, staffId, own));
}
