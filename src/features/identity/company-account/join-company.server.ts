import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { staffPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { keepStaff } from "../staff.queries.server.ts";
import { type CompanyIdentity, insertIdentity } from "./company-identity.queries.server.ts";

/** What joining works with. */
export interface Joining {
  platform: Platform;
  siteName: () => string;
}

/** Lets an account at the provider open a member's; its owner is told. False: one of the two has another already. */
export async function joinCompany(
  { platform, siteName }: Joining,
  tx: Tx,
  identity: CompanyIdentity,
  { staffId, asker }: { staffId: number; asker: Asker },
): Promise<boolean> {
  const principal = staffPrincipal(staffId);
  if (!(await insertIdentity(tx, identity, staffId, platform.clock()))) return false;
  await recordEvent(tx, asker, { principal, event: "provider-joined" }, platform.clock());
  const news = { principal, event: "provider-company", userAgent: asker.userAgent } as const;
  await tellOfSecurity(tx, { platform, siteName }, news);
  return true;
}

/** The same for a member who has just signed in by what is their own. */
export function joinAfterOwnSignIn(
  joining: Joining,
  identity: CompanyIdentity,
  of: { staffId: number; asker: Asker },
): Promise<boolean> {
  return joining.platform.database.transact(async (tx) => {
    await keepStaff(tx, of.staffId);
    return joinCompany(joining, tx, identity, of);
  });
}
