import type { Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import type { Principal } from "../principal.ts";
import { keepPrincipal } from "../principal-account.server.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { endOtherSessions } from "../session/session.queries.server.ts";
import { countingWrongCodes, type NotProved } from "./prove-second-step.server.ts";
import { freshCodes, newSecret, openSecret, otpauthUrl, sealSecret, stepOfCode } from "./second-step-codes.server.ts";
import {
  activatePending,
  findTwoStep,
  insertPending,
  replaceRecoveryCodes,
  type TwoStep,
} from "./two-step.queries.server.ts";

/** So long a set-up continues with the same secret: a page that is read again shows the one that was scanned. */
const SETUP_MS = 30 * 60 * 1000;

/** Whose two-step sign-in it is, and who asks. */
export interface Holder extends Asker {
  principal: Principal;
  userName: string;
  sessionId: number;
  deviceId: string | null;
}

export type Generated = { status: "generated"; secretKey: string; otpauthUrl: string } | { status: "on" };

/** Begins to set two-step sign-in up, or continues with it. */
export async function generateSecret(
  { database: { db }, sealer, clock }: Platform,
  siteName: () => string,
  { principal, userName }: Pick<Holder, "principal" | "userName">,
): Promise<Generated> {
  const found = await findTwoStep(db, principal);
  if (found !== undefined && found.activatedAt !== null) return { status: "on" };
  const isFresh = found !== undefined && clock().getTime() - found.createdAt.getTime() < SETUP_MS;
  const secret = isFresh ? openSecret(sealer, principal, found.sealedSecret) : newSecret();
  if (!isFresh) await insertPending(db, principal, sealSecret(sealer, principal, secret), clock());
  const url = otpauthUrl({ secret, siteName: siteName(), userName });
  return { status: "generated", secretKey: secret, otpauthUrl: url };
}

export type Activated = { status: "activated"; recoveryCodes: string[] } | { status: "on" } | NotProved;

/**
 * Turns it on for anyone who shows a code of the app; every other session ends, as none of them proved a second step.
 * @param also done in the same transaction; false takes all of it back, as a code that was wrong
 */
export async function activateTwoStep(
  platform: Platform,
  siteName: () => string,
  holder: Holder,
  code: string,
  also: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<Activated> {
  const found = await findTwoStep(platform.database.db, holder.principal);
  if (found?.activatedAt) return { status: "on" };
  const result = await countingWrongCodes(platform, holder, async () => lookAt(platform, holder, found, code));
  if (result.status !== "right") return result;
  const codes = await freshCodes();
  if (codes.status === "busy") return codes;
  const isOn = await turnOn(platform, siteName, holder, { ...result, hashes: codes.hashes, also });
  return isOn ? { status: "activated", recoveryCodes: codes.shown } : { status: "wrong" };
}

type CodeCheck = { status: "right"; sealedSecret: string; step: number } | { status: "wrong" };

function lookAt(
  { sealer, clock }: Platform,
  { principal }: Holder,
  pending: TwoStep | undefined,
  code: string,
): CodeCheck {
  if (pending === undefined) return { status: "wrong" };
  const { sealedSecret } = pending;
  const step = stepOfCode(openSecret(sealer, principal, sealedSecret), code, clock());
  return step === null ? { status: "wrong" } : { status: "right", sealedSecret, step };
}

interface Proven {
  sealedSecret: string;
  step: number;
  hashes: readonly { name: string; hash: string }[];
  also: (tx: Tx) => Promise<boolean>;
}

function turnOn(platform: Platform, siteName: () => string, holder: Holder, proven: Proven): Promise<boolean> {
  const { principal, sessionId, userAgent } = holder;
  const stays = (isOn: boolean) => isOn;
  return transactIf(platform.database, stays, async (tx) => {
    await keepPrincipal(tx, principal);
    if (!(await activatePending(tx, principal, proven, platform.clock()))) return false;
    await replaceRecoveryCodes(tx, principal, proven.hashes);
    await endOtherSessions(tx, principal, sessionId);
    await recordEvent(tx, holder, { principal, event: "two-step-on" }, platform.clock());
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "two-step-on", userAgent });
    return proven.also(tx);
  });
}
