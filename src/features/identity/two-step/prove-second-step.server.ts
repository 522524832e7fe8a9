import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { verifyPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { type Principal, principalWord } from "../principal.ts";
import { keepPrincipal } from "../principal-account.server.ts";
import { openSecret, readRecoveryCode, stepOfCode } from "./second-step-codes.server.ts";
import {
  findMailedCode,
  findRecoveryCode,
  findTwoStep,
  spendMailedCode,
  spendRecoveryCode,
  takeStep,
} from "./two-step.queries.server.ts";

/** By what a person proves the second step: the app's code, one of the ten, or the one that was mailed. */
export type Proof = "app" | "recovery" | "mailed";

/** Distinguishes the two kinds of codes: six digits are the app's. */
export function proofOfCode(code: string): "app" | "recovery" {
  return /^\s*(\d\s*){6}$/.test(code) ? "app" : "recovery";
}

export interface SecondStep {
  principal: Principal;
  proof: Proof;
  code: string;
  /** Id of a device that this person signed in on before; else null. */
  deviceId: string | null;
  asker: Asker;
}

interface TooMuch {
  status: "limited" | "busy";
  retryAfter: number;
}

export type NotProved = { status: "wrong" } | TooMuch;
export type Proved = { status: "right" } | NotProved;

/**
 * Counts a wrong code of an account: the sixth is refused unseen (wire, "Limits"). A known device counts for itself,
 * so that who knows the password alone locks nobody out (promise 4).
 */
export async function countingWrongCodes<Looked extends { status: string }>(
  { limits }: Platform,
  { principal, deviceId }: Pick<SecondStep, "principal" | "deviceId">,
  look: () => Promise<Looked>,
): Promise<Looked | TooMuch> {
  const account = principalWord(principal);
  const rule = deviceId === null ? limitRules.wrongCodes : limitRules.wrongCodesOnDevice;
  const keys = deviceId === null ? [account] : [account, deviceId];
  const verdict = await limits.take(rule, keys);
  if (verdict.status === "limited") return { ...verdict };
  const proved = await look();
  if (proved.status !== "wrong") await limits.refund(rule, keys);
  return proved;
}

/** Looks at a code of someone who has two-step sign-in, and uses it up: of twenty at once one counts (promise 5). */
export function proveSecondStep(platform: Platform, step: SecondStep): Promise<Proved> {
  const look = { app: proveByApp, recovery: proveByRecovery, mailed: proveByMail }[step.proof];
  return countingWrongCodes(platform, step, () => look(platform, step));
}

function toProved(isRight: boolean): Proved {
  return { status: isRight ? "right" : "wrong" };
}

async function proveByApp({ database: { db }, sealer, clock }: Platform, step: SecondStep): Promise<Proved> {
  const { principal, code } = step;
  const found = await findTwoStep(db, principal);
  if (found === undefined || found.activatedAt === null) return toProved(false);
  const at = stepOfCode(openSecret(sealer, principal, found.sealedSecret), code.replace(/\s/g, ""), clock());
  return toProved(at !== null && (await takeStep(db, principal, at)));
}

async function proveByRecovery({ database, clock }: Platform, step: SecondStep): Promise<Proved> {
  const { db } = database;
  const { principal, code, asker } = step;
  const typed = readRecoveryCode(code);
  if (typed === null) return toProved(false);
  const { name, secret } = typed;
  const verified = await verifyPassword(await findRecoveryCode(db, principal, name), secret);
  if (verified.status !== "right") return verified;
  return database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    const isSpent = await spendRecoveryCode(tx, principal, name, clock());
    if (isSpent) await recordEvent(tx, asker, { principal, event: "recovery-code-used" }, clock());
    return toProved(isSpent);
  });
}

async function proveByMail({ database: { db }, clock }: Platform, step: SecondStep): Promise<Proved> {
  const { principal, code } = step;
  const hash = await findMailedCode(db, principal, clock());
  const verified = await verifyPassword(hash, code.replace(/\s/g, ""));
  if (verified.status !== "right" || hash === null) return verified;
  return toProved(await spendMailedCode(db, principal, hash));
}
