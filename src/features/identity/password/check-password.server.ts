import { isOwnName, passwordFault } from "./password.ts";
import { loadStrength, type MeasureStrength, mediumStrength } from "./password-strength.server.ts";

/** How many of the list's first words, the worst, are looked for behind signs and digits too. */
const WORST = 100;

/** Signs that stand for letters: "P@ssw0rd". */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

interface CommonPasswords {
  all: ReadonlySet<string>;
  worst: ReadonlySet<string>;
}

/** @param ranked lower-case, the most frequent first */
function commonPasswords(ranked: readonly string[]): CommonPasswords {
  return { all: new Set(ranked), worst: new Set(ranked.slice(0, WORST)) };
}

/**
 * True for a password that many people use (promise 1): in the list as it stands or without the signs around it,
 * or one of the worst dressed up with signs, digits and capitals ("P@ssw0rd1!").
 */
function isCommon(password: string, { all, worst }: CommonPasswords): boolean {
  const lower = password.normalize("NFC").toLowerCase();
  if (all.has(lower) || all.has(lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ""))) return true;
  const core = lower.replace(/^[^a-z@$]+|[^a-z@$]+$/g, "");
  const plain = core.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return worst.has(core) || worst.has(plain);
}

let list: Promise<CommonPasswords> | undefined;

/** The list of 49,000 is unpacked when the first password is chosen, not at the start. */
function commonList(): Promise<CommonPasswords> {
  list ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) =>
    commonPasswords(dictionary["passwords-common"]),
  );
  return list;
}

/** A new password's error: the code of a field error, or null. */
export async function newPasswordFault(password: string, own: { name: string; email: string }): Promise<string | null> {
  const fault = passwordFault(password);
  if (fault !== null) return fault;
  if (isOwnName(password, own)) return "password-own-name";
  return isCommon(password, await commonList()) ? "password-common" : null;
}

let measuring: Promise<MeasureStrength> | undefined;

/** The same for a password that takes another's place: it must also be of medium strength (§5). */
export async function changedPasswordFault(
  password: string,
  own: { name: string; email: string },
): Promise<string | null> {
  const fault = await newPasswordFault(password, own);
  if (fault !== null) return fault;
  measuring ??= loadStrength();
  const strengthOf = await measuring;
  return strengthOf(password, [own.name, own.email]) < mediumStrength ? "password-weak" : null;
}
