import { randomInt } from "node:crypto";
import { m } from "#messages";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword } from "../../../platform/security/passwords.ts";
import { countMail, countRequest } from "../mail-on-request.server.ts";
import type { Principal } from "../principal.ts";
import { findAccount, type PrincipalAccount } from "../principal-account.server.ts";
import { replaceMailedCode } from "./spare-code.store.server.ts";
import { isTwoStepOn } from "./two-step.server.ts";

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
  const asked = await countRequest(platform, { purpose, email, ...from });
  return asked.status === "limited" || from.deviceId !== null ? asked : countMail(platform, purpose, email);
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
