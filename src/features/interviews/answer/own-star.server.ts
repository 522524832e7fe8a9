import type { Thing } from "../../../contract/action.ts";
import type { Db } from "../../../platform/database/database.ts";
import { findOwnerOfStar } from "../star.queries.server.ts";

/** Whom a form was asked of; null where there is none. */
export async function ownerOfStar(db: Db, id: number): Promise<Thing | null> {
  return (await findOwnerOfStar(db, id)) ?? null;
}

/** True for the name of a draft of this applicant's own form. */
export async function isStarDraft(db: Db, applicantId: number, name: string): Promise<boolean> {
  const id = /^star-([1-9]\d{0,14})$/.exec(name)?.[1];
  return id !== undefined && (await findOwnerOfStar(db, Number(id)))?.applicantId === applicantId;
}
