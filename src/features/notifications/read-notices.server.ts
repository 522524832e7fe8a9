import type { Action, StaffRights } from "../../contract/action.ts";
import type { Db } from "../../platform/database/database.ts";
import { can, type GuestOrActor, getReach, may, type Reach } from "../companies/policies.ts";
import { listNotices, type NoticeFilter } from "./notice.queries.server.ts";
import type { Notice, NoticeKind } from "./notice.ts";

/** Who reads, and what they may. */
export interface NoticeReader {
  staffId: number;
  rights: StaffRights;
}

/** Which of some applications a person with this reach sees, each with its vacancy; given by a later feature. */
export type SeenApplications = (db: Db, ids: readonly number[], reach: Reach) => Promise<ReadonlyMap<number, number>>;

/** Without this row of the policies, on what it is about, a notice is not shown any more. */
const needs: Record<NoticeKind, Action> = {
  mention: "note.write",
  "scorecard-asked": "scorecard.write",
  "review-asked": "posting.edit",
  returned: "posting.edit",
  "job-done": "candidate.act",
  conflict: "conflict.resolve",
  "pages-limited": "audit.read",
  "held-by-suspended": "candidate.act",
};

/** The notices of a reader about what they still may see, the newest first. */
export async function findNotices(
  db: Db,
  { staffId, rights }: NoticeReader,
  filter: NoticeFilter,
  seenApplications: SeenApplications,
): Promise<Notice[]> {
  const asker: GuestOrActor = { kind: "staff", id: staffId, rights };
  const found = await listNotices(db, staffId, filter);
  const ids = found.flatMap(({ applicationId }) => applicationId ?? []);
  const reach = getReach(rights, "candidate.read");
  const vacancies = ids.length === 0 ? new Map<number, number>() : await seenApplications(db, ids, reach);
  const isSeen = ({ kind, applicationId, companyId, vacancyId }: Notice): boolean => {
    const action = needs[kind];
    if (applicationId !== null) return may(asker, action) && vacancies.has(applicationId);
    if (companyId === null) return may(asker, action);
    return can(asker, action, { companyId, ...(vacancyId !== null && { vacancyId }) });
  };
  return found.filter(isSeen).map((notice) => {
    return { ...notice, vacancyId: notice.vacancyId ?? vacancies.get(notice.applicationId ?? 0) ?? null };
  });
}
