import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../../platform/database/database.ts";
import { hashPassword } from "../../../platform/security/passwords.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { hasPasskey } from "../passkeys/passkey.store.server.ts";
import { type Principal, principalWord } from "../principal.ts";
import { isTwoStepOn } from "./two-step.server.ts";

/** Parameters that every authenticator app understands (wire, `mfa-activation`). */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Steps either side whose code counts too: clocks differ, and typing takes time (promise 5). */
const window = 1;

/** A new secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step of 30 seconds, counted from 1970, to which a code belongs (RFC 6238); null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library compares bytes and breaks on digits of other scripts.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp, window });
  return off === null ? null : totp.counter({ timestamp }) + off;
}

interface SecretHolder {
  secret: string;
  /** Whose site and whose account, as the app shows them. */
  siteName: string;
  userName: string;
}

/** The address that a QR code carries to an app: `otpauth://totp/…`. */
export function otpauthUrl({ secret, siteName, userName }: SecretHolder): string {
  const names = { issuer: siteName, label: userName };
  return new TOTP({ ...shape, ...names, secret: Secret.fromBase32(secret) }).toString();
}

/** Without letters and digits that look alike, so that a code can be copied by hand. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const groups = 3;
const groupLength = 4;

/** A code in its two parts: by the first it is found, the second (40 bits) is stored as its hash alone. */
export interface RecoveryCode {
  name: string;
  secret: string;
}

/** How many codes a person gets (promise 5). */
export const recoveryCodeCount = 10;

function randomLetters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Ten codes that are found apart. */
export function newRecoveryCodes(): RecoveryCode[] {
  const names = new Set<string>();
  while (names.size < recoveryCodeCount) names.add(randomLetters(groupLength));
  return [...names].map((name) => ({ name, secret: randomLetters(groupLength * (groups - 1)) }));
}

/** "7K2M-94QD-X8RT" */
export function shownRecoveryCode({ name, secret }: RecoveryCode): string {
  return [name, secret.slice(0, groupLength), secret.slice(groupLength)].join("-");
}

/** The parts of a code as someone typed it, in any case, with or without hyphens; null for what is none. */
export function readRecoveryCode(typed: string): RecoveryCode | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "");
  const isCode = plain.length === groups * groupLength && [...plain].every((sign) => alphabet.includes(sign));
  return isCode ? { name: plain.slice(0, groupLength), secret: plain.slice(groupLength) } : null;
}

export type FreshCodes =
  /** As they are shown, once, and as they are stored. */
  | { status: "made"; shown: string[]; hashes: { name: string; hash: string }[] }
  | { status: "busy"; retryAfter: number };

/** Ten new recovery codes; only their hashes are kept, without a key of the site (decision 8). */
export async function freshCodes(): Promise<FreshCodes> {
  const codes = newRecoveryCodes();
  const hashes: { name: string; hash: string }[] = [];
  for (const { name, secret } of codes) {
    const hashed = await hashPassword(secret);
    if (hashed.status === "busy") return hashed;
    hashes.push({ name, hash: hashed.hash });
  }
  return { status: "made", shown: codes.map(shownRecoveryCode), hashes };
}

const purpose = "two-step-secret";

/** An app's secret as it is stored: sealed, and for one principal, so that a row cannot be lent to another. */
export function sealSecret(sealer: Sealer, principal: Principal, secret: string): string {
  return sealer.seal(purpose, `${principalWord(principal)}:${secret}`);
}

/** @throws Error when it was sealed with a secret that is no longer known, or for someone else */
export function openSecret(sealer: Sealer, principal: Principal, sealed: string): string {
  const [owner, secret] = sealer.open(purpose, sealed)?.split(":") ?? [];
  if (secret === undefined || owner !== principalWord(principal))
    throw new Error("A two-step secret does not open: SECRET_KEY must keep the key that sealed it.");
  return secret;
}

/** Whether someone has a second step: an app that shows codes or, of staff, a passkey. */
export async function hasSecondStep(db: Db, principal: Principal): Promise<boolean> {
  return (await isTwoStepOn(db, principal)) || (principal.kind === "staff" && (await hasPasskey(db, principal.id)));
}
