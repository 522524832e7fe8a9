import "./application.tables.ts";
import { type Selectable, sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Consents, Resume } from "../resumes/resume.ts";
import { consentsDocument, resumeDocument } from "../resumes/stored-resume.server.ts";
import type { ApplicationStatus } from "./application.ts";

/** Filters of the history; an empty list, text or null means all. */
export interface HistoryQuery {
  position: string;
  phaseIds: readonly number[];
  statuses: readonly ApplicationStatus[];
  platformId: number | null;
  /** Limit and start of the page. */
  limit: number;
  offset: number;
}

const positions = { id: "position_id", en: "position_en" } as const satisfies Record<Language, string>;

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function filtered(db: Db, applicantId: number, { position, phaseIds, statuses, platformId }: HistoryQuery) {
  return db
    .selectFrom("applications")
    .where("applicant_id", "=", applicantId)
    .$if(position !== "", (query) =>
      query.where("position_words", "like", sql<string>`lower(${likePattern(position)})`),
    )
    .$if(phaseIds.length > 0, (query) => query.where("phase_id", "in", phaseIds))
    .$if(statuses.length > 0, (query) => query.where("status", "in", statuses))
    .$if(platformId !== null, (query) => query.where("platform_id", "=", platformId));
}

/** A page of an applicant's history, the newest first, read off the index `applications_history`. */
export function historyPage(db: Db, applicantId: number, query: HistoryQuery, language: Language) {
  return filtered(db, applicantId, query)
    .select([
      "id",
      "vacancy_id",
      `${positions[language]} as position`,
      "company_name",
      "platform_id",
      "status",
      "phase_id",
      "end_reason",
      "created_at",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(query.limit)
    .offset(query.offset);
}

/** A page of an applicant's history, and how many there are in all; a page past the end is not looked for. */
export async function findHistory(db: Db, applicantId: number, query: HistoryQuery, language: Language) {
  const { count } = await filtered(db, applicantId, query)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = query.offset < count ? await historyPage(db, applicantId, query, language).execute() : [];
  return { rows, totalRows: count };
}

/** A resume as it was sent. */
export interface Snapshot {
  resume: Resume;
  photo: string | null;
  cv: { name: string; originalName: string } | null;
  consents: Consents;
}

/** Writes what was sent as one more version; it never changes. */
export async function insertSnapshot(
  tx: Tx,
  applicationId: number,
  version: number,
  { resume, photo, cv, consents }: Snapshot,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("application_snapshots")
    .values({
      application_id: applicationId,
      version,
      document: resumeDocument.write(resume),
      photo_file: photo,
      cv_file: cv?.name ?? null,
      cv_name: cv?.originalName ?? null,
      consents: consentsDocument.write(consents),
      created_at: now,
    })
    .execute();
}

type SnapshotRow = Selectable<Tables["application_snapshots"]>;
type NumberedSnapshot = Snapshot & { version: number; at: Date };

function numbered(row: SnapshotRow): NumberedSnapshot {
  return {
    version: row.version,
    at: row.created_at,
    resume: resumeDocument.read(row.document),
    photo: row.photo_file,
    cv: row.cv_file === null ? null : { name: row.cv_file, originalName: row.cv_name ?? "" },
    consents: consentsDocument.read(row.consents),
  };
}

function ofApplication(db: Db, applicationId: number) {
  return db.selectFrom("application_snapshots").where("application_id", "=", applicationId).orderBy("version", "desc");
}

/** Every version that was sent, the newest first. */
export async function findSnapshots(db: Db, applicationId: number): Promise<NumberedSnapshot[]> {
  return (await ofApplication(db, applicationId).selectAll().execute()).map(numbered);
}

/** Numbers and moments of what was sent, the newest first. */
export function findVersions(db: Db, applicationId: number): Promise<{ version: number; at: Date }[]> {
  return ofApplication(db, applicationId).select(["version", "created_at as at"]).execute();
}

/** One version as it was sent; undefined when there is none of that number. */
export async function findSnapshot(
  db: Db,
  applicationId: number,
  version: number,
): Promise<NumberedSnapshot | undefined> {
  const row = await ofApplication(db, applicationId).where("version", "=", version).selectAll().executeTakeFirst();
  return row && numbered(row);
}

/** The version that counts; undefined when nothing was sent. */
export async function findNewestSnapshot(tx: Tx, applicationId: number): Promise<NumberedSnapshot | undefined> {
  const row = await ofApplication(tx, applicationId).selectAll().executeTakeFirst();
  return row && numbered(row);
}
