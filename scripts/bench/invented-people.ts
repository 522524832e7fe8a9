import { createHash, randomFillSync } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database, Tx } from "../../src/platform/database/database.ts";
import { inventApplications } from "../../tests/support/invented-applications.ts";
import { fill } from "./filled-database.ts";

/** Bytes of a photo and of a CV. */
const sizes = { jpg: 60_000, pdf: 140_000 } as const;

const resume = () => readFileSync("tests/stored-json/resumes.document/1.json", "utf8");

const getName = (number: number, kind: keyof typeof sizes) =>
  `${createHash("sha256").update(`${number}`).digest("hex").slice(0, 40)}.${kind}`;

/** The same names by the database, of the people it has. */
const nameIn = (kind: keyof typeof sizes) =>
  sql`left(encode(sha256(applicants.id::text::bytea), 'hex'), 40) || ${`.${kind}`}`;

async function inventRows(tx: Tx): Promise<void> {
  for (const [role, kind] of [
    ["photo", "jpg"],
    ["cv", "pdf"],
  ] as const) {
    await sql`insert into resume_files (name, applicant_id, role, original_name, bytes, created_at, kept_at)
      select ${nameIn(kind)}, id, ${role}, 'berkas saya', ${sizes[kind]}::integer, now(), now() from applicants`.execute(
      tx,
    );
  }
  const document = sql`${resume()}::jsonb || jsonb_build_object('number', applicants.id)`;
  await sql`insert into resumes (applicant_id, version, document, photo_file, cv_file, updated_at, confirmed_at)
    select id, 1, ${document}, ${nameIn("jpg")}, ${nameIn("pdf")}, now(), now() from applicants`.execute(tx);
  await sql`insert into application_snapshots
      (application_id, version, document, photo_file, cv_file, cv_name, consents, created_at)
    select applications.id, 1, ${document}, ${nameIn("jpg")}, ${nameIn("pdf")}, 'cv.pdf', '[]', now()
    from applications join applicants on applicants.id = applicant_id`.execute(tx);
  await sql`insert into application_events (application_id, at, actor_kind, kind, version, details)
    select id, now(), 'applicant', 'submitted', 1, '{"version": 1, "phaseId": 1}'
    from applications, generate_series(1, 4)`.execute(tx);
  await sql`insert into letters (code, kind, application_id, sent_at)
    select md5(id || '-' || n), 'application-received', id, now() from applications, generate_series(1, 4) as n`.execute(
    tx,
  );
}

function inventFiles(folder: string, numbers: readonly number[]): void {
  const bytes = new Uint8Array(Math.max(...Object.values(sizes)));
  for (const number of numbers) {
    for (const kind of ["jpg", "pdf"] as const) {
      const name = getName(number, kind);
      mkdirSync(join(folder, name.slice(0, 2)), { recursive: true });
      writeFileSync(join(folder, name.slice(0, 2), name), randomFillSync(bytes.subarray(0, sizes[kind])));
    }
  }
}

/** Invents so many people, each with a resume, a photo, a CV and an application. */
export async function inventPeople(database: Database, files: string, count: number): Promise<void> {
  await fill(database, 1, () => {});
  const { id } = await database.db.selectFrom("vacancies").select("id").executeTakeFirstOrThrow();
  await inventApplications(database, id, count);
  await database.transact(inventRows);
  const people = await database.db.selectFrom("applicants").select("id").execute();
  inventFiles(
    files,
    people.map((person) => person.id),
  );
}
