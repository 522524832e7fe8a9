import type { Tx } from "../../../platform/database/database.ts";
import { nobodysHash } from "../../../platform/security/passwords.ts";
import { emailKey } from "../email.ts";
import "../people.tables.ts";

interface SampleApplicant {
  name: string;
  email: string;
}

/** Writes applicants of the sample content, whose password nobody knows. @returns their ids, in the same order */
export async function makeSampleApplicants(tx: Tx, people: readonly SampleApplicant[], now: Date): Promise<number[]> {
  const rows = people.map(({ name, email }) => ({
    ...{ email, email_key: emailKey(email), name, password_hash: nobodysHash, language: "id" as const },
    ...{ source: null, created_at: now, activated_at: now },
  }));
  const made = await tx.insertInto("applicants").values(rows).returning(["id", "email"]).execute();
  const byEmail = new Map(made.map(({ id, email }) => [email, id]));
  return people.map(({ email }) => byEmail.get(email) ?? 0);
}
