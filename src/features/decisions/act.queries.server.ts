import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Act, ActKind } from "../applications/act/act.schema.ts";
import "../applications/application.tables.ts";
import "../vacancies/vacancies.tables.ts";
import "./acts.tables.ts";
import { actDocument } from "./stored-act.server.ts";

export interface HeldAct {
  id: number;
  applicationId: number;
  staffId: number;
  act: Act;
  madeAt: Date;
  releaseAt: Date;
}

const heldColumns = [
  "acts.id",
  "acts.application_id as applicationId",
  "acts.staff_id as staffId",
  "acts.details",
  "acts.made_at as madeAt",
  "acts.release_at as releaseAt",
] as const;

type HeldRow = Omit<HeldAct, "act"> & { details: unknown };

function asHeld({ details, ...row }: HeldRow): HeldAct {
  return { ...row, act: actDocument.read(details) };
}

/** Holds an act. @returns its id, or null where the application has one that is held */
export async function insertHeld(
  tx: Tx,
  { applicationId, staffId, act, madeAt, releaseAt }: Omit<HeldAct, "id">,
): Promise<number | null> {
  const inserted = await tx
    .insertInto("acts")
    .values({
      ...{ application_id: applicationId, staff_id: staffId, kind: act.kind },
      ...{ details: actDocument.write(act), state: "held", made_at: madeAt, release_at: releaseAt },
    })
    .onConflict((conflict) => conflict.column("application_id").where("state", "=", "held").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** The held act of an application. */
export async function findHeld(db: Db, applicationId: number): Promise<HeldAct | undefined> {
  const row = await db
    .selectFrom("acts")
    .select(heldColumns)
    .where("application_id", "=", applicationId)
    .where("state", "=", "held")
    .executeTakeFirst();
  return row && asHeld(row);
}

/** The held acts of some applications, by their ids. */
export async function findHeldAmong(db: Db, applicationIds: readonly number[]): Promise<ReadonlyMap<number, HeldAct>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("acts")
    .select(heldColumns)
    .where("application_id", "=", sql<number>`any(${[...applicationIds]}::bigint[])`)
    .where("state", "=", "held")
    .execute();
  return new Map(rows.map((row) => [row.applicationId, asHeld(row)]));
}

/** A held act by its id, locked until the transaction ends; undefined where it is no longer held. */
export async function lockHeld(tx: Tx, id: number): Promise<HeldAct | undefined> {
  const row = await tx
    .selectFrom("acts")
    .select(heldColumns)
    .where("id", "=", id)
    .where("state", "=", "held")
    .forUpdate()
    .executeTakeFirst();
  return row && asHeld(row);
}

/** Takes the held act of an application back. Of many at once, and of this and its release, one succeeds. */
export async function undoHeld(tx: Tx, applicationId: number, now: Date): Promise<HeldAct | undefined> {
  const row = await tx
    .updateTable("acts")
    .set({ state: "undone", ended_at: now })
    .where("application_id", "=", applicationId)
    .where("state", "=", "held")
    .returning(heldColumns)
    .executeTakeFirst();
  return row && asHeld(row);
}

/** Takes those of some acts back that are held still. */
export async function undoHeldAmong(
  tx: Tx,
  ids: readonly number[],
  now: Date,
): Promise<(Pick<HeldAct, "id" | "applicationId"> & { kind: ActKind })[]> {
  return tx
    .updateTable("acts")
    .set({ state: "undone", ended_at: now })
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .where("state", "=", "held")
    .returning(["id", "application_id as applicationId", "kind"])
    .execute();
}

/** Ends a held act that is locked: released, or dropped for a reason. */
export async function endHeld(tx: Tx, id: number, now: Date, droppedBecause: string | null): Promise<void> {
  const state = droppedBecause === null ? "released" : "dropped";
  await tx
    .updateTable("acts")
    .set({ state, ended_at: now, dropped_because: droppedBecause })
    .where("id", "=", id)
    .execute();
}

/** Acts whose moment has come, the earliest first; those that were looked at and met a fault are left out. */
export async function dueActs(
  db: Db,
  now: Date,
  { limit, except }: { limit: number; except: readonly number[] },
): Promise<{ id: number; applicationId: number }[]> {
  return db
    .selectFrom("acts")
    .select(["id", "application_id as applicationId"])
    .where("state", "=", "held")
    .where("release_at", "<=", now)
    .where(sql<boolean>`not (id = any(${[...except]}::bigint[]))`)
    .orderBy("release_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** A vacancy's data for an act. */
export interface VacancyOfAct {
  vacancyId: number;
  companyId: number;
  lead: "desk" | "import";
  plan: readonly number[] | null;
}

/** The vacancy of an application; undefined for an unknown application. */
export async function vacancyOfApplication(db: Db, applicationId: number): Promise<VacancyOfAct | undefined> {
  return db
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(["vacancies.id as vacancyId", "company_id as companyId", "lead", "plan"])
    .where("applications.id", "=", applicationId)
    .executeTakeFirst();
}

export interface PlaceOfAct extends VacancyOfAct {
  isHeld: boolean;
}

/** Vacancies' data for acts on many applications, and whether one is held, by the applications' ids. */
export async function placesOfApplications(
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, PlaceOfAct>> {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .leftJoin("acts", (join) => join.onRef("acts.application_id", "=", "applications.id").on("acts.state", "=", "held"))
    .select(["applications.id", "vacancies.id as vacancyId", "company_id as companyId", "lead", "plan"])
    .select("acts.id as actId")
    .where("applications.id", "=", sql<number>`any(${[...applicationIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, actId, ...place }) => [id, { ...place, isHeld: actId !== null }]));
}

/** A held act, and the ids that define its scope. */
export interface HeldActInScope extends HeldAct {
  vacancyId: number;
  companyId: number;
}

/** An application's properties for policies; null where there is none. */
export async function actThing(
  db: Db,
  applicationId: number,
): Promise<{ companyId: number; vacancyId: number } | null> {
  const found = await vacancyOfApplication(db, applicationId);
  return found === undefined ? null : { companyId: found.companyId, vacancyId: found.vacancyId };
}

/** Which held acts: within some companies' vacancies; of one decider, where `staffId` names one. */
interface HeldAsked {
  isWhole: boolean;
  companyIds: readonly number[];
  staffId?: number | undefined;
}

function heldWithin(db: Db, { isWhole, companyIds, staffId }: HeldAsked) {
  let query = db
    .selectFrom("acts")
    .innerJoin("applications", "applications.id", "acts.application_id")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .where("acts.state", "=", "held");
  if (!isWhole) query = query.where("company_id", "in", companyIds.length === 0 ? [-1] : [...companyIds]);
  return staffId === undefined ? query : query.where("acts.staff_id", "=", staffId);
}

/** How many of these are held, and when the next one leaves. */
export async function countHeld(db: Db, scope: HeldAsked): Promise<{ count: number; next: Date | null }> {
  return heldWithin(db, scope)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("acts.release_at").as("next")])
    .executeTakeFirstOrThrow();
}

/** Companies in whose vacancies acts of a decider are held. */
export async function companiesWithHeldActs(db: Db, staffId: number): Promise<number[]> {
  const rows = await heldWithin(db, { isWhole: true, companyIds: [], staffId })
    .select("company_id as companyId")
    .distinct()
    .orderBy("company_id")
    .execute();
  return rows.map(({ companyId }) => companyId);
}

/** Held acts, the next to leave first. */
export async function heldActs(
  db: Db,
  scope: HeldAsked,
  { limit, after }: { limit: number; after?: { releaseAt: Date; id: number } | undefined },
): Promise<HeldActInScope[]> {
  let query = heldWithin(db, scope).select([...heldColumns, "vacancies.id as vacancyId", "company_id as companyId"]);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(acts.release_at, acts.id) > (${after.releaseAt}, ${after.id})`);
  }
  const rows = await query.orderBy("acts.release_at").orderBy("acts.id").limit(limit).execute();
  return rows.map(({ vacancyId, companyId, ...row }) => ({ ...asHeld(row), vacancyId, companyId }));
}

/** Takes away what was decided of a person's applications, with its words. */
export async function deleteActs(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .deleteFrom("acts")
    .where("application_id", "in", (of) =>
      of.selectFrom("applications").select("id").where("applicant_id", "=", applicantId),
    )
    .execute();
}

/** Decisions on a person's applications that were sent; held, undone or dropped ones never were. */
export async function listReleasedActs(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("acts")
    .innerJoin("applications", "applications.id", "acts.application_id")
    .select(["acts.application_id as applicationId", "acts.details", "acts.ended_at as at"])
    .where("applicant_id", "=", applicantId)
    .where("acts.state", "=", "released")
    .orderBy("acts.id")
    .execute();
  return rows.map(({ details, ...row }) => ({ ...row, act: actDocument.read(details) }));
}
