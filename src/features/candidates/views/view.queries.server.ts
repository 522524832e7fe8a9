import type { Db, Tx } from "../../../platform/database/database.ts";
import "../../identity/people.tables.ts";
import "./view.tables.ts";

export interface SavedView {
  id: number;
  name: string;
  query: string;
  columns: readonly string[];
  /** A company; null: its owner alone. */
  sharedWith: number | null;
  version: number;
  ownerId: number;
  ownerName: string;
}

function views(db: Db) {
  return db
    .selectFrom("saved_views")
    .innerJoin("staff", "staff.id", "saved_views.staff_id")
    .select(["saved_views.id", "saved_views.name", "query", "columns", "shared_with as sharedWith"])
    .select(["saved_views.version", "staff_id as ownerId", "staff.name as ownerName"]);
}

/** A member's own views, and what others share with these companies, by name. */
export function viewsFor(db: Db, staffId: number, companyIds: readonly number[]): Promise<SavedView[]> {
  return views(db)
    .where((row) => row.or([row("staff_id", "=", staffId), row("shared_with", "in", [0, ...companyIds])]))
    .orderBy("saved_views.name")
    .orderBy("saved_views.id")
    .execute();
}

/** A view that a member sees; undefined where there is none. */
export async function findView(db: Db, id: number): Promise<SavedView | undefined> {
  return views(db).where("saved_views.id", "=", id).executeTakeFirst();
}

export type NewView = Pick<SavedView, "name" | "query" | "columns" | "sharedWith">;

/** Changes to a view; undefined fields stay. */
export type ChangedView = { [Field in keyof NewView]?: NewView[Field] | undefined };

/** Held until the end of the transaction, so that two who save at once are counted. */
export async function getLockViews(tx: Tx, staffId: number): Promise<number> {
  await tx.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("saved_views")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a new view of a member. @returns its id */
export async function insertView(tx: Tx, staffId: number, view: NewView, now: Date): Promise<number> {
  const { name, query, columns, sharedWith } = view;
  const row = { staff_id: staffId, name, query, columns: [...columns], shared_with: sharedWith, created_at: now };
  return (await tx.insertInto("saved_views").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** @returns false when it is of another version by now */
export async function updateView(tx: Tx, id: number, version: number, view: ChangedView): Promise<boolean> {
  const { name, query, columns, sharedWith } = view;
  const set = {
    ...(name !== undefined && { name }),
    ...(query !== undefined && { query }),
    ...(columns !== undefined && { columns: [...columns] }),
    ...(sharedWith !== undefined && { shared_with: sharedWith }),
  };
  const changed = await tx
    .updateTable("saved_views")
    .set((row) => ({ ...set, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false when it is of another version by now */
export async function deleteView(tx: Tx, id: number, version: number): Promise<boolean> {
  const gone = tx.deleteFrom("saved_views").where("id", "=", id).where("version", "=", version);
  return (await gone.returning("id").executeTakeFirst()) !== undefined;
}
