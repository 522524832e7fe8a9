import type { Db, Tx } from "../../platform/database/database.ts";
import type { ConsentCode } from "./resume.tables.ts";
import type { Consents } from "./resume.ts";

/**
 * Version of each statement's text. Raise it when the meaning of a text changes: applicants who agreed to an older
 * version agree again when they next apply.
 */
export const statementVersions = { "data-truth": 2, "data-use": 3 } as const satisfies Record<ConsentCode, number>;

const codes = { dataTruth: "data-truth", dataUse: "data-use" } as const satisfies Record<keyof Consents, ConsentCode>;

/** What an applicant agreed to and did not withdraw. */
export interface ConsentRecord {
  /** Agreed to the current text; only this counts for applying. */
  current: Consents;
  /** Agreed to the current or to an older text. */
  agreed: Consents;
}

export async function findConsentRecord(db: Db, applicantId: number): Promise<ConsentRecord> {
  const rows = await db
    .selectFrom("consents")
    .select(["code", "version"])
    .where("applicant_id", "=", applicantId)
    .where("withdrawn_at", "is", null)
    .execute();
  const agreed = new Set(rows.map(({ code }) => code));
  const current = new Set(
    rows.filter(({ code, version }) => version === statementVersions[code]).map((row) => row.code),
  );
  const consents = (codesGiven: ReadonlySet<ConsentCode>): Consents => ({
    dataTruth: codesGiven.has(codes.dataTruth),
    dataUse: codesGiven.has(codes.dataUse),
  });
  return { current: consents(current), agreed: consents(agreed) };
}

/** The consents to the current texts. */
export async function findConsents(db: Db, applicantId: number): Promise<Consents> {
  return (await findConsentRecord(db, applicantId)).current;
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
    .values({ applicant_id: applicantId, code, version: statementVersions[code], given_at: now })
    .execute();
}

/** Records what the applicant agrees to now; consents given and withdrawn before stay on record (promise 13). */
export async function recordConsents(tx: Tx, applicantId: number, consents: Consents, now: Date): Promise<void> {
  const current = await findConsents(tx, applicantId);
  for (const consent of ["dataTruth", "dataUse"] as const) {
    if (consents[consent] === current[consent]) continue;
    await withdraw(tx, applicantId, codes[consent], now);
    if (consents[consent]) await give(tx, applicantId, codes[consent], now);
  }
}

/** A consent that was given, as it stands or ended. */
export interface GivenConsent {
  code: ConsentCode;
  version: number;
  givenAt: Date;
  /** When it ended; null while it stands. */
  withdrawnAt: Date | null;
  /** Of the text that the applicant agreed to at that same moment, so that the older one ended; null where they took it back. */
  replacedBy: number | null;
}

/** Every consent that was given, the newest first (promise 13). */
export async function consentHistory(db: Db, applicantId: number): Promise<GivenConsent[]> {
  return db
    .selectFrom("consents")
    .select(["code", "version", "given_at as givenAt", "withdrawn_at as withdrawnAt"])
    .select(({ selectFrom }) =>
      // `recordConsents` ends the older one and writes the newer one with one moment.
      selectFrom("consents as newer")
        .select("newer.version")
        .whereRef("newer.applicant_id", "=", "consents.applicant_id")
        .whereRef("newer.code", "=", "consents.code")
        .whereRef("newer.given_at", "=", "consents.withdrawn_at")
        .whereRef("newer.id", ">", "consents.id")
        .orderBy("newer.id")
        .limit(1)
        .as("replacedBy"),
    )
    .where("applicant_id", "=", applicantId)
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Counts applicants with an active account who agreed to another text than today's: they agree again when they next apply. */
export async function countOutdatedConsents(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("consents")
    .innerJoin("applicants", "applicants.id", "consents.applicant_id")
    .select(({ fn }) => fn.count<string>("applicant_id").distinct().as("count"))
    .where("activated_at", "is not", null)
    .where("withdrawn_at", "is", null)
    .where(({ and, eb, or }) =>
      or(
        Object.values(codes).map((code) => and([eb("code", "=", code), eb("version", "!=", statementVersions[code])])),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes one consent back; one that does not stand changes nothing. @returns whether it stood */
export function withdrawConsent(tx: Tx, applicantId: number, code: ConsentCode, now: Date): Promise<boolean> {
  return withdraw(tx, applicantId, code, now);
}
