import type { Db } from "../../platform/database/database.ts";
import type { Reach } from "../companies/policies.ts";
import type { StaffRole } from "../companies/roles/roles.ts";
import "../companies/organisation.tables.ts";
import "../identity/people.tables.ts";
import "../vacancies/vacancies.tables.ts";
import type { StaffMember } from "../identity/staff.ts";

/** Which members are wanted; what is not said narrows nothing. */
export interface MemberFilter {
  /** A part of the name or the address. */
  words?: string | undefined;
  role?: StaffRole | undefined;
  companyId?: number | undefined;
  state?: StaffMember["state"] | undefined;
}

/** Members that someone's right reaches: all, or who manage vacancies of these companies and do nothing else. */
function reached(db: Db, { isWhole, managersOfCompanyIds: companyIds }: Reach) {
  const query = db.selectFrom("staff");
  if (isWhole) return query;
  const own = companyIds.length === 0 ? [-1] : [...companyIds];
  return query
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("vacancy_managers")
          .innerJoin("vacancies", "vacancies.id", "vacancy_managers.vacancy_id")
          .select("vacancy_id")
          .whereRef("vacancy_managers.staff_id", "=", "staff.id")
          .where("company_id", "in", own),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("vacancy_managers")
            .innerJoin("vacancies", "vacancies.id", "vacancy_managers.vacancy_id")
            .select("vacancy_id")
            .whereRef("vacancy_managers.staff_id", "=", "staff.id")
            .where("company_id", "not in", own),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("staff_roles")
            .select("role")
            .whereRef("staff_roles.staff_id", "=", "staff.id")
            .where("role", "!=", "hiring-manager"),
        ),
      ),
    );
}

function narrowed(db: Db, reach: Reach, { words, role, companyId, state }: MemberFilter) {
  let query = reached(db, reach);
  if (state !== undefined) query = query.where("state", "=", state);
  if (words !== undefined && words !== "") {
    const part = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
    query = query.where(({ or, eb }) => or([eb("name", "ilike", part), eb("email", "ilike", part)]));
  }
  if (role !== undefined) {
    query = query.where("staff.id", "in", (of) =>
      of.selectFrom("staff_roles").select("staff_id").where("role", "=", role),
    );
  }
  if (companyId !== undefined) {
    query = query.where(({ or, eb, selectFrom }) =>
      or([
        eb("staff.id", "in", selectFrom("recruiter_companies").select("staff_id").where("company_id", "=", companyId)),
        eb(
          "staff.id",
          "in",
          selectFrom("vacancy_managers")
            .innerJoin("vacancies", "vacancies.id", "vacancy_managers.vacancy_id")
            .select("staff_id")
            .where("company_id", "=", companyId),
        ),
      ]),
    );
  }
  return query;
}

/** Ids of members by address, and how many there are in all. @param after the address key of the last one read */
export async function memberIds(
  db: Db,
  reach: Reach,
  filter: MemberFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ rows: { id: number; key: string }[]; total: number }> {
  let page = narrowed(db, reach, filter).select(["staff.id", "email_key as key"]);
  if (after !== undefined) page = page.where("email_key", ">", after);
  const rows = await page.orderBy("email_key").limit(limit).execute();
  const { total } = await narrowed(db, reach, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Until when the invitations of members work that they have not followed. */
export async function openInvitations(db: Db, staffIds: readonly number[]): Promise<Map<number, Date>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff_invitations")
    .select(["staff_id", "expires_at"])
    .where("staff_id", "in", [...staffIds])
    .execute();
  return new Map(rows.map(({ staff_id, expires_at }) => [staff_id, expires_at]));
}
