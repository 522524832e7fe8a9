import { randomInt } from "node:crypto";
import { m } from "#messages";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { confirmIdentity, type IdentityProof } from "../confirm-identity.server.ts";
import { countMail, countRequest } from "../mail-on-request.server.ts";
import type { Principal } from "../principal.ts";
import { findAccount, keepPrincipal, type PrincipalAccount } from "../principal-account.server.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { type NotProved, proofOfCode, proveSecondStep } from "./prove-second-step.server.ts";
import { freshCodes } from "./second-step-codes.server.ts";
import { lockTwoStep, replaceMailedCode, replaceRecoveryCodes } from "./two-step.queries.server.ts";
import { isTwoStepOn } from "./two-step.server.ts";

export type Renewed = { status: "renewed"; recoveryCodes: string[] } | { status: "wrong-password" } | NotProved;

interface Renewal {
  proof: Omit<IdentityProof, "otpCode">;
  /** Of the app, or a recovery code, which is used up. */
  code: string;
  deviceId: string | null;
}

/** Gives anyone who shows the password and the second step ten new recovery codes; the former ones end. */
export async function renewRecoveryCodes(
  platform: Platform,
  siteName: () => string,
  { proof, code, deviceId }: Renewal,
): Promise<Renewed> {
  const { database, clock } = platform;
  const { principal, userAgent } = proof;
  const confirmed = await confirmIdentity(platform, { ...proof, otpCode: undefined });
  if (confirmed.status === "wrong") return { status: "wrong-password" };
  if (confirmed.status !== "confirmed") return confirmed;
  const step = { principal, proof: proofOfCode(code), code, deviceId, asker: proof };
  const proved = await proveSecondStep(platform, step);
  if (proved.status !== "right") return proved;
  const codes = await freshCodes();
  if (codes.status === "busy") return codes;
  return database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    if (!(await lockTwoStep(tx, principal))) return { status: "wrong" };
    await replaceRecoveryCodes(tx, principal, codes.hashes);
    await recordEvent(tx, proof, { principal, event: "recovery-codes-renewed" }, clock());
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "recovery-codes-renewed", userAgent });
    return { status: "renewed", recoveryCodes: codes.shown };
  });
}

/** How long a mailed code works (wire, `email-verification-number`). */
const MAILED_MS = 10 * 60 * 1000;

const digits = 6;

interface Letter {
  account: PrincipalAccount;
  siteName: string;
  code: string;
}

function mailedCode({ account: { language, email: to }, siteName: site, code }: Letter): Mail {
  const locale = { locale: language };
  const subject = m.accounts_code_mail_subject({}, locale);
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [m.accounts_code_mail_text({ site }, locale)],
    facts: [{ name: m.accounts_code_mail_code({}, locale), value: code }],
    notes: [m.accounts_code_mail_note({}, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to, language, kind: "two-step-code", subject, ...letter };
}

export type CodeMailed = { status: "mailed" } | { status: "off" } | { status: "limited" | "busy"; retryAfter: number };

interface WhoAsks {
  principal: Principal;
  network: string;
  /** Of a device that this person signed in on before; else null. */
  deviceId: string | null;
}

const purpose = "two-step-code";

/** Only who is signed in comes so far; a stolen session has no more by going from network to network. */
async function countCode(platform: Platform, email: string, from: Pick<WhoAsks, "network" | "deviceId">) {
  const requestCount = await countRequest(platform, { purpose, email, ...from });
  return requestCount.status === "limited" || from.deviceId !== null
    ? requestCount
    : countMail(platform, purpose, email);
}

/** Mails a person the code that turns two-step sign-in off; the one before it ends. */
export async function mailCode(
  platform: Platform,
  siteName: () => string,
  { principal, network, deviceId }: WhoAsks,
): Promise<CodeMailed> {
  const { database, outbox, clock } = platform;
  const account = await findAccount(database.db, principal);
  if (account === undefined || !(await isTwoStepOn(database.db, principal))) return { status: "off" };
  const counted = await countCode(platform, account.email, { network, deviceId });
  if (counted.status === "limited") return { ...counted };
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const hashed = await hashPassword(code);
  if (hashed.status === "busy") return hashed;
  await database.transact(async (tx) => {
    await replaceMailedCode(tx, principal, hashed.hash, new Date(clock().getTime() + MAILED_MS));
    await outbox.queue(tx, mailedCode({ account, siteName: siteName(), code }));
  });
  return { status: "mailed" };
}
