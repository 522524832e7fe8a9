import type { Db } from "../../platform/database/database.ts";
import { applicantByEmail } from "../identity/people.server.ts";

/** The activated account of an address; whoever else signed up with it has not shown that it is his. */
export async function ownerOf(db: Db, email: string): Promise<number | null> {
  const account = await applicantByEmail(db, email);
  return account === undefined || account.activatedAt === null ? null : account.id;
}
