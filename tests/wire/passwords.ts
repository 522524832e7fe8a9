import { hashPassword } from "../../src/platform/security/passwords.ts";
import type { WholePortal } from "./whole-portal.ts";

async function give({ platform, owner }: WholePortal, password: string): Promise<string> {
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") throw new Error("Hashing is busy.");
  const change = platform.database.db.updateTable("applicants").set({ password_hash: hashed.hash });
  await change.where("id", "=", owner.id).execute();
  return password;
}

/** The owner's password, whatever was tried before. */
export function ownPassword(portal: WholePortal): Promise<string> {
  return give(portal, portal.owner.password);
}

/** Another one that the owner has until it is changed into his own. */
export function formerPassword(portal: WholePortal): Promise<string> {
  return give(portal, "Sawah-Hijau-Lereng-9");
}
