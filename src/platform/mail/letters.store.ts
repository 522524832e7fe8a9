import type { Db, Tx } from "../database/database.ts";
import type { Mail } from "./mail-message.ts";
import "./letters.tables.ts";

/** Stores that our mails have these numbers. */
export async function insertLetters(
  tx: Tx,
  letters: readonly { code: string; mail: Pick<Mail, "kind" | "about"> }[],
  now: Date,
): Promise<void> {
  const rows = letters.map(({ code, mail: { kind, about } }) => {
    const { companyName: company_name = null, applicationId: application_id = null } = about ?? {};
    return { code, kind, company_name, application_id, sent_at: now };
  });
  await tx.insertInto("letters").values(rows).execute();
}

/** A letter's kind and subject, without its recipient. */
export interface SentLetter {
  kind: string;
  companyName: string | null;
  sentAt: Date;
}

/** The letter with a number, in our spelling. */
export async function findLetter(db: Db, code: string): Promise<SentLetter | undefined> {
  return db
    .selectFrom("letters")
    .select(["kind", "company_name as companyName", "sent_at as sentAt"])
    .where("code", "=", code)
    .executeTakeFirst();
}

/** The number of the newest letter about an application; null when there was none. */
export async function newestLetterAbout(db: Db, applicationId: number): Promise<string | null> {
  const row = await db
    .selectFrom("letters")
    .select("code")
    .where("application_id", "=", applicationId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Forgets the numbers of letters from before a moment, the oldest first: nobody can check those any more. */
export async function forgetLetters(db: Db, before: Date, most: number): Promise<void> {
  const old = db.selectFrom("letters").select("id").where("sent_at", "<", before).orderBy("sent_at").limit(most);
  await db.deleteFrom("letters").where("id", "in", old).execute();
}
