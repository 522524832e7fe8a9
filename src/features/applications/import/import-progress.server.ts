import { withOwnHeadings } from "../../imports/file-rows.ts";
import { readFileRows } from "../../imports/read-file.server.ts";
import { phaseOrder } from "../phases.server.ts";
import { type Taking, takeRow } from "../progress/take-row.server.ts";
import { progressColumns, readProgressRow } from "./read-progress-row.ts";

export interface ProgressReport {
  changed: number;
  unchanged: number;
  bad: { line: number; reasons: string[] }[];
}

function checkHeadings(headings: readonly string[]): void {
  const has = (...names: string[]) => names.every((name) => headings.includes(name));
  if (!has("application_id") && !has("applicant_email", "vacancy_code")) {
    throw new Error(
      `it has no column application_id, nor applicant_email and vacancy_code; ours are ${progressColumns.join(", ")}`,
    );
  }
}

/**
 * Takes a file of the hiring system, row by row: bad rows are named, each good one is taken on its own.
 * @throws Error with the reason when the whole file cannot be used
 */
export async function importProgress(bytes: Uint8Array, taking: Omit<Taking, "order">): Promise<ProgressReport> {
  const { headings, rows } = withOwnHeadings(readFileRows(bytes), progressColumns);
  if (headings !== null) checkHeadings(headings);
  const order = await phaseOrder(taking.database.db);
  const report: ProgressReport = { changed: 0, unchanged: 0, bad: [] };
  for (const row of rows) {
    const read =
      row.status === "read" ? readProgressRow(row.fields) : { status: "bad" as const, reasons: [row.reason] };
    if (read.status === "bad") {
      report.bad.push({ line: row.line, reasons: read.reasons });
      continue;
    }
    const taken = await takeRow({ ...taking, order }, read.incoming);
    if (taken.status === "bad") report.bad.push({ line: row.line, reasons: [taken.reason] });
    else report[taken.status] += 1;
  }
  return report;
}
