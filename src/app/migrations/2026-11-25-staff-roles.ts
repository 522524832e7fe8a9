import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What staff may do, a row a role; and the companies that a recruiter works for. */
export async function up(db: Db): Promise<void> {
  await sql`create table staff_roles (
    staff_id bigint not null references staff (id) on delete cascade,
    role text not null check (role in ('admin', 'recruiter', 'hiring-manager', 'editor', 'privacy-officer')),
    primary key (staff_id, role)
  )`.execute(db);
  await sql`create table recruiter_companies (
    staff_id bigint not null,
    role text not null default 'recruiter' check (role = 'recruiter'),
    company_id bigint not null references companies (id) on delete cascade,
    primary key (staff_id, company_id),
    foreign key (staff_id, role) references staff_roles (staff_id, role) on delete cascade
  )`.execute(db);
  await sql`create index recruiter_companies_company on recruiter_companies (company_id)`.execute(db);
}
