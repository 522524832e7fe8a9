import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { SheetFormat } from "../../platform/formats/sheets.ts";
import "../applications/listed/listed.tables.ts";
import "./bulk-job.tables.ts";

export interface JobFile {
  format: SheetFormat;
  content: Uint8Array;
  madeAt: Date;
  goneAt: Date;
}

/** Keeps what an export made; one that was made before is put in its place. */
export async function putFile(db: Db, jobId: number, { format, content, madeAt, goneAt }: JobFile): Promise<void> {
  const file = { format, content, made_at: madeAt, gone_at: goneAt };
  await db
    .insertInto("bulk_job_files")
    .values({ job_id: jobId, ...file })
    .onConflict((conflict) => conflict.column("job_id").doUpdateSet(file))
    .execute();
}

/** Who has gone since, or takes the use of the data back, is in no file that anybody still gets. */
const isWhole = sql<SqlBool>`not exists (select from bulk_job_rows as rows
  left join desk_applications as listed on listed.application_id = rows.application_id
  where rows.job_id = bulk_job_files.job_id and rows.code is null and coalesce(listed.is_gone, true))`;

/** The file of an export; undefined once it is gone. */
export async function findFile(db: Db, jobId: number, now: Date): Promise<JobFile | undefined> {
  return db
    .selectFrom("bulk_job_files")
    .select(["format", "content", "made_at as madeAt", "gone_at as goneAt"])
    .where("job_id", "=", jobId)
    .where("gone_at", ">", now)
    .where(isWhole)
    .executeTakeFirst();
}

/** Until when files of jobs are there, by the jobs' ids. */
export async function filesUntil(db: Db, jobIds: readonly number[], now: Date): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom("bulk_job_files")
    .select(["job_id as id", "gone_at as goneAt"])
    .where("job_id", "=", sql<number>`any(${[...jobIds]}::bigint[])`)
    .where("gone_at", ">", now)
    .where(isWhole)
    .execute();
  return new Map(rows.map(({ id, goneAt }) => [id, goneAt]));
}

export async function forgetOldFiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("bulk_job_files").where("gone_at", "<=", now).execute();
}

/** Takes away every file that tells of a person. */
export async function forgetFilesOf(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .deleteFrom("bulk_job_files")
    .where("job_id", "in", (of) =>
      of
        .selectFrom("bulk_job_rows")
        .innerJoin("applications", "applications.id", "bulk_job_rows.application_id")
        .select("job_id")
        .where("applicant_id", "=", applicantId),
    )
    .execute();
}
