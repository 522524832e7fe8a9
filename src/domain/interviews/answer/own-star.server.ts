import type { Db } from "../../../platform/database/database.ts";
import { findOwnStar } from "../star.store.server.ts";

/** True for a form that this applicant was asked for. */
export async function isOwnStar(db: Db, applicantId: number, id: number): Promise<boolean> {
  return (await findOwnStar(db, applicantId, id)) !== undefined;
}

/** True for the name of a draft of this applicant's own form. */
export async function isStarDraft(db: Db, applicantId: number, name: string): Promise<boolean> {
  const id = /^star-([1-9]\d{0,14})$/.exec(name)?.[1];
  return id !== undefined && isOwnStar(db, applicantId, Number(id));
}
