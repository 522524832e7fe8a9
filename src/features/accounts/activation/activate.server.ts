import type { Platform } from "../../../platform/platform.ts";
import { activateApplicant } from "../applicant.store.server.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import type { Asker } from "../events/account-event.ts";
import { findActivation, useActivation } from "./account-token.store.server.ts";

/** Follows an activation link. One that was used answers the same again and changes nothing. */
export async function activate(
  { database, clock }: Platform,
  token: string,
  asker: Asker,
): Promise<"activated" | "invalid" | "expired"> {
  const now = clock();
  const found = await findActivation(database.db, token);
  if (found === undefined) return "invalid";
  if (found.usedAt !== null) return "activated";
  if (found.expiresAt <= now) return "expired";
  await database.transact(async (tx) => {
    if (!(await useActivation(tx, token, now))) return;
    await activateApplicant(tx, found.applicantId, now);
    await recordEvent(tx, asker, { applicantId: found.applicantId, event: "activated" }, now);
  });
  return "activated";
}
