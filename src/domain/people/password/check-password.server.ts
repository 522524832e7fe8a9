import { type CommonPasswords, commonPasswords, isCommon } from "./common-password.ts";
import { isOwnName, passwordFault } from "./password.ts";
import { loadStrength, type MeasureStrength, mediumStrength } from "./password-strength.ts";

let list: Promise<CommonPasswords> | undefined;

/** The list of 49,000 is unpacked when the first password is chosen, not at the start. */
function commonList(): Promise<CommonPasswords> {
  list ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) =>
    commonPasswords(dictionary["passwords-common"]),
  );
  return list;
}

/** What is wrong with a new password: the code of a field error, or null. */
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
