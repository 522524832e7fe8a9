import type { Platform } from "../../platform/platform.ts";
import { hashPassword } from "../../platform/security/passwords.ts";
import { companiesBySlug } from "../companies/organisation.server.ts";
import { replaceRoles } from "../companies/roles/role.queries.server.ts";
import type { StaffRole } from "../companies/roles/roles.ts";
import { newSamplePassword } from "../identity/sample/demonstration-applicant.server.ts";
import { makeSampleMember } from "../identity/sample/sample-staff.server.ts";
import { newSecret } from "../identity/two-step/second-step-codes.server.ts";

interface Sample {
  name: string;
  email: string;
  role: StaffRole;
  /** A recruiter's companies, by their slug in the sample content. */
  slugs: readonly string[];
}

/** One of each role, and a second recruiter elsewhere (recruiting §13). */
const samples: readonly Sample[] = [
  { name: "Meilani Tanuwijaya", email: "meilani.tanuwijaya@contoh.id", role: "admin", slugs: [] },
  {
    ...{ name: "Ratna Widyaningrum", email: "ratna.widyaningrum@contoh.id", role: "recruiter" },
    slugs: ["arus-kirana-logistik", "tapak-baja-perkasa"],
  },
  { name: "Galih Suryanto", email: "galih.suryanto@contoh.id", role: "recruiter", slugs: ["roda-saujana-motor"] },
  { name: "Hendra Simatupang", email: "hendra.simatupang@contoh.id", role: "hiring-manager", slugs: [] },
  { name: "Yosef Kambuaya", email: "yosef.kambuaya@contoh.id", role: "editor", slugs: [] },
  { name: "Dewi Anggraeni", email: "dewi.anggraeni@contoh.id", role: "privacy-officer", slugs: [] },
];

/** A sample member as the operator's output shows them. */
export interface SampleStaff {
  id: number;
  email: string;
  password: string;
  /** What an authenticator app is to learn for the second step, in base32. */
  secret: string;
  role: StaffRole;
}

/**
 * Writes the sample members of staff, who share a password and the secret of the second step; none where they are there
 * already.
 */
export async function seedSampleStaff(platform: Platform): Promise<SampleStaff[]> {
  const [password, secret] = [newSamplePassword(), newSecret()];
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") throw new Error("Too many passwords are being hashed to seed the sample staff.");
  return platform.database.transact(async (tx) => {
    const made: SampleStaff[] = [];
    for (const { name, email, role, slugs } of samples) {
      const id = await makeSampleMember(tx, platform, { name, email, passwordHash: hashed.hash, secret });
      if (id === null) continue;
      const companyIds = [...(await companiesBySlug(tx, slugs)).values()].map((company) => company.id);
      await replaceRoles(tx, id, [{ role, companyIds }]);
      made.push({ id, email, password, secret, role });
    }
    return made;
  });
}
