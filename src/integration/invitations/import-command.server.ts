import { z } from "zod";
import { type InvitingToJoin, inviteToJoin } from "../../domain/invitations/join/invite-to-join.server.ts";
import type { Command, Say } from "../../platform/command-socket/command.ts";
import { importFiles } from "../../platform/command-socket/import-files.ts";
import { withOwnHeadings } from "../rows/file-rows.ts";
import { readFileRows } from "../rows/read-file.server.ts";
import { joinColumns, readJoinRow } from "./read-join-row.ts";

const given = z.object({ isDryRun: z.boolean() });
const needed = ["email", "vacancy_code", "source"];

interface Report {
  invited: number;
  unchanged: number;
  bad: { line: number; reasons: string[] }[];
}

/** @throws Error with the reason when the whole file cannot be used */
async function importFile(bytes: Uint8Array, inviting: InvitingToJoin) {
  const { headings, rows } = withOwnHeadings(readFileRows(bytes), joinColumns);
  const missing = headings === null ? [] : needed.filter((name) => !headings.includes(name));
  if (missing.length > 0) throw new Error(`it has no column ${missing.join(", ")}; ours are ${joinColumns.join(", ")}`);
  const report: Report = { invited: 0, unchanged: 0, bad: [] };
  for (const row of rows) {
    const read = row.status === "read" ? readJoinRow(row.fields) : { status: "bad" as const, reasons: [row.reason] };
    const done = read.status === "good" ? await inviteToJoin(inviting, read.row) : read;
    if (done.status === "bad")
      report.bad.push({ line: row.line, reasons: "reason" in done ? [done.reason] : done.reasons });
    else report[done.status] += 1;
  }
  return report;
}

/** `npm run import -- invitations FILE …`: says what became of each file; 1 when any row or file was bad. */
export async function importInvitationsCommand(
  inviting: Omit<InvitingToJoin, "isDryRun">,
  { options, files }: Command,
  say: Say,
): Promise<number> {
  const { isDryRun } = given.parse(options);
  return importFiles(files, say, async (bytes) => {
    const { invited, unchanged, bad } = await importFile(bytes, { ...inviting, isDryRun });
    const nothing = isDryRun ? " Nobody was written to (--dry-run)." : "";
    return { bad, summary: `${invited} invited, ${unchanged} invited before, ${bad.length} bad.${nothing}` };
  });
}
