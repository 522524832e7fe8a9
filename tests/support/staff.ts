import { insertStaff, type NewStaffMember } from "../../src/features/identity/staff.queries.server.ts";
import { hashPassword } from "../../src/platform/security/passwords.ts";
import { password } from "./accounts.ts";
import type { TestPlatform } from "./platform.ts";

let made = 0;

/** Writes an active member of staff whose password is `password`, as an applicant's of the tests is. */
export async function aStaffMember(
  { database, clock }: Pick<TestPlatform, "database" | "clock">,
  overrides: Partial<NewStaffMember> = {},
) {
  made += 1;
  const { email = `perekrut${made}@contoh.id` } = overrides;
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") throw new Error("Hashing is busy.");
  const member = { name: "Ratna Wulandari", language: "id", state: "active", passwordHash: hashed.hash } as const;
  const id = await database.transact((tx) => insertStaff(tx, { ...member, email, ...overrides }, clock()));
  if (id === null) throw new Error(`${email} has a member of staff already.`);
  return { id, email };
}
