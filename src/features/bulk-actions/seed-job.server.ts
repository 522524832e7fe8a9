import { addDays, dayBegins, jakartaDay } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import { previewJob } from "./preview-job.server.ts";
import { startJob } from "./start-job.server.ts";
import { reachOfJob } from "./work/export-rows.server.ts";
import { workThrough } from "./work/work-through.server.ts";

const tenMs = 10 * 3_600_000;

interface Sample {
  staffId: number;
  companyId: number;
  applicationIds: readonly number[];
}

/** A job over some applications of the sample, scheduled in ten days: nobody gets a message before. */
export async function seedSampleJob(platform: Platform, siteName: () => string, sample: Sample): Promise<void> {
  const { staffId, companyId, applicationIds: ids } = sample;
  const by = { actor: { kind: "staff", id: staffId }, requestId: "sample" } as const;
  const reach = reachOfJob({ companyIds: [companyId] });
  const preparing = {
    by,
    needed: "candidate.act",
    staffId,
    reach,
    language: "id",
    getAlias: (code: string) => code,
  } as const;
  const work = { kind: "act", act: { kind: "hire", words: null } } as const;
  const wish = { work, choice: { kind: "ids", ids }, lacking: [] } as const;
  const previewed = await previewJob(platform, siteName, preparing, wish);
  if (previewed.status !== "previewed") return;
  const { id, possible: count } = previewed;
  const releaseAt = new Date(dayBegins(addDays(jakartaDay(platform.clock()), 10)).getTime() + tenMs);
  // Nobody works on jobs yet while the sample is loaded.
  const quiet = { ...platform, jobs: { ...platform.jobs, send: async () => {} } };
  await startJob(quiet, { by, staffId, isProved: true }, { id, count, releaseAt, withStarred: false });
  await workThrough(quiet, siteName, new AbortController().signal);
}
