import "./form-requests.tables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { FormRequest, FormRequestsPort } from "../applications/ports.server.ts";
import type { Variant } from "./definition/field.ts";
import { formDocument, submittedForms } from "./extended-forms.queries.server.ts";
import type { FormValues } from "./form.ts";

interface RequestedForm {
  applicationId: number;
  applicantId: number;
  phaseId: number;
}

/** Writes that a company asks; one request an application, anyone who and however many ask. */
export async function insertRequest(
  tx: Tx,
  { applicationId, applicantId, phaseId }: RequestedForm,
  askedAt: Date,
): Promise<void> {
  const values = { application_id: applicationId, applicant_id: applicantId, phase_id: phaseId, asked_at: askedAt };
  await tx
    .insertInto("form_requests")
    .values({ ...values, gives: null, answered_at: null, variant: null, copy: null })
    .onConflict((conflict) => conflict.column("application_id").doNothing())
    .execute();
}

function selected(db: Db, applicationId: number) {
  return db
    .selectFrom("form_requests")
    .select(["phase_id as phaseId", "asked_at as askedAt", "gives", "answered_at as answeredAt"])
    .select((row) => row("copy", "is not", null).as("hasCopy"))
    .where("application_id", "=", applicationId);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selected>["executeTakeFirst"]>>>;

function getStatus({ gives, hasCopy }: Row): FormRequest["status"] {
  if (gives === null) return "asked";
  if (!gives) return "declined";
  return hasCopy ? "given" : "removed";
}

const toFormRequest = (row: Row | undefined): FormRequest | null =>
  row === undefined
    ? null
    : { phaseId: row.phaseId, askedAt: row.askedAt, status: getStatus(row), answeredAt: row.answeredAt };

/** A company's request, and its state; null where there is none. */
async function findRequest(db: Db, applicationId: number): Promise<FormRequest | null> {
  return toFormRequest(await selected(db, applicationId).executeTakeFirst());
}

/** The same, unchanged by others until the transaction ends; its application was locked before (decision 12). */
export async function lockRequest(tx: Tx, applicationId: number): Promise<FormRequest | null> {
  return toFormRequest(await selected(tx, applicationId).forUpdate().executeTakeFirst());
}

/** A form as a company got it. */
export interface FormCopy {
  variant: Variant;
  document: FormValues;
}

/** Writes what was answered, with the copy where it is given. */
export async function writeAnswer(tx: Tx, applicationId: number, answer: FormCopy | null, now: Date): Promise<void> {
  const copy = answer === null ? null : formDocument.write(answer.document);
  await tx
    .updateTable("form_requests")
    .set({ gives: answer !== null, answered_at: now, variant: answer?.variant ?? null, copy })
    .where("application_id", "=", applicationId)
    .execute();
}

/** The copy that a company got; null where it has none. */
export async function findCopy(db: Db, applicationId: number): Promise<(FormCopy & { givenAt: Date }) | null> {
  const row = await db
    .selectFrom("form_requests")
    .select(["variant", "copy", "answered_at as givenAt"])
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
  const { variant = null, copy = null, givenAt = null } = row ?? {};
  if (variant === null || copy === null || givenAt === null) return null;
  return { variant, document: formDocument.read(copy), givenAt };
}

const gone = { copy: null, variant: null };

/** Takes the copy of one application away. */
async function removeCopy(tx: Tx, applicationId: number): Promise<void> {
  await tx.updateTable("form_requests").set(gone).where("application_id", "=", applicationId).execute();
}

/** Takes every copy of a person's away. */
export async function removeCopies(tx: Tx, applicantId: number): Promise<void> {
  await tx.updateTable("form_requests").set(gone).where("applicant_id", "=", applicantId).execute();
}

/** Everything that was asked of a person and given by them, to be taken away. */
export async function listRequestRows(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("form_requests")
    .innerJoin("applications", "applications.id", "form_requests.application_id")
    .select(["application_id as applicationId", "company_name as companyName", "asked_at as askedAt", "gives"])
    .select(["form_requests.answered_at as answeredAt", "variant", "copy"])
    .where("form_requests.applicant_id", "=", applicantId)
    .orderBy("asked_at")
    .execute();
  return rows.map(({ copy, ...row }) => ({ ...row, copy: copy === null ? null : formDocument.read(copy) }));
}

/** Removes what was asked of a person, with every copy. */
export async function deleteRequests(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("form_requests").where("applicant_id", "=", applicantId).execute();
}

/** Where the forms lie that an applicant has sent, and since when, the newest first. */
export async function sentForms(db: Db, applicantId: number): Promise<{ url: string; sentAt: Date }[]> {
  const forms = await submittedForms(db, applicantId);
  return forms.map(({ variant, submittedAt }) => ({
    url: variant === "freshgraduate" ? "/flk1" : "/flk2",
    sentAt: submittedAt,
  }));
}

/** The extended form as applications know it. */
export const formRequests: FormRequestsPort = { ask: insertRequest, of: findRequest, takeAway: removeCopy };
