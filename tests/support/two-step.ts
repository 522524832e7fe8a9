import { Secret, TOTP } from "otpauth";
import { applicantPrincipal, type Principal } from "../../src/features/identity/principal.ts";
import { getColumn, getColumns } from "../../src/features/identity/principal-columns.ts";
import { sealSecret } from "../../src/features/identity/two-step/second-step-codes.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { hashPassword } from "../../src/platform/security/passwords.ts";

/** The secret of RFC 6238's own examples, in base32. */
export const rfcSecret = Secret.fromLatin1("12345678901234567890").base32;

/** An authenticator app's code for a secret at a moment. */
export function getCode(secret: string, at: Date | number = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Number(at) });
}

/** "AAAA-BBBB-CCCC": a recovery code that nobody else has. */
export const recoveryCode = "7K2M-94QD-X8RT";

async function getHash(text: string): Promise<string> {
  const hashed = await hashPassword(text);
  if (hashed.status === "busy") throw new Error("Hashing is busy.");
  return hashed.hash;
}

/** Turns two-step sign-in on beside the endpoints, with `rfcSecret`, `recoveryCode` and, when given, a mailed code. */
export function withTwoStep(platform: Platform, applicantId: number, mailed?: string): Promise<void> {
  return withTwoStepOf(platform, applicantPrincipal(applicantId), mailed);
}

/** The same for a principal of either kind. */
export async function withTwoStepOf(
  { database, sealer, clock }: Platform,
  principal: Principal,
  mailed?: string,
): Promise<void> {
  const sealed_secret = sealSecret(sealer, principal, rfcSecret);
  const row = { sealed_secret, created_at: clock(), activated_at: clock(), last_step: 0 };
  const { db } = database;
  await db
    .insertInto("two_steps")
    .values({ ...getColumns(principal), ...row })
    .onConflict((conflict) => conflict.column(getColumn(principal)).doUpdateSet(row))
    .execute();
  const [name = "", ...rest] = recoveryCode.split("-");
  const spare = { name, code_hash: await getHash(rest.join("")), used_at: null };
  await db.deleteFrom("recovery_codes").where(getColumn(principal), "=", principal.id).execute();
  await db
    .insertInto("recovery_codes")
    .values({ ...getColumns(principal), ...spare })
    .execute();
  if (mailed === undefined) return;
  const code = { code_hash: await getHash(mailed), expires_at: new Date(clock().getTime() + 600_000) };
  await db
    .insertInto("mailed_codes")
    .values({ ...getColumns(principal), ...code })
    .onConflict((conflict) => conflict.column(getColumn(principal)).doUpdateSet(code))
    .execute();
}

/** Turns it off beside the endpoints. */
export async function withoutTwoStep({ database: { db } }: Platform, applicantId: number): Promise<void> {
  await db.deleteFrom("two_steps").where("applicant_id", "=", applicantId).execute();
}
