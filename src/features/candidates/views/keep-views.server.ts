import type { Database, Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { companiesOfVacancies } from "../../vacancies/team/team.queries.server.ts";
import {
  type ChangedView,
  deleteView,
  findView,
  getLockViews,
  insertView,
  type NewView,
  type SavedView,
  updateView,
  viewsFor,
} from "./view.queries.server.ts";

/** Views that a member keeps at most, and how long a name may be (recruiting §4). */
const mostViews = 30;
export const viewNameLength = 60;
/** Of a query, as an address holds one. */
export const viewQueryLength = 2_000;

/** A member, with the companies and vacancies that their right to keep views reaches. */
export interface Keeper {
  staffId: number;
  companyIds: readonly number[];
  vacancyIds: readonly number[];
}

/** The companies whose shared views a member uses: a recruiter's own, those of a hiring manager's vacancies. */
async function companiesFor(db: Db, { companyIds, vacancyIds }: Keeper): Promise<number[]> {
  const managed = await companiesOfVacancies(db, vacancyIds);
  return [...new Set([...companyIds, ...(managed ?? [])])];
}

/** The views that a member sees: their own, and those shared with their companies. */
export async function listViews({ database: { db } }: Platform, keeper: Keeper): Promise<SavedView[]> {
  return viewsFor(db, keeper.staffId, await companiesFor(db, keeper));
}

export type KeptView =
  | { status: "kept"; view: SavedView }
  | { status: "too-many" | "out-of-scope" | "unknown" | "not-own" }
  | { status: "stale"; current: SavedView };

async function mayShare(db: Db, keeper: Keeper, sharedWith: number | null | undefined): Promise<boolean> {
  return sharedWith === null || sharedWith === undefined || (await companiesFor(db, keeper)).includes(sharedWith);
}

async function getKeptView(db: Db, id: number): Promise<KeptView> {
  const view = await findView(db, id);
  return view === undefined ? { status: "unknown" } : { status: "kept", view };
}

/** Saves a new view; `too-many` where the member has thirty. */
export async function keepView({ database, clock }: Platform, keeper: Keeper, view: NewView): Promise<KeptView> {
  if (!(await mayShare(database.db, keeper, view.sharedWith))) return { status: "out-of-scope" };
  const id = await database.transact(async (tx) => {
    if ((await getLockViews(tx, keeper.staffId)) >= mostViews) return null;
    return insertView(tx, keeper.staffId, view, clock());
  });
  return id === null ? { status: "too-many" } : getKeptView(database.db, id);
}

/** Finds a view that a member sees and may change: their own. */
async function ownView(db: Db, keeper: Keeper, id: number): Promise<KeptView> {
  const view = await findView(db, id);
  if (view === undefined) return { status: "unknown" };
  if (view.ownerId === keeper.staffId) return { status: "kept", view };
  const isSeen = view.sharedWith !== null && (await companiesFor(db, keeper)).includes(view.sharedWith);
  return { status: isSeen ? "not-own" : "unknown" };
}

async function afterStale(db: Db, id: number): Promise<KeptView> {
  const view = await findView(db, id);
  return view === undefined ? { status: "unknown" } : { status: "stale", current: view };
}

/** Changes one's own view, made from the version that was read. */
export async function changeView(
  { database }: { database: Database },
  keeper: Keeper,
  { id, version, ...view }: ChangedView & { id: number; version: number },
): Promise<KeptView> {
  const { db } = database;
  const own = await ownView(db, keeper, id);
  if (own.status !== "kept") return own;
  if (!(await mayShare(db, keeper, view.sharedWith))) return { status: "out-of-scope" };
  const isChanged = await database.transact((tx) => updateView(tx, id, version, view));
  return isChanged ? getKeptView(db, id) : afterStale(db, id);
}

/** Deletes one's own view, from the version that was read. */
export async function forgetView(
  { database }: { database: Database },
  keeper: Keeper,
  { id, version }: { id: number; version: number },
): Promise<KeptView> {
  const own = await ownView(database.db, keeper, id);
  if (own.status !== "kept") return own;
  const isGone = await database.transact((tx) => deleteView(tx, id, version));
  return isGone ? own : afterStale(database.db, id);
}
