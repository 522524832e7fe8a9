import type { Tx } from "../../../platform/database/database.ts";
import type { DoneBy } from "../../audit/trail.ts";
import { membersWhoMay } from "../../companies/roles/members-who-may.server.ts";
import { takeBackNotices, tellStaff } from "../../notifications/tell-staff.server.ts";
import { companiesWithHeldActs } from "../act.queries.server.ts";

const kind = "held-by-suspended";

/**
 * Notifies the other recruiters of each company where acts of a suspended member are still held: they leave when their
 * time comes unless somebody takes them back. Once the member is restored the notices are gone.
 */
export async function notifyOfHeldActs(
  tx: Tx,
  { by, now }: { by: DoneBy; now: Date },
  { staffId, isSuspended }: { staffId: number; isSuspended: boolean },
): Promise<void> {
  await takeBackNotices(tx, kind, staffId);
  if (!isSuspended) return;
  const byId = by.actor.kind === "staff" ? by.actor.id : null;
  for (const companyId of await companiesWithHeldActs(tx, staffId)) {
    const able = await membersWhoMay(tx, "candidate.act", { companyId });
    const to = able.filter((id) => id !== staffId);
    await tellStaff(tx, { to, by: byId, companyId, about: { kind, id: staffId } }, now);
  }
}
