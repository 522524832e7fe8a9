import { m } from "#messages";
import { jakartaDay, jakartaTime } from "../../i18n/calendar.ts";
import { momentText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type SheetFormat, sheetFile } from "../../platform/formats/sheets.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import { findFile } from "./bulk-job.store.server.ts";
import { mostRows, type RowState } from "./bulk-job.ts";
import type { SeenJob } from "./read-jobs.server.ts";
import { rowsOfJob } from "./row.store.server.ts";

export interface ReadFile {
  format: SheetFormat;
  content: Uint8Array;
  name: string;
}

/** The file of an export, for the member who made it; null once it is gone. */
export async function readExport(
  { database: { db }, clock }: Platform,
  { id }: Pick<SeenJob, "id">,
): Promise<ReadFile | null> {
  const file = await findFile(db, id, clock());
  if (file === undefined) return null;
  const { format, content, madeAt } = file;
  return { format, content, name: `pelamar-${jakartaDay(madeAt)}-${id}.${format}` };
}

interface Words {
  language: Language;
  /** Labels of rows' states and causes. */
  stateText: (state: RowState) => string;
  causeText: (code: string) => string;
}

/** The result of each application of a job, as CSV; it names no person. */
export async function readResults(
  { database: { db }, clock, settings }: Platform,
  { id }: Pick<SeenJob, "id">,
  { language, stateText, causeText }: Words,
): Promise<ReadFile> {
  const locale = { locale: language };
  const now = clock();
  const rows = await rowsOfJob(db, id, { only: null, after: 0, limit: mostRows });
  const when = momentText(now.toISOString(), language);
  const content = await sheetFile("csv", {
    name: "",
    about: m.bulk_jobs_row_about({ job: id, when }, locale),
    columns: [
      m.bulk_jobs_row_application({}, locale),
      m.bulk_jobs_row_link({}, locale),
      m.bulk_jobs_row_result({}, locale),
      m.bulk_jobs_row_when({}, locale),
      m.bulk_jobs_row_cause({}, locale),
    ],
    rows: rows.map(({ applicationId, state, code, at }) => [
      applicationId,
      absoluteUrl(settings, `/staff/applications/${applicationId}`),
      stateText(state),
      at === null ? null : `${jakartaDay(at)} ${jakartaTime(at)}`,
      code === null ? null : causeText(code),
    ]),
  });
  return { format: "csv", content, name: `pekerjaan-${id}.csv` };
}
