import type { Tx } from "../../platform/database/database.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../audit/trail.ts";
import {
  type EndReasonRow,
  insertEndReason,
  lockEndReason,
  type NewEndReason,
  putEndReason,
} from "./end-reason.queries.server.ts";

interface Doing {
  by: DoneBy;
  now: Date;
}

async function createAuditEntry(
  tx: Tx,
  { by, now }: Doing,
  action: TrailAction,
  id: number,
  fields: readonly string[],
) {
  const thing = { kind: "end-reason", id } as const;
  await recordTrail(tx, { ...by, action, needed: "end-reason.edit", thing, fields }, now);
}

/** Adds a reason; `code-taken` where another one has its code. */
export async function addEndReason(
  tx: Tx,
  doing: Doing,
  reason: NewEndReason,
): Promise<{ status: "added"; id: number } | { status: "code-taken" }> {
  const id = await insertEndReason(tx, reason);
  if (id === null) return { status: "code-taken" };
  await createAuditEntry(tx, doing, "end-reason.added", id, ["code", "name", "words"]);
  return { status: "added", id };
}

export type EndReasonChange = { [Name in "name" | "words" | "isRetired"]?: EndReasonRow[Name] | undefined };

/** Changes a reason's words, or retires it, from the version that was read. */
export async function changeEndReason(
  tx: Tx,
  doing: Doing,
  { id, version }: { id: number; version: number | null },
  change: EndReasonChange,
): Promise<{ status: "changed" | "unknown" | "stale" }> {
  const before = await lockEndReason(tx, id);
  if (before === undefined) return { status: "unknown" };
  if (before.version !== version) return { status: "stale" };
  const { name = before.name, words = before.words, isRetired = before.isRetired } = change;
  await putEndReason(tx, { id, name, words, isRetired, version: before.version + 1 }, doing.now);
  const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  await createAuditEntry(tx, doing, "end-reason.changed", id, fields);
  return { status: "changed" };
}
