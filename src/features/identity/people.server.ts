import type { Db, Tx } from "../../platform/database/database.ts";
import { findApplicant, findApplicantByEmail, setName } from "./applicant.queries.server.ts";
import type { ApplicantAccount } from "./applicant.ts";

/** A person's account; undefined when it is gone. */
export async function applicantById(db: Db, id: number): Promise<ApplicantAccount | undefined> {
  return findApplicant(db, id);
}

/** The account that an address belongs to, its case aside. */
export async function applicantByEmail(db: Db, email: string): Promise<ApplicantAccount | undefined> {
  return findApplicantByEmail(db, email);
}

/** The name that sign-in and mail use follows the resume's. */
export async function renameApplicant(tx: Tx, id: number, name: string): Promise<void> {
  await setName(tx, id, name);
}
