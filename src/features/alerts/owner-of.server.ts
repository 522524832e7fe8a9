import type { Db } from "../../platform/database/database.ts";
import { findApplicantByEmail } from "../identity/applicant.queries.server.ts";

/** The activated account of an address; whoever else signed up with it has not shown that it is his. */
export async function ownerOf(db: Db, email: string): Promise<number | null> {
  const account = await findApplicantByEmail(db, email);
  return account === undefined || account.activatedAt === null ? null : account.id;
}
