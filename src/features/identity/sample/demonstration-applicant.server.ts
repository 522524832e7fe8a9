import "../people.tables.ts";
import { randomInt } from "node:crypto";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword, nobodysHash } from "../../../platform/security/passwords.ts";
import { activateApplicant, insertApplicant } from "../applicant.queries.server.ts";
import { emailKey } from "../email.ts";

const person = { name: "Sekar Paramitha", email: "sekar.paramitha@contoh.id", language: "id", source: null } as const;

export interface DemonstrationApplicant {
  applicantId: number;
  name: string;
  email: string;
  password: string;
}

/** Without letters and digits that look alike, so that it can be copied by hand. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password that can be copied by hand. */
export function newSamplePassword(): string {
  const letters = Array.from({ length: 15 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `Kx7-${letters.slice(0, 5)}-${letters.slice(5, 10)}-${letters.slice(10)}`;
}

/** Creates the activated applicant whom the start names; null when the address has an account already. */
export async function seedDemonstrationApplicant({
  database,
  clock,
}: Platform): Promise<DemonstrationApplicant | null> {
  const password = newSamplePassword();
  const hashed = await hashPassword(password);
  if (hashed.status === "busy")
    throw new Error("Too many passwords are being hashed to seed the demonstration applicant.");
  return database.transact(async (tx) => {
    const applicantId = await insertApplicant(tx, { ...person, passwordHash: hashed.hash }, clock());
    if (applicantId === null) return null;
    await activateApplicant(tx, applicantId, clock());
    return { applicantId, name: person.name, email: person.email, password };
  });
}

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
