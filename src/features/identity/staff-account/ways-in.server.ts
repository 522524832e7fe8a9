import type { Db } from "../../../platform/database/database.ts";
import { hasIdentity } from "../company-account/company-identity.queries.server.ts";
import { hasPasskey } from "../passkeys/passkey.store.server.ts";
import { staffPrincipal } from "../principal.ts";
import { findStaffPasswordHash } from "../staff.queries.server.ts";
import { isTwoStepOn } from "../two-step/two-step.server.ts";

/** By what a member can show who they are. */
export interface WaysIn {
  password: boolean;
  /** An app that shows codes. */
  app: boolean;
  passkey: boolean;
  /** The account at the company's provider. */
  company: boolean;
}

export async function waysInOf(db: Db, staffId: number): Promise<WaysIn> {
  return {
    password: (await findStaffPasswordHash(db, staffId)) !== null,
    app: await isTwoStepOn(db, staffPrincipal(staffId)),
    passkey: await hasPasskey(db, staffId),
    company: await hasIdentity(db, staffId),
  };
}
