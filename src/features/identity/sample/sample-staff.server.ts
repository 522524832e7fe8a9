import type { Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/security/token.ts";
import { isLoopback } from "../../../platform/settings/loopback.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { staffPrincipal } from "../principal.ts";
import { insertSession } from "../session/session.queries.server.ts";
import { insertStaff, keepStaff } from "../staff.queries.server.ts";
import { sealSecret } from "../two-step/second-step-codes.server.ts";
import { activatePending, insertPending } from "../two-step/two-step.queries.server.ts";
import { findSampleLink, isSample, putSampleLink, takeSampleLink } from "./sample-link.store.server.ts";

interface SampleMember {
  name: string;
  email: string;
  passwordHash: string;
  /** The authenticator app's secret, in base32. */
  secret: string;
}

/** Writes an active member of staff with password and second step. @returns null where the address has an account */
export async function makeSampleMember(
  tx: Tx,
  { sealer, clock }: Pick<Platform, "sealer" | "clock">,
  { name, email, passwordHash, secret }: SampleMember,
): Promise<number | null> {
  const now = clock();
  const id = await insertStaff(tx, { name, email, passwordHash, language: "id", state: "active" }, now);
  if (id === null) return null;
  await tx.updateTable("staff").set({ is_sample: true }).where("id", "=", id).execute();
  const principal = staffPrincipal(id);
  const sealedSecret = sealSecret(sealer, principal, secret);
  await insertPending(tx, principal, sealedSecret, now);
  await activatePending(tx, principal, { sealedSecret, step: 0 }, now);
  return id;
}

/** How long a link works (recruiting §13). */
const linkMs = 10 * 60_000;

/**
 * A link by which this machine's visitor becomes a sample member, once; for nobody else's account, and on no other
 * host.
 */
export async function sampleLink(
  tx: Tx,
  settings: Pick<Platform["settings"], "publicUrl">,
  staffId: number,
  now: Date,
): Promise<{ status: "made"; token: string } | { status: "no-sample" | "not-local" }> {
  if (!isLoopback(settings.publicUrl)) return { status: "not-local" };
  if (!(await isSample(tx, staffId))) return { status: "no-sample" };
  const token = newToken();
  await putSampleLink(tx, staffId, token, new Date(now.getTime() + linkMs));
  return { status: "made", token };
}

/** Whom a link signs in as; null for none, and everywhere but on this machine. */
export async function readSampleLink({ database, settings, clock }: Platform, token: string) {
  if (!isLoopback(settings.publicUrl)) return null;
  return (await findSampleLink(database.db, token, clock())) ?? null;
}

/** Signs in by a link, and uses it up. @returns the session's token; null for an expired link */
export async function signInBySampleLink(
  platform: Platform,
  token: string,
  asker: Asker,
): Promise<{ staffId: number; sessionToken: string } | null> {
  const { database, clock } = platform;
  const found = await readSampleLink(platform, token);
  if (found === null) return null;
  const sessionToken = newToken();
  const principal = staffPrincipal(found.id);
  const { userAgent: device, network } = asker;
  const isTaken = await transactIf(
    database,
    (taken: boolean) => taken,
    async (tx) => {
      await keepStaff(tx, found.id);
      if (!(await takeSampleLink(tx, token, clock()))) return false;
      await insertSession(tx, { principal, token: sessionToken, rememberMe: true, device, network }, clock());
      await recordEvent(tx, asker, { principal, event: "signed-in" }, clock());
      return true;
    },
  );
  return isTaken ? { staffId: found.id, sessionToken } : null;
}
