import "./audit.tables.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Look } from "./trail.ts";

export interface NewLook {
  applicantIds: readonly number[];
  companyId: number;
  what: Look;
}

/**
 * Writes that a company saw something of people; of a kind one a day and company. Ids ascending (decision 12). Anyone who is
 * erased meanwhile has no look any more.
 */
export async function recordLooks(tx: Tx, { applicantIds, companyId, what }: NewLook, now: Date): Promise<void> {
  if (applicantIds.length === 0) return;
  const day = jakartaDay(now);
  await tx
    .insertInto("looks")
    .columns(["applicant_id", "company_id", "day", "what"])
    .expression(({ selectFrom, val }) =>
      selectFrom("applicants")
        .select(["id", val(companyId).as("company_id"), val(day).as("day"), val(what).as("what")])
        .where("id", "in", [...new Set(applicantIds)])
        .orderBy("id")
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface SeenLook {
  companyId: number;
  day: string;
  what: Look;
}

/** Companies' looks at a person, the newest day first. */
export async function looksAt(db: Db, applicantId: number): Promise<SeenLook[]> {
  return db
    .selectFrom("looks")
    .select(["company_id as companyId", "day", "what"])
    .where("applicant_id", "=", applicantId)
    .orderBy("day", "desc")
    .orderBy("company_id")
    .orderBy("what")
    .execute();
}

async function forgetLooks(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("looks").where("applicant_id", "=", applicantId).execute();
}

/**
 * Who looked at a person's data, as that person may read it. What the trail itself holds of them is a number under a
 * seal: it stays, and leads nowhere once the account is gone.
 */
export const auditPersonalData: PersonalData = {
  tables: ["looks", "trail_people"],
  tell: async (db, { applicantId }) => [{ name: "looks", data: await looksAt(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await forgetLooks(tx, applicantId);
    return [];
  },
};
