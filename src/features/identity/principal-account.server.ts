import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { findApplicant, findPasswordHash } from "./applicant.queries.server.ts";
import { keepPerson } from "./personal-data.queries.server.ts";
import type { Principal } from "./principal.ts";
import { findStaff, findStaffPasswordHash, keepStaff } from "./staff.queries.server.ts";

/** Common data of both kinds of principals: a name, an address, and a language of mail. */
export interface PrincipalAccount {
  id: number;
  name: string;
  email: string;
  language: Language;
}

/** A principal's account; undefined when it is gone. */
export function findAccount(db: Db, { kind, id }: Principal): Promise<PrincipalAccount | undefined> {
  return kind === "applicant" ? findApplicant(db, id) : findStaff(db, id);
}

/** The data to check a principal's password against; null without a password. */
export function findStoredPasswordHash(db: Db, { kind, id }: Principal): Promise<string | null> {
  return kind === "applicant" ? findPasswordHash(db, id) : findStaffPasswordHash(db, id);
}

/**
 * Keeps the account until the transaction ends; before anything else of that principal is held (decision 12).
 * @returns false when it is gone already
 */
export function keepPrincipal(tx: Tx, { kind, id }: Principal): Promise<boolean> {
  return kind === "applicant" ? keepPerson(tx, id) : keepStaff(tx, id);
}
