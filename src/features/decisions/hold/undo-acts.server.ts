import type { Tx } from "../../../platform/database/database.ts";
import { recordTrails } from "../../audit/trail.queries.server.ts";
import type { DoneBy } from "../../audit/trail.ts";
import { placesOfApplications, undoHeldAmong } from "../act.queries.server.ts";

/**
 * Takes those of some acts back that are held still; their applicants never know. Touches the acts alone, as
 * `undoAct` does of one.
 * @returns how many
 */
export async function undoActs(
  tx: Tx,
  { by, now }: { by: DoneBy; now: Date },
  ids: readonly number[],
): Promise<number> {
  const undone = await undoHeldAmong(tx, ids, now);
  const places = await placesOfApplications(
    tx,
    undone.map(({ applicationId }) => applicationId),
  );
  const entries = undone.map(({ applicationId, kind }) => {
    const companyId = places.get(applicationId)?.companyId;
    const thing = { kind: "application", id: applicationId } as const;
    const entry = { action: "application.act-undone", needed: "candidate.act", thing, fields: [kind] } as const;
    return { ...by, ...entry, ...(companyId !== undefined && { companyId }) };
  });
  await recordTrails(tx, entries, now);
  return undone.length;
}
