import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function companies(db: Db): Promise<void> {
  await sql`create table companies (
    id bigint generated always as identity primary key,
    slug text not null unique,
    name text not null,
    name_key text not null unique,
    industry_id integer,
    dye text not null,
    pattern text not null,
    summary_id text not null default '',
    summary_en text not null default '',
    description_id text not null default '',
    description_en text not null default '',
    address_id text not null default '',
    address_en text not null default '',
    website text
  )`.execute(db);
}

/** How a company recruits (recruiting §4); one without a row recruits as the defaults say. */
export async function companySettings(db: Db): Promise<void> {
  await sql`create table company_settings (
    company_id bigint primary key references companies (id) on delete cascade,
    requires_review boolean not null default false,
    blind_by_default boolean not null default false,
    retention_months smallint not null default 24 check (retention_months between 6 and 60),
    version integer not null default 1
  )`.execute(db);
}
