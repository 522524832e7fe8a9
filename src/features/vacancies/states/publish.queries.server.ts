import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { checkedMark } from "../../../platform/formats/safe-mark.ts";
import type { VacancyFields } from "../draft/vacancy-fields.ts";
import { vacancyDocument } from "../imported/stored-values.server.ts";
import { changeWords, type PutVacancy } from "../put/put-vacancies.queries.server.ts";
import type { VacanciesTable } from "../vacancies.tables.ts";
import { getColumns } from "./columns-of.ts";
import type { VacancyState } from "./vacancy-state.ts";

/** Writes what is edited into the vacancy's own row. */
export async function writeFields(tx: Tx, id: number, fields: VacancyFields, isForPublic: boolean): Promise<void> {
  const columns = getColumns(fields, isForPublic);
  const marks = isForPublic ? await getMarks(columns) : { safe_id: "", safe_en: "" };
  await tx
    .updateTable("vacancies")
    .set({ ...columns, ...marks, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** The marks of texts that lay in a draft, sanitised once more before the public reads them (promise 11). */
async function getMarks(columns: ReturnType<typeof getColumns>) {
  const { description_id, requirement_id, description_en, requirement_en } = columns;
  return {
    safe_id: await checkedMark([description_id, requirement_id]),
    safe_en: await checkedMark([description_en, requirement_en]),
  };
}

interface NewVacancyRow {
  companyId: number;
  functionId: number;
  /** null: the vacancy's number makes one. */
  code: string | null;
  blind: boolean;
  ownerId: number;
  day: string;
  now: Date;
}

/** Writes a vacancy of which nothing is written yet. @returns its id, or null when the code is another's */
export async function insertVacancy(tx: Tx, row: NewVacancyRow): Promise<number | null> {
  const { companyId, functionId, code, blind, ownerId, day, now } = row;
  const nothing = { title_id: "", title_en: "", description_id: "", description_en: "" };
  const inserted = await tx
    .insertInto("vacancies")
    .values({
      ...{
        ...nothing,
        requirement_id: "",
        requirement_en: "",
        safe_id: "",
        safe_en: "",
        locations: [],
        category: 2,
        content_hash: "",
      },
      ...{ code: code ?? randomUUID(), company_id: companyId, function_id: functionId },
      ...{ state: "draft", lead: "desk", blind, owner_id: ownerId, edited_by: ownerId, edited_at: now },
      ...{ posted_at: now, end_date: day, closes_at: now },
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return null;
  if (code === null) {
    await tx
      .updateTable("vacancies")
      .set({ code: `D-${inserted.id}` })
      .where("id", "=", inserted.id)
      .execute();
  }
  return inserted.id;
}

/** A state and the moments that go with it. */
type StateColumns = Pick<
  Updateable<VacanciesTable>,
  "opens_at" | "posted_at" | "published_at" | "closes_at" | "end_date"
> & {
  state: VacancyState;
};

/** Puts a vacancy into a state; whatever opens or closes is found, or found no more, at once. */
export async function writeState(tx: Tx, id: number, columns: StateColumns): Promise<void> {
  await tx
    .updateTable("vacancies")
    .set({ opens_at: null, ...columns, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Updates the search data of an open vacancy, removes a closed one, and notifies every process. */
export async function tellPublic(
  tx: Tx,
  { id, code, words }: { id: number } & Pick<PutVacancy, "code" | "words">,
): Promise<void> {
  await changeWords(tx, [{ code, words }]);
  await tx
    .deleteFrom("open_vacancies")
    .where("id", "=", id)
    .where("id", "in", (of) =>
      of
        .selectFrom("vacancies")
        .select("vacancies.id")
        .where((row) => row.or([row("state", "<>", "open"), row("closes_at", "<=", sql<Date>`now()`)])),
    )
    .execute();
  await sql`select pg_notify('page_changes', 'vacancies')`.execute(tx);
}

/** Keeps what is published as the next version. @returns its number */
export async function keepVersion(
  tx: Tx,
  vacancyId: number,
  { fields, publishedBy, now }: { fields: VacancyFields; publishedBy: number | null; now: Date },
): Promise<number> {
  const { last } = await tx
    .selectFrom("vacancy_versions")
    .select(({ fn }) => fn.max("number").as("last"))
    .where("vacancy_id", "=", vacancyId)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  const document = vacancyDocument.write(fields);
  await tx
    .insertInto("vacancy_versions")
    .values({ vacancy_id: vacancyId, number, document, published_by: publishedBy, published_at: now })
    .execute();
  return number;
}

/** Published versions, the newest first. */
export async function listVersions(db: Db, vacancyId: number) {
  const rows = await db
    .selectFrom("vacancy_versions")
    .selectAll()
    .where("vacancy_id", "=", vacancyId)
    .orderBy("number", "desc")
    .limit(mostVersions)
    .execute();
  return rows.map(({ number, document, published_by, published_at }) => ({
    number,
    fields: vacancyDocument.read(document),
    publishedBy: published_by,
    publishedAt: published_at,
  }));
}

const mostVersions = 50;

/** Vacancies whose day has come. */
export async function dueToOpen(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("vacancies")
    .select("id")
    .where("state", "=", "scheduled")
    .where("opens_at", "<=", now)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteVacancy(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("vacancies").where("id", "=", id).execute();
}
