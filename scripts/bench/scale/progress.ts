import { importProgress } from "../../../src/features/applications/import/import-progress.server.ts";
import { starForms } from "../../../src/features/interviews/star-forms.server.ts";
import type { Portal } from "./portal.ts";

/** Takes one row of the hiring system, which moves an application on and notifies its applicant. */
export async function takeProgress({ platform }: Portal, applicationId: number, phase: string): Promise<void> {
  const { database, settings, outbox, clock } = platform;
  const row = { application_id: applicationId, phase, activity: "Wawancara" };
  const taking = { database, settings, outbox, siteName: "Bench", starForms, invite: async () => null };
  const bytes = new TextEncoder().encode(JSON.stringify(row));
  const { changed, bad } = await importProgress(bytes, { ...taking, now: clock(), isDryRun: false });
  if (changed !== 1) throw new Error(`The row was not taken: ${bad[0]?.reasons.join()}`);
}
