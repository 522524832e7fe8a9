import "../applications/application.tables.ts";
import "../identity/people.tables.ts";
import "./scorecard.tables.ts";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonDocument } from "../../platform/database/json-document.ts";
import type { ScorecardsTable } from "./scorecard.tables.ts";
import { ratings, recommendations, type ScorecardFacts, type ScorecardText } from "./scorecard.ts";

/** As it lies in its columns: what was taken once is not judged again. */
const scorecardTextV1: z.ZodType<ScorecardText> = z.object({
  ratings: z.array(z.object({ criterionId: z.int(), rating: z.literal(ratings).nullable(), evidence: z.string() })),
  recommendation: z.enum(recommendations).nullable(),
  summary: z.string(),
});

/** The draft, and every sent version, as stored. */
export const scorecardDocument = jsonDocument<ScorecardText>(scorecardTextV1);

/** Someone of staff, as scorecards name them. */
export interface Named {
  id: number;
  name: string;
}

/** Scorecards that were sent at once. */
export interface SentVersion {
  number: number;
  at: Date;
  text: ScorecardText;
}

/** A scorecard as it lies in its rows. */
export interface Scorecard extends ScorecardFacts {
  id: number;
  applicationId: number;
  by: Named;
  version: number;
  draft: ScorecardText | null;
  /** The newest first. */
  versions: readonly SentVersion[];
}

function cards(db: Db) {
  return db
    .selectFrom("scorecards")
    .innerJoin("staff", "staff.id", "scorecards.staff_id")
    .select(["scorecards.id", "application_id", "staff_id", "staff.name", "staff.email"])
    .select(["asked_at", "due_on", "draft", "sent_at", "scorecards.version"]);
}

type Row = Pick<
  Selectable<ScorecardsTable>,
  "id" | "application_id" | "staff_id" | "asked_at" | "due_on" | "draft" | "sent_at" | "version"
> & { name: string; email: string };

async function versionsIn(db: Db, ids: readonly number[]): Promise<Map<number, SentVersion[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("scorecard_versions")
    .selectAll()
    .where("scorecard_id", "in", [...ids])
    .orderBy("number", "desc")
    .execute();
  const byCard = Map.groupBy(rows, ({ scorecard_id }) => scorecard_id);
  const read = (row: (typeof rows)[number]) => ({
    ...{ number: row.number, at: row.sent_at, text: scorecardDocument.read(row.document) },
  });
  return new Map([...byCard].map(([id, own]) => [id, own.map(read)]));
}

async function whole(db: Db, rows: readonly Row[]): Promise<Scorecard[]> {
  const versions = await versionsIn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, applicationId: row.application_id, version: row.version },
    by: { id: row.staff_id, name: row.name || row.email },
    ...{ askedAt: row.asked_at, dueOn: row.due_on, sentAt: row.sent_at },
    draft: row.draft === null ? null : scorecardDocument.read(row.draft),
    hasDraft: row.draft !== null,
    versions: versions.get(row.id) ?? [],
  }));
}

/** Scorecards of applications, in the order in which they were begun. */
export async function listScorecards(db: Db, applicationIds: readonly number[]): Promise<Scorecard[]> {
  const rows = await cards(db)
    .where("application_id", "in", [0, ...applicationIds])
    .orderBy("scorecards.id")
    .execute();
  return whole(db, rows);
}

/** One member's scorecard of an application; of many that are written at once, its application is locked. */
export async function findScorecard(db: Db, applicationId: number, staffId: number): Promise<Scorecard | undefined> {
  const found = cards(db).where("application_id", "=", applicationId).where("staff_id", "=", staffId);
  return (await whole(db, await found.execute()))[0];
}

/** Whether a scorecard of a vacancy was sent. */
export async function areScorecardsSent(db: Db, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom("scorecards")
    .innerJoin("applications", "applications.id", "scorecards.application_id")
    .select("scorecards.id")
    .where("vacancy_id", "=", vacancyId)
    .where("scorecards.sent_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface ScorecardRequest {
  applicationId: number;
  staffIds: readonly number[];
  dueOn: string;
  askedBy: number;
}

/**
 * Asks members for their scorecards; anyone who has sent one owes none, and anyone who owes one has another day.
 * @returns those that are owed from then on
 */
export async function putAsked(
  tx: Tx,
  { applicationId, staffIds, dueOn, askedBy }: ScorecardRequest,
  now: Date,
): Promise<{ id: number; staffId: number }[]> {
  const values = { asked_by: askedBy, asked_at: now, due_on: dueOn };
  return tx
    .insertInto("scorecards")
    .values(
      staffIds.map((staff_id) => ({ application_id: applicationId, staff_id, ...values, draft: null, sent_at: null })),
    )
    .onConflict((conflict) =>
      conflict.columns(["application_id", "staff_id"]).doUpdateSet(values).where("scorecards.sent_at", "is", null),
    )
    .returning(["id", "staff_id as staffId"])
    .execute();
}

interface Whose {
  applicationId: number;
  staffId: number;
}

/** Keeps what someone writes, or that nothing is written that was not sent; the application is locked. */
export async function putDraft(tx: Tx, { applicationId, staffId }: Whose, text: ScorecardText | null): Promise<void> {
  const draft = text === null ? null : scorecardDocument.write(text);
  await tx
    .insertInto("scorecards")
    .values({
      ...{ application_id: applicationId, staff_id: staffId, draft },
      ...{ asked_by: null, asked_at: null, due_on: null, sent_at: null },
    })
    .onConflict((conflict) =>
      conflict
        .columns(["application_id", "staff_id"])
        .doUpdateSet({ draft, version: sql<number>`scorecards.version + 1` }),
    )
    .execute();
}

/** Sends what a card says as its next version; the application is locked. */
export async function insertSent(
  tx: Tx,
  { id, versions, sentAt }: Scorecard,
  text: ScorecardText,
  now: Date,
): Promise<void> {
  const number = (versions[0]?.number ?? 0) + 1;
  const document = scorecardDocument.write(text);
  await tx.insertInto("scorecard_versions").values({ scorecard_id: id, number, document, sent_at: now }).execute();
  await tx
    .updateTable("scorecards")
    .set({ draft: null, sent_at: sentAt ?? now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** A member's owed scorecards on open applications, the earliest first. */
export async function owedRows(db: Db, staffId: number, limit: number) {
  return db
    .selectFrom("scorecards")
    .innerJoin("applications", "applications.id", "scorecards.application_id")
    .select(["application_id as applicationId", "vacancy_id as vacancyId", "due_on as dueOn", "asked_at as askedAt"])
    .select(sql<boolean>`draft is not null`.as("isBegun"))
    .where("scorecards.staff_id", "=", staffId)
    .where("asked_at", "is not", null)
    .where("sent_at", "is", null)
    .where("applications.status", "=", "on-process")
    .orderBy("due_on")
    .orderBy("scorecards.id")
    .limit(limit)
    .execute();
}

/** Takes away what was judged of a person's applications. */
export async function deleteScorecards(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .deleteFrom("scorecards")
    .where("application_id", "in", (of) =>
      of.selectFrom("applications").select("id").where("applicant_id", "=", applicantId),
    )
    .execute();
}

/** Applications to a vacancy that go on, the oldest first. */
export async function onProcessOf(db: Db, vacancyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("applications")
    .select("id")
    .where("vacancy_id", "=", vacancyId)
    .where("status", "=", "on-process")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
