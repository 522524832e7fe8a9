import type { Db, Tx } from "../../platform/database/database.ts";
import type { ConsentCode } from "./resume.tables.ts";
import type { Consents } from "./resume.ts";

/** Version of the two statements' texts; who agreed to an older one is asked anew. */
const statementVersion = 2;

const codes = { dataTruth: "data-truth", dataUse: "data-use" } as const satisfies Record<keyof Consents, ConsentCode>;

/** The consents that stand. */
export async function findConsents(db: Db, applicantId: number): Promise<Consents> {
  const rows = await db
    .selectFrom("consents")
    .select("code")
    .where("applicant_id", "=", applicantId)
    .where("withdrawn_at", "is", null)
    .where("version", "=", statementVersion)
    .execute();
  const given = new Set(rows.map(({ code }) => code));
  return { dataTruth: given.has(codes.dataTruth), dataUse: given.has(codes.dataUse) };
}

async function withdraw(tx: Tx, applicantId: number, code: ConsentCode, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("consents")
    .set({ withdrawn_at: now })
    .where("applicant_id", "=", applicantId)
    .where("code", "=", code)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function give(tx: Tx, applicantId: number, code: ConsentCode, now: Date): Promise<void> {
  await tx
    .insertInto("consents")
    .values({ applicant_id: applicantId, code, version: statementVersion, given_at: now })
    .execute();
}

/** Records what the applicant agrees to now; consents given and withdrawn before stay on record (promise 13). */
export async function recordConsents(tx: Tx, applicantId: number, wanted: Consents, now: Date): Promise<void> {
  const standing = await findConsents(tx, applicantId);
  for (const consent of ["dataTruth", "dataUse"] as const) {
    if (wanted[consent] === standing[consent]) continue;
    await withdraw(tx, applicantId, codes[consent], now);
    if (wanted[consent]) await give(tx, applicantId, codes[consent], now);
  }
}

/** Every consent that was given, the newest first (promise 13). */
export async function consentHistory(db: Db, applicantId: number) {
  return db
    .selectFrom("consents")
    .select(["code", "version", "given_at as givenAt", "withdrawn_at as withdrawnAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Takes one consent back; one that does not stand changes nothing. @returns whether it stood */
export function withdrawConsent(tx: Tx, applicantId: number, code: ConsentCode, now: Date): Promise<boolean> {
  return withdraw(tx, applicantId, code, now);
}
