import { newPasswordFault } from "../password/check-password.server.ts";
import { loadStrength, type MeasureStrength } from "../password/password-strength.server.ts";
import type { StrengthLevel } from "../password/password-strength.ts";

/** Fewest characters of a password of staff (recruiting §3). */
export const staffPasswordMin = 12;

const strong: StrengthLevel = 4;

let measuring: Promise<MeasureStrength> | undefined;

/** Errors of a password that a member of staff chooses: the code of a field error, or null. */
export async function staffPasswordFault(
  password: string,
  own: { name: string; email: string },
): Promise<string | null> {
  const length = [...password.normalize("NFC")].length;
  if (length > 0 && length < staffPasswordMin) return "password-short";
  const fault = await newPasswordFault(password, own);
  if (fault !== null) return fault;
  measuring ??= loadStrength();
  const strengthOf = await measuring;
  return strengthOf(password, [own.name, own.email]) < strong ? "password-weak" : null;
}
