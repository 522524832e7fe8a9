import { createHmac } from "node:crypto";
import type { Db } from "../database/database.ts";
import { purposeKeys } from "../security/sealer.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { installation, rememberSecret } from "./installation.store.ts";

/** The database's check values of the secret that its processes seal with, one for each of these. */
export function secretMarks(secrets: readonly string[]): Buffer[] {
  return purposeKeys(secrets, "installation").map((key) => createHmac("sha256", key).update("mark").digest());
}

/** `replaced`: what the lost secret sealed cannot be read any more. `changed`: the first one, or one rotated to. */
export interface OwnSecret {
  status: "known" | "changed" | "replaced";
}

/**
 * Checks that one of the secrets is what this database's processes seal with; the first start says which one it is.
 * @param acceptsNew true where the secret was lost, and another one takes its place
 * @throws SettingsError with one sentence for the operator
 */
export async function ownSecret(db: Db, secrets: readonly string[], acceptsNew: boolean): Promise<OwnSecret> {
  const marks = secretMarks(secrets);
  const [first] = marks;
  if (first === undefined) throw new Error("An installation has at least one secret.");
  const { secret_mark: known } = await installation(db);
  const isForeign = known !== null && !marks.some((mark) => mark.equals(known));
  if (isForeign && !acceptsNew) {
    throw new SettingsError(
      "SECRET_KEY (or the file DATA_DIR/secret) is not the secret that this database's processes seal with: set it to theirs. If that one is lost, start once with ACCEPT_NEW_SECRET=true: everybody is signed out, and two-step sign-in has to be set up again.",
    );
  }
  if (known !== null && first.equals(known)) return { status: "known" };
  await rememberSecret(db, first);
  return { status: isForeign ? "replaced" : "changed" };
}
