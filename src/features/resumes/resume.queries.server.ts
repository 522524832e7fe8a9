import "../documents/documents.tables.ts";
import "./resume.tables.ts";
import { type NotNull, sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { NamesInUse } from "../documents/document.queries.server.ts";
import { keepPerson } from "../identity/personal-data.queries.server.ts";
import { emptyResume, type Resume } from "./resume.ts";
import { resumeDocument } from "./stored-resume.server.ts";

/** A resume as it lies in the database. Nobody's has version 0. */
export interface StoredResume {
  version: number;
  resume: Resume;
  photo: { name: string } | null;
  cv: { name: string; originalName: string; bytes: number; pages: number | null } | null;
  confirmedAt: Date | null;
  /** The seeking status at each version since the document was saved last. */
  earlierStatuses: Readonly<Record<string, number | null>>;
}

const storedStatuses = z.record(z.string(), z.number().nullable());

const none: StoredResume = {
  version: 0,
  resume: emptyResume,
  photo: null,
  cv: null,
  confirmedAt: null,
  earlierStatuses: {},
};

function selected(db: Db, applicantId: number) {
  return db
    .selectFrom("resumes")
    .leftJoin("resume_files as cv", "cv.name", "resumes.cv_file")
    .select([
      "version",
      "document",
      "photo_file",
      "cv_file",
      "cv.original_name",
      "cv.bytes",
      "cv.pages",
      "confirmed_at",
      "earlier_statuses",
    ])
    .where("resumes.applicant_id", "=", applicantId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>["executeTakeFirst"]>>;

function findCv({ cv_file: name, original_name: originalName, bytes, pages }: NonNullable<Row>): StoredResume["cv"] {
  return name === null ? null : { name, originalName: originalName ?? "", bytes: bytes ?? 0, pages };
}

function stored(row: Row): StoredResume {
  if (row === undefined) return none;
  return {
    version: row.version,
    resume: resumeDocument.read(row.document),
    photo: row.photo_file === null ? null : { name: row.photo_file },
    cv: findCv(row),
    confirmedAt: row.confirmed_at,
    earlierStatuses: storedStatuses.parse(row.earlier_statuses),
  };
}

/** The resume of an applicant; an empty one of version 0 when there is none. */
export async function findResume(db: Db, applicantId: number): Promise<StoredResume> {
  return stored(await selected(db, applicantId).executeTakeFirst());
}

/** Resumes of many, and when each was changed last; who has none is not in the map. */
export async function findResumes(
  db: Db,
  applicantIds: readonly number[],
): Promise<Map<number, { resume: Resume; updatedAt: Date }>> {
  const rows = await db
    .selectFrom("resumes")
    .select(["applicant_id", "document", "updated_at as updatedAt"])
    .where("applicant_id", "=", sql<number>`any(${[...applicantIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ applicant_id, document, updatedAt }) => [
      applicant_id,
      { resume: resumeDocument.read(document), updatedAt },
    ]),
  );
}

/** The same, unchanged by others until the transaction ends. */
export async function lockResume(tx: Tx, applicantId: number): Promise<StoredResume> {
  await keepPerson(tx, applicantId);
  // Locked first and read after: a join read while waiting for the lock would pair new with old rows.
  await tx.selectFrom("resumes").select("version").where("applicant_id", "=", applicantId).forUpdate().execute();
  return findResume(tx, applicantId);
}

/** Names of the files that an applicant's resume shows. */
export function namesShown(db: Db, applicantId: number): NamesInUse {
  const own = db.selectFrom("resumes").where("applicant_id", "=", applicantId);
  const photo = own.select("photo_file as name").where("photo_file", "is not", null);
  const cv = own.select("cv_file as name").where("cv_file", "is not", null);
  return photo.unionAll(cv).$narrowType<{ name: NotNull }>().$asScalar();
}

/** The resume shows this CV no longer. */
export async function takeCvOut(tx: Tx, name: string): Promise<void> {
  await tx.updateTable("resumes").set({ cv_file: null }).where("cv_file", "=", name).execute();
}

/** What a saved resume consists of. */
export interface ResumeChange {
  resume: Resume;
  photo: string | null;
  cv: string | null;
}

/**
 * Writes the resume as the version after `version`, which is 0 for the first.
 * @returns false when another version stands there now
 */
export async function writeResume(
  tx: Tx,
  applicantId: number,
  version: number,
  change: ResumeChange,
  now: Date,
): Promise<boolean> {
  const row = {
    version: version + 1,
    document: resumeDocument.write(change.resume),
    earlier_statuses: "{}",
    photo_file: change.photo,
    cv_file: change.cv,
    updated_at: now,
    confirmed_at: now,
  };
  if (version === 0) {
    const inserted = await tx
      .insertInto("resumes")
      .values({ applicant_id: applicantId, ...row })
      .onConflict((conflict) => conflict.column("applicant_id").doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable("resumes")
    .set(row)
    .where("applicant_id", "=", applicantId)
    .where("version", "=", version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** So many changes of the status are remembered: a form that was opened before all of them meets a conflict. */
const rememberedStatuses = 50;

/** Writes a document of which the form's own part is as it was saved: the six months go on. The resume must be locked. */
async function writeBeside(tx: Tx, applicantId: number, version: number, resume: Resume, earlier: object, now: Date) {
  await tx
    .updateTable("resumes")
    .set({
      document: resumeDocument.write(resume),
      earlier_statuses: JSON.stringify(earlier),
      version,
      updated_at: now,
    })
    .where("applicant_id", "=", applicantId)
    .execute();
}

/**
 * Changes the seeking status alone: the six months go on as they did, and a form that was opened before can be saved
 * still. The resume must be locked.
 */
export async function setSeekingStatus(
  tx: Tx,
  applicantId: number,
  current: StoredResume,
  seekingStatusId: number,
  now: Date,
): Promise<void> {
  const earlier = Object.entries({ ...current.earlierStatuses, [current.version]: current.resume.seekingStatusId });
  const recent = Object.fromEntries(earlier.slice(-rememberedStatuses));
  await writeBeside(tx, applicantId, current.version + 1, { ...current.resume, seekingStatusId }, recent, now);
}

/**
 * Changes how often suggestions come, alone: the six months go on, but a form that was opened before would bring the
 * earlier period back, and meets a conflict. The resume must be locked.
 */
export async function setEmailPeriod(
  tx: Tx,
  applicantId: number,
  { version, resume }: StoredResume,
  emailPeriodId: number,
  now: Date,
): Promise<void> {
  await writeBeside(tx, applicantId, version + 1, { ...resume, emailPeriodId }, {}, now);
}

/** The resume as it stands is still right: its six months begin again (§4). */
export async function confirmResume(tx: Tx, applicantId: number, now: Date): Promise<void> {
  await tx.updateTable("resumes").set({ confirmed_at: now }).where("applicant_id", "=", applicantId).execute();
}

/** What of a person's resume every page shows, as a query for others to join: one row, or none without a resume. */
export function shownPerson(db: Db, applicantId: number) {
  return db
    .selectFrom("resumes")
    .select([
      sql<string | null>`document ->> 'name'`.as("name"),
      sql<string | null>`document ->> 'email'`.as("email"),
      sql<number | null>`(document ->> 'seekingStatusId')::integer`.as("seekingStatusId"),
      "photo_file as photo",
    ])
    .where("applicant_id", "=", applicantId);
}
