import "../applications/listed/listed.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { findSnapshots } from "../applications/history.queries.server.ts";
import { hasSeen, type Seen } from "../audit/see.server.ts";
import type { CandidateRow } from "./list/find-candidates.queries.server.ts";

// Data that identifies someone. Each function takes the proof that the look is recorded.

/** Names of people who are seen, by application; nobody's who is hidden or gone. */
export async function getNames(
  db: Db,
  seen: Seen,
  rows: readonly Pick<CandidateRow, "id" | "applicant_id" | "is_hidden" | "is_gone">[],
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ id, applicant_id, is_hidden, is_gone }) =>
    applicant_id !== null && hasSeen(seen, applicant_id) && !is_hidden && !is_gone ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("desk_applications")
    .select(["application_id", "name"])
    .where("application_id", "in", ids)
    .execute();
  return new Map(found.map(({ application_id, name }) => [application_id, name]));
}

export type SentVersion = Awaited<ReturnType<typeof findSnapshots>>[number];

/** Every version of the resume that someone sent who is seen, the newest first; none of who is gone. */
export async function listVersions(db: Db, seen: Seen, { id, applicant_id }: CandidateRow): Promise<SentVersion[]> {
  return applicant_id !== null && hasSeen(seen, applicant_id) ? findSnapshots(db, id) : [];
}

/** Names under which photo and CV are stored, which do not reveal who it is; undefined where nothing was sent. */
export async function findStoredFiles(
  db: Db,
  id: number,
): Promise<{ photo: string | null; cv: string | null } | undefined> {
  const [newest] = await findSnapshots(db, id);
  return newest && { photo: newest.photo, cv: newest.cv?.name ?? null };
}
