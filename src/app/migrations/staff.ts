import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Links by which invited staff begin their account; a new one takes the former one's place. */
export async function staffInvitations(db: Db): Promise<void> {
  await sql`create table staff_invitations (
    staff_id bigint primary key references staff (id) on delete cascade,
    token_hash bytea not null constraint staff_invitations_token_hash unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
}

/** Staff's rights, a row a role; and the companies that a recruiter works for. */
export async function staffRoles(db: Db): Promise<void> {
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

/** Rows that the desk changes have a version that the change names. */
export async function staffVersion(db: Db): Promise<void> {
  await sql`alter table staff add column version integer not null default 1`.execute(db);
}

/** Who of staff came with the sample content, and the links by which a machine's own visitor becomes one of them. */
export async function sampleStaff(db: Db): Promise<void> {
  await sql`alter table staff add column is_sample boolean not null default false`.execute(db);
  await sql`create table sample_links (
    token_hash bytea primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index sample_links_staff on sample_links (staff_id)`.execute(db);
}

/**
 * Passkeys of staff, and the challenges that one of them answered: each counts once until it would have ended anyway.
 */
export async function staffPasskeys(db: Db): Promise<void> {
  await sql`create table staff_passkeys (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    credential_id text not null constraint staff_passkeys_credential unique,
    public_key bytea not null,
    counter bigint not null,
    transports text not null,
    name text not null check (char_length(name) <= 60),
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index staff_passkeys_staff on staff_passkeys (staff_id)`.execute(db);
  await sql`create table used_passkey_challenges (
    challenge_hash bytea primary key,
    ends_at timestamptz not null
  )`.execute(db);
}

/** Keyboard shortcuts of the desk can be turned off (WCAG 2.1.4). */
export async function staffKeys(db: Db): Promise<void> {
  await sql`alter table staff add column keys_off boolean not null default false`.execute(db);
}

/**
 * Links by which staff choose a new password; several of a member may work at once, and all end with the first used.
 */
export async function staffPasswordLinks(db: Db): Promise<void> {
  await sql`create table staff_password_links (
    token_hash bytea primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index staff_password_links_staff on staff_password_links (staff_id)`.execute(db);
}

/** Which account at the company's provider opens which member's; one a member. */
export async function staffIdentities(db: Db): Promise<void> {
  await sql`create table staff_identities (
    issuer text not null,
    subject text not null,
    staff_id bigint not null constraint staff_identities_staff unique references staff (id) on delete cascade,
    joined_at timestamptz not null,
    primary key (issuer, subject)
  )`.execute(db);
}

/** Notices of staff at the desk (recruiting §9). Members are never deleted, so writing a notice needs no lock. */
export async function staffNotices(db: Db): Promise<void> {
  await sql`create table staff_notices (
    id bigint generated always as identity primary key,
    staff_id bigint not null,
    kind text not null,
    by_id bigint,
    company_id bigint,
    vacancy_id bigint references vacancies (id) on delete cascade,
    application_id bigint references applications (id) on delete cascade,
    applicant_id bigint,
    thing_id bigint,
    at timestamptz not null,
    read_at timestamptz,
    check ((application_id is null) = (applicant_id is null))
  )`.execute(db);
  await sql`create index staff_notices_reader on staff_notices (staff_id, id)`.execute(db);
  await sql`create index staff_notices_unread on staff_notices (staff_id, id) where read_at is null`.execute(db);
  await sql`create index staff_notices_vacancy on staff_notices (vacancy_id) where vacancy_id is not null`.execute(db);
  await sql`create index staff_notices_application on staff_notices (application_id) where application_id is not null`.execute(
    db,
  );
  await sql`create index staff_notices_applicant on staff_notices (applicant_id) where applicant_id is not null`.execute(
    db,
  );
  await sql`create index staff_notices_at on staff_notices (at)`.execute(db);
}

/** The mail in the morning of what waits: can be off, and comes once a day (recruiting §9). */
export async function staffMornings(db: Db): Promise<void> {
  await sql`alter table staff add column morning_mail boolean not null default true, add column morning_on date`.execute(
    db,
  );
}
