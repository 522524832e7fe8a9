import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { CompaniesTable } from "./organisation.tables.ts";

/** A company as it is written. */
export type PutCompany = Insertable<CompaniesTable>;

export type Company = Selectable<CompaniesTable>;

/** A company in a list or on a card. */
export type CompanyMarkRow = Pick<Company, "id" | "name" | "industry_id" | "dye" | "pattern">;

const marks = (db: Db) => db.selectFrom("companies").select(["id", "name", "industry_id", "dye", "pattern"]);

export async function companyById(db: Db, id: number): Promise<Company | undefined> {
  return db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function companyBySlug(db: Db, slug: string): Promise<Company | undefined> {
  return db.selectFrom("companies").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** The company with this folded name. */
export async function companyByName(db: Db, nameKey: string): Promise<Company | undefined> {
  return db.selectFrom("companies").selectAll().where("name_key", "=", nameKey).executeTakeFirst();
}

/** Companies of a page of things, by id. */
export async function companyMarks(db: Db, ids: readonly number[]): Promise<CompanyMarkRow[]> {
  if (ids.length === 0) return [];
  return marks(db)
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Every company, by name. */
export async function allCompanies(db: Db): Promise<CompanyMarkRow[]> {
  return marks(db).orderBy("name_key").execute();
}

/** Every company's slug, by id. */
export async function companySlugs(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom("companies").select(["id", "slug"]).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Ids of companies by slug or folded name. */
export async function companiesByKey(
  db: Db,
  keys: readonly string[],
): Promise<Pick<Company, "id" | "slug" | "name" | "name_key">[]> {
  if (keys.length === 0) return [];
  const keyList = sql<string>`any(${[...keys]}::text[])`;
  return db
    .selectFrom("companies")
    .select(["id", "slug", "name", "name_key"])
    .where((company) => company.or([company("slug", "=", keyList), company("name_key", "=", keyList)]))
    .execute();
}

/** Dye and pattern of the company that came last, so that the next one differs. */
export async function lastMark(db: Db): Promise<Pick<Company, "dye" | "pattern"> | undefined> {
  return db.selectFrom("companies").select(["dye", "pattern"]).orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** Adds a company unless its slug or name is there already. */
export async function addCompany(db: Db, company: PutCompany): Promise<void> {
  await db
    .insertInto("companies")
    .values(company)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function changeCompany(tx: Tx, id: number, company: Updateable<CompaniesTable>): Promise<void> {
  await tx.updateTable("companies").set(company).where("id", "=", id).execute();
}

/** Tells every process that these companies changed, and with them the lists of companies and of vacancies. */
export async function tellOfCompanies(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const tag of ["vacancies", ...ids.map((id) => `company:${id}`)]) {
    await sql`select pg_notify('page_changes', ${tag})`.execute(tx);
  }
}
