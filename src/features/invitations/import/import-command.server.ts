import { z } from "zod";
import type { Command, Say } from "../../../platform/operations/command.ts";
import { importFiles } from "../../../platform/operations/import-files.ts";
import { isEmail } from "../../identity/email.ts";
import { cleanField, oneLine, type RawFields, withOwnHeadings } from "../../imports/file-rows.ts";
import { readDate } from "../../imports/read-date.ts";
import { readFileRows } from "../../imports/read-file.server.ts";
import { type InvitingToJoin, inviteToJoin, type JoinRow } from "../invite-to-join.server.ts";

/** Columns of a file of invitations to join. */
const joinColumns = ["email", "name", "vacancy_code", "source", "language", "valid_until"] as const;

type ReadJoinRow = { status: "good"; row: JoinRow } | { status: "bad"; reasons: string[] };

const longest = 100;

/** Reads one row; every reason why it is bad, in words for the operator. */
function readJoinRow(raw: RawFields): ReadJoinRow {
  const field = (column: (typeof joinColumns)[number]) => oneLine(cleanField(raw[column] ?? ""));
  const [email, name, vacancyCode, source] = [field("email"), field("name"), field("vacancy_code"), field("source")];
  const [language, until] = [field("language").toLowerCase(), field("valid_until")];
  const validUntil = until === "" ? null : (readDate(until)?.day ?? null);
  const reasons: string[] = [];
  if (!isEmail(email) || email.length > longest) reasons.push(notTaken(email));
  if (name.length > longest) reasons.push(`name is longer than ${longest} characters`);
  if (vacancyCode === "") reasons.push("vacancy_code is missing");
  if (!/^[\w-]{1,100}$/.test(source)) reasons.push("source is not letters, digits and hyphens");
  if (language !== "" && language !== "id" && language !== "en") reasons.push(`language "${language}" is not id or en`);
  if (until !== "" && validUntil === null) reasons.push(`valid_until "${until.slice(0, 40)}" is not a date`);
  if (reasons.length > 0) return { status: "bad", reasons };
  return {
    status: "good",
    row: { email, name, vacancyCode, source, language: language === "en" ? "en" : "id", validUntil },
  };
}

/** An address may be whole and have an ending that the portal does not take (§5). */
function notTaken(email: string): string {
  const start = `email "${email.slice(0, 40)}"`;
  return /^[^@\s]+@[^@\s]+\.[a-z]{5,}$/i.test(email)
    ? `${start} has an ending of more than 4 letters, which the portal does not take`
    : `${start} is not an address`;
}

const optionsSchema = z.object({ isDryRun: z.boolean() });
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
  const { isDryRun } = optionsSchema.parse(options);
  return importFiles(files, say, async (bytes) => {
    const { invited, unchanged, bad } = await importFile(bytes, { ...inviting, isDryRun });
    const nothing = isDryRun ? " Nobody was written to (--dry-run)." : "";
    return { bad, summary: `${invited} invited, ${unchanged} invited before, ${bad.length} bad.${nothing}` };
  });
}
