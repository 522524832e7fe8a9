import type { Db } from "../../platform/database/database.ts";

/** Forms that have drafts, as a later room registers them: whether this applicant has one under this name. */
export type DraftKind = (db: Db, applicantId: number, name: string) => boolean | Promise<boolean>;

/** True for a form that has drafts, for this applicant. */
export async function hasDraft(
  kinds: readonly DraftKind[],
  ...[db, applicantId, name]: Parameters<DraftKind>
): Promise<boolean> {
  for (const kind of kinds) if (await kind(db, applicantId, name)) return true;
  return false;
}
