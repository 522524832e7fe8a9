import type { PageRequest } from "../../../contract/page.ts";
import { needed } from "../../shell/needed.ts";
import { type Conflict, listConflicts, listRefusedProgress, type RefusedProgress } from "../conflicts.calls.ts";

export interface ConflictsData {
  /** Which of the two is open. */
  shown: { of: "vacancies"; conflicts: Conflict[] } | { of: "progress"; rows: RefusedProgress[] };
  next: string | null;
  counts: { vacancies: number; progress: number };
}

/** What imports said that the desk has not taken, of vacancies or of applications, the latest first. */
export async function load({ api, url }: PageRequest<unknown>): Promise<ConflictsData> {
  const isOfProgress = url.searchParams.get("of") === "progress";
  const page = { cursor: url.searchParams.get("cursor") ?? undefined };
  const count = { limit: 1 };
  const conflicts = needed(await api.send(listConflicts, { query: isOfProgress ? count : page }));
  const progress = needed(await api.send(listRefusedProgress, { query: isOfProgress ? page : count }));
  return {
    shown: isOfProgress ? { of: "progress", rows: progress.data } : { of: "vacancies", conflicts: conflicts.data },
    next: isOfProgress ? progress.next : conflicts.next,
    counts: { vacancies: conflicts.total, progress: progress.total },
  };
}
