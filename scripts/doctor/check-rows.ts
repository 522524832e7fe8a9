import { type DatabaseReport, databaseReport, examineDatabase } from "../../src/app/examine-database.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { sendCommand } from "../../src/platform/operations/command-socket.ts";
import { type Finding, findingsAbout, getReason } from "./finding.ts";

const schema = findingsAbout("schema");
const clock = findingsAbout("site's clock");
const derived = findingsAbout("derived rows");
const consents = findingsAbout("consents");

function clockFinding({ clock: jump }: DatabaseReport): Finding {
  if (jump === null) return clock.ok("believed");
  return clock.warning(
    `it came from ${jump.trustedAt} to ${jump.jumpedAt} at once: the site was off, or the clock jumped; nothing is erased meanwhile`,
    "see that the clock is right (`date -u`), then doctor --confirm-clock; if it is wrong, set it right and restart",
  );
}

function derivedFinding({ gaps }: DatabaseReport): Finding {
  if (gaps.length === 0) return derived.ok("as what they are made of");
  const says = gaps.map(({ name, rows }) => `${rows} ${name}`).join(", ");
  return derived.warning(says, "doctor --repair rebuilds them; so does each start, and each night");
}

function consentFindings({ outdatedConsents: count }: DatabaseReport): Finding[] {
  if (count === null) return [];
  if (count === 0) return [consents.ok("nobody is asked again: all who agreed did so to today's texts")];
  return [consents.ok(`${count} active applicants agreed to an older text: they agree again when they next apply`)];
}

/** Checks of the database's rows; while migrations wait, only of tables that exist before they run. */
export function getFindings(report: DatabaseReport): Finding[] {
  if (report.pending > 0) return consentFindings(report);
  return [clockFinding(report), derivedFinding(report), ...consentFindings(report)];
}

/** The same with the schema, which on a server is looked at beside what its user may do. */
export function findingsWithSchema(report: DatabaseReport): Finding[] {
  const { pending } = report;
  if (pending === 0) return [schema.ok("up to date"), ...getFindings(report)];
  const waits = schema.warning(`${pending} migrations wait`, "they run at the next start, or by the command migrate");
  return [waits, ...getFindings(report)];
}

/** Asks the site that runs on a data folder; null: none does. */
export async function askRunningSite(dataDir: string): Promise<Finding[] | null> {
  const lines: string[] = [];
  const command = { name: "examine-database", options: {}, files: [] };
  const exit = await sendCommand(dataDir, command, (line) => lines.push(line));
  if (exit === null) return null;
  const report = databaseReport.safeParse(readJson(lines.join("")));
  if (report.success) return findingsWithSchema(report.data);
  return [schema.warning("the running site is of another version and does not tell", "ask its own doctor")];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Looks at an open database. */
export async function checkRows(database: Database, tell: (report: DatabaseReport) => Finding[]): Promise<Finding[]> {
  try {
    return tell(await examineDatabase(database));
  } catch (error) {
    return [derived.fault(getReason(error), "see the database's own finding")];
  }
}
