import { expect } from "vitest";
import {
  applicantPrincipal,
  type Principal,
  type PrincipalKind,
  staffPrincipal,
} from "../../src/features/identity/principal.ts";
import { anApplicant } from "./accounts.ts";
import type { TestPlatform } from "./platform.ts";
import { aStaffMember } from "./staff.ts";

/** A principal of a kind, and one of the other kind who has the same number. */
export interface SameNumber {
  own: Principal;
  other: Principal;
}

let made = 0;

/** Writes an applicant and a member of staff with one number and one address, in a database where people come in pairs. */
export async function ofSameNumber(platform: TestPlatform, kind: PrincipalKind): Promise<SameNumber> {
  made += 1;
  const email = `kembar${made}@contoh.id`;
  const [applicant, member] = [await anApplicant(platform, { email }), await aStaffMember(platform, { email })];
  expect(applicant.id).toBe(member.id);
  const pair = { applicant: applicantPrincipal(applicant.id), staff: staffPrincipal(member.id) };
  return { own: pair[kind], other: pair[kind === "staff" ? "applicant" : "staff"] };
}
