import { jakartaDay } from "../../../../i18n/calendar.ts";
import { limitRules, siteMarks } from "../../../../platform/limits/limit-rules.ts";
import { readLetterCode } from "../../../../platform/mail/letter.ts";
import { findLetter } from "../../../../platform/mail/letters.store.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { letterKind } from "../../letter-kind.ts";
import type { LetterVerdict } from "../letters.calls.ts";

/** The given letter number or sender. */
export interface LetterAsk {
  code: string | undefined;
  sender: string | undefined;
  captcha: string | undefined;
  network: string;
}

export type LetterChecked =
  | { status: "checked"; verdict: LetterVerdict }
  | { status: "captcha" }
  | { status: "limited"; retryAfter: number };

/** The bare address of `Name <address>`. */
function addressIn(from: string): string {
  return (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
}

type Asking = Pick<Platform, "limits" | "siteLoad" | "captcha" | "database" | "settings">;

async function verdictOn({ database, settings }: Asking, { code, sender }: LetterAsk): Promise<LetterVerdict> {
  const own = addressIn(settings.mailFrom);
  const number = code === undefined ? null : readLetterCode(code);
  const letter = number === null ? undefined : await findLetter(database.db, number);
  const isSenderOurs = sender === undefined || addressIn(sender) === own;
  const isGenuine = isSenderOurs && (code === undefined || letter !== undefined);
  const found = isGenuine ? letter : undefined;
  return {
    isGenuine,
    kind: found ? letterKind(found.kind) : null,
    companyName: found?.companyName ?? null,
    sentOn: found ? jakartaDay(found.sentAt) : null,
    sender: own,
  };
}

/** Says whether a letter is ours, by its number or its sender; so many times for a network. */
export async function checkLetter(platform: Asking, ask: LetterAsk): Promise<LetterChecked> {
  const { limits, siteLoad, captcha } = platform;
  const full = await limits.peek(limitRules.letterChecks, [ask.network]);
  if (full.status === "limited") return full;
  if (!(await captcha.redeem(ask.captcha))) return { status: "captcha" };
  const verdict = await limits.take(limitRules.letterChecks, [ask.network]);
  if (verdict.status === "limited") return verdict;
  await siteLoad.count(siteMarks.letterChecks, ask.network);
  return { status: "checked", verdict: await verdictOn(platform, ask) };
}
