import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import "../../applications/application.tables.ts";
import "../../applications/listed/listed.tables.ts";
import "../../interviews/star.tables.ts";

/** The vacancy and company of an application, and whether it was shared by hand. */
export async function placeOfCandidate(db: Db, id: number) {
  return db
    .selectFrom("desk_applications")
    .select(["company_id", "vacancy_id", "phase_id", "shared_at", "applicant_id", "is_gone"])
    .where("application_id", "=", id)
    .executeTakeFirst();
}

/** The applications in these phases of a vacancy; 0 is "before the first one". None whose person's data is gone. */
export async function standingIn(db: Db, vacancyId: number, phaseIds: readonly number[]) {
  const rows = await db
    .selectFrom("desk_applications")
    .select(["application_id", "applicant_id", "phase_id", "revealed_at", "shared_at"])
    .where("vacancy_id", "=", vacancyId)
    .where("is_gone", "=", false)
    .where((row) => row(row.fn.coalesce("phase_id", sql<number>`0`), "in", [...phaseIds]))
    .orderBy("application_id")
    .execute();
  return rows.flatMap(({ application_id, applicant_id, phase_id, revealed_at, shared_at }) =>
    applicant_id === null
      ? []
      : [
          {
            ...{ applicationId: application_id, applicantId: applicant_id, phase: phase_id ?? 0 },
            ...{ isRevealed: revealed_at !== null, isShared: shared_at !== null },
          },
        ],
  );
}

/** Notes that someone of the company has opened it. */
export async function noteOpened(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable("desk_applications")
    .set({ opened_at: now })
    .where("application_id", "=", id)
    .where("opened_at", "is", null)
    .execute();
}

/** Stores the stars of an application, none to three. */
export async function setStars(tx: Tx, id: number, stars: number): Promise<void> {
  await tx.updateTable("desk_applications").set({ stars }).where("application_id", "=", id).execute();
}

/** Shares it with the vacancy's hiring managers, or ends that. */
export async function setShared(tx: Tx, id: number, sharedAt: Date | null, sharesCv: boolean): Promise<void> {
  const share = { shared_at: sharedAt, shares_cv: sharesCv };
  await tx.updateTable("desk_applications").set(share).where("application_id", "=", id).execute();
}

/** @returns false when it was revealed before */
export async function setRevealed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const revealed = await tx
    .updateTable("desk_applications")
    .set({ revealed_at: now })
    .where("application_id", "=", id)
    .where("revealed_at", "is", null)
    .returning("application_id")
    .executeTakeFirst();
  return revealed !== undefined;
}

/** Everything that happened to an application, the oldest first. */
export function listEvents(db: Db, id: number) {
  return db
    .selectFrom("application_events")
    .select(["id", "at", "actor_kind", "kind", "version", "details"])
    .where("application_id", "=", id)
    .orderBy("id")
    .execute();
}

/** STAR forms that were sent for it, by their ids. */
export async function listSentStars(db: Db, id: number): Promise<{ id: number; at: Date }[]> {
  const rows = await db
    .selectFrom("applicant_stars")
    .select(["id", "submitted_at"])
    .where("application_id", "=", id)
    .where("submitted_at", "is not", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, submitted_at }) => (submitted_at === null ? [] : [{ id, at: submitted_at }]));
}

interface Same {
  applicantId: number;
  phoneKey: string;
  personKey: string;
}

/** Facts that show whether two applications may be one person's. */
export async function findSameness(db: Db, id: number): Promise<Same | undefined> {
  const row = await db
    .selectFrom("desk_applications")
    .select(["applicant_id as applicantId", "phone_key as phoneKey", "person_key as personKey"])
    .where("application_id", "=", id)
    .executeTakeFirst();
  if (row === undefined || row.applicantId === null) return undefined;
  return { ...row, applicantId: row.applicantId };
}

/** Of these companies: the person's other applications, and those of who may be the same; newest first. */
export async function listOtherApplications(
  db: Db,
  id: number,
  same: Same,
  companyIds: readonly number[],
): Promise<{ id: number; isOwn: boolean }[]> {
  const rows = await db
    .selectFrom("desk_applications")
    .select(["application_id as id", "applicant_id"])
    .where("application_id", "!=", id)
    .where("is_gone", "=", false)
    .where("company_id", "in", [0, ...companyIds])
    .where((row) =>
      row.or([
        row("applicant_id", "=", same.applicantId),
        row.and([row("phone_key", "=", same.phoneKey), row("phone_key", "!=", "")]),
        row.and([row("person_key", "=", same.personKey), row("person_key", "!=", "")]),
      ]),
    )
    .orderBy("applied_at", "desc")
    .orderBy("application_id", "desc")
    .limit(20)
    .execute();
  return rows.map((row) => ({ id: row.id, isOwn: row.applicant_id === same.applicantId }));
}
