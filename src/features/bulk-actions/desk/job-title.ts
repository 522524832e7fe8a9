import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import type { ActKind } from "../../applications/act/act.schema.ts";
import type { JobAnswer } from "./jobs.calls.ts";

type Named = Pick<JobAnswer, "actKind" | "kind" | "count" | "subject" | "format">;

type Title = (words: { count: string; subject: string }) => string;

const titles: Record<ActKind, Title> = {
  move: m.desk_jobs_name_move,
  "move-back": m.desk_jobs_name_move_back,
  end: m.desk_jobs_name_end,
  hire: m.desk_jobs_name_hire,
  close: m.desk_jobs_name_close,
  reopen: m.desk_jobs_name_reopen,
  invite: m.desk_jobs_name_invite,
  ask: m.desk_jobs_name_ask,
};

/** What a job is called. */
export function jobTitle({ actKind, kind, count: of, subject, format }: Named): string {
  const count = numberText(of);
  if (actKind !== null) return titles[actKind]({ count, subject: subject ?? "" });
  if (kind === "share") return m.desk_jobs_name_share({ count });
  return m.desk_jobs_name_export({ count, format: (format ?? "").toUpperCase() });
}
