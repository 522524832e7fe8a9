import "../vacancies.tables.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { getValues, type SomeValues } from "../imported/imported-values.ts";
import { someValuesDocument, vacancyDocument } from "../imported/stored-values.server.ts";
import { stateNow } from "../states/state-now.server.ts";
import { getStage, type Lead, type VacancyStage, type VacancyState } from "../states/vacancy-state.ts";
import { type BothTexts, factsIn, plainNames, type VacancyFields, vacancyTable } from "./vacancy-fields.ts";

/** The draft, before or beside the public version. */
interface DraftBeside {
  fields: VacancyFields;
  editedBy: number | null;
  editedAt: Date;
  submittedAt: Date | null;
}

/** A vacancy's values from imports. */
export interface Imported {
  /** The last imported values that the desk has; for one that was made in the desk some fields alone. */
  said: SomeValues;
  /** Newer imported values of edited fields, which wait for a choice. */
  pending: SomeValues;
  pendingAt: Date | null;
  isMadeInDesk: boolean;
  /** Whether it lies in a row of its own; else it is what the public reads. */
  isKept: boolean;
}

/** A vacancy as the desk sees it. */
export interface DeskVacancy {
  id: number;
  code: string;
  companyId: number;
  state: VacancyState;
  stage: VacancyStage;
  lead: Lead;
  version: number;
  /** As they are edited: the draft's where there is one. */
  fields: VacancyFields;
  /** As the public sees them, or would. */
  published: VacancyFields;
  draft: DraftBeside | null;
  editedBy: number | null;
  editedAt: Date | null;
  postedAt: Date;
  closesAt: Date;
  opensAt: Date | null;
  publishedAt: Date | null;
  plan: readonly number[] | null;
  blind: boolean;
  revealedFrom: number | null;
  sharedFrom: number | null;
  ownerId: number | null;
  /** null: none ever spoke of it. */
  imported: Imported | null;
  /** Its end was decided by hand. */
  isClosedByHand: boolean;
}

function deskQuery(db: Db) {
  return db
    .selectFrom("vacancies")
    .leftJoin("vacancy_drafts", "vacancy_drafts.vacancy_id", "vacancies.id")
    .leftJoin("vacancy_imports", "vacancy_imports.vacancy_id", "vacancies.id")
    .select(["vacancies.id", "code", "company_id", "function_id", "category", "lead", "version", "plan", "blind"])
    .select(["title_id", "title_en", "description_id", "description_en", "requirement_id", "requirement_en"])
    .select(plainNames.map((name) => vacancyTable[name].column))
    .select("end_date")
    .select(["posted_at", "closes_at", "opens_at", "published_at", "revealed_from", "shared_from", "owner_id"])
    .select(["vacancies.edited_by", "vacancies.edited_at", stateNow.as("state"), "vacancies.state as stored_state"])
    .select(["content_hash", "made_in_desk", "said", "pending", "pending_at"])
    .select([
      "document",
      "submitted_at",
      "vacancy_drafts.edited_by as draft_by",
      "vacancy_drafts.edited_at as draft_at",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof deskQuery>["execute"]>>[number];

/** English texts that only repeat the Indonesian ones were never written. */
function getEnglish(row: Row): { title: string; description: string; requirement: string } {
  const written = (en: string, id: string) => (en === id ? "" : en);
  const description = written(row.description_en, row.description_id);
  const requirement = written(row.requirement_en, row.requirement_id);
  const isTitleAlone = description === "" && requirement === "";
  return { description, requirement, title: isTitleAlone ? written(row.title_en, row.title_id) : row.title_en };
}

function getPublished(row: Row): VacancyFields {
  const en = getEnglish(row);
  const both = (id: string, english: string): BothTexts => ({ id, en: english });
  return {
    title: both(row.title_id, en.title),
    description: both(row.description_id, en.description),
    requirement: both(row.requirement_id, en.requirement),
    ...factsIn(row),
  };
}

function findDraft({ document, draft_by, draft_at, submitted_at }: Row): DraftBeside | null {
  if (draft_at === null) return null;
  return {
    fields: vacancyDocument.read(document),
    editedBy: draft_by,
    editedAt: draft_at,
    submittedAt: submitted_at,
  };
}

function findImported(row: Row, published: VacancyFields): Imported | null {
  const { content_hash, made_in_desk, said, pending, pending_at: pendingAt } = row;
  if (made_in_desk === null) {
    if (content_hash === "") return null;
    return { said: getValues(published), pending: {}, pendingAt: null, isMadeInDesk: false, isKept: false };
  }
  const waiting = pendingAt === null ? {} : someValuesDocument.read(pending);
  return {
    ...{ said: someValuesDocument.read(said), pending: waiting, pendingAt },
    ...{ isMadeInDesk: made_in_desk, isKept: true },
  };
}

function read(row: Row): DeskVacancy {
  const draft = findDraft(row);
  const published = getPublished(row);
  return {
    ...{ id: row.id, code: row.code, companyId: row.company_id, state: row.state, lead: row.lead },
    ...{ stage: getStage(row.state, draft), version: row.version, published, draft },
    fields: draft?.fields ?? published,
    ...{ editedBy: row.edited_by, editedAt: row.edited_at, postedAt: row.posted_at, closesAt: row.closes_at },
    ...{ opensAt: row.opens_at, publishedAt: row.published_at, plan: row.plan, blind: row.blind },
    ...{ revealedFrom: row.revealed_from, sharedFrom: row.shared_from, ownerId: row.owner_id },
    ...{ imported: findImported(row, published), isClosedByHand: row.stored_state === "closed" },
  };
}

/** A vacancy in any state; undefined where there is none. */
export async function findDeskVacancy(db: Db, id: number): Promise<DeskVacancy | undefined> {
  const row = await deskQuery(db).where("vacancies.id", "=", id).executeTakeFirst();
  return row && read(row);
}

/**
 * The same, its row locked until the transaction ends (decision 12). Locked first and read after: a join that waits for
 * a lock reads the other tables as they were before it waited.
 */
export async function lockDeskVacancy(tx: Tx, id: number): Promise<DeskVacancy | undefined> {
  await tx.selectFrom("vacancies").select("id").where("id", "=", id).forUpdate().execute();
  return findDeskVacancy(tx, id);
}

const among = (values: readonly number[]) => sql<number>`any(${[...values]}::bigint[])`;

/** Some vacancies by id, in any order. */
export async function findDeskVacancies(db: Db, ids: readonly number[]): Promise<Map<number, DeskVacancy>> {
  const rows = await deskQuery(db).where("vacancies.id", "=", among(ids)).execute();
  return new Map(rows.map((row) => [row.id, read(row)]));
}

/** Those there are of some codes, by code. */
export async function deskVacanciesByCode(db: Db, codes: readonly string[]): Promise<Map<string, DeskVacancy>> {
  const rows = await deskQuery(db)
    .where("code", "=", sql<string>`any(${[...codes]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.code, read(row)]));
}

/** The same, locked in the order of their ids and read after: an import and the desk wait for each other. */
export async function lockDeskVacanciesByCode(tx: Tx, codes: readonly string[]): Promise<Map<string, DeskVacancy>> {
  await tx
    .selectFrom("vacancies")
    .select("id")
    .where("code", "=", sql<string>`any(${[...codes]}::text[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return deskVacanciesByCode(tx, codes);
}

/** Whose a vacancy is, whatever its state; null where there is none. */
export async function companyOfVacancy(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom("vacancies").select("company_id").where("id", "=", id).executeTakeFirst();
  return row?.company_id ?? null;
}

/** Keeps what is edited, beside what is public. */
export async function putDraft(
  tx: Tx,
  vacancyId: number,
  { fields, editedBy, now }: { fields: VacancyFields; editedBy: number | null; now: Date },
): Promise<void> {
  const row = { document: vacancyDocument.write(fields), edited_by: editedBy, edited_at: now };
  await tx
    .insertInto("vacancy_drafts")
    .values({ vacancy_id: vacancyId, ...row, submitted_at: null })
    .onConflict((conflict) => conflict.column("vacancy_id").doUpdateSet(row))
    .execute();
}

export async function dropDraft(tx: Tx, vacancyId: number): Promise<void> {
  await tx.deleteFrom("vacancy_drafts").where("vacancy_id", "=", vacancyId).execute();
}

/** Sets or ends the request for a review of the draft. */
export async function setSubmitted(tx: Tx, vacancyId: number, at: Date | null): Promise<void> {
  await tx.updateTable("vacancy_drafts").set({ submitted_at: at }).where("vacancy_id", "=", vacancyId).execute();
}

/** Puts other words into a draft that is there; who edited it and whether a review was asked for stay. */
export async function rewriteDraft(tx: Tx, vacancyId: number, fields: VacancyFields): Promise<void> {
  const document = vacancyDocument.write(fields);
  await tx.updateTable("vacancy_drafts").set({ document }).where("vacancy_id", "=", vacancyId).execute();
}

/** Another version, of anyone who made it other than by editing. */
export async function nextVersion(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("vacancies").set({ version: sql<number>`version + 1` }).where("id", "=", id).execute();
}

/** Writes who edited last; each save is a version. */
export async function noteEdit(tx: Tx, id: number, editedBy: number | null, now: Date): Promise<void> {
  await tx
    .updateTable("vacancies")
    .set({ version: sql<number>`version + 1`, edited_by: editedBy, edited_at: now })
    .where("id", "=", id)
    .execute();
}
