import type { Command } from "../src/platform/operations/command.ts";

const reports = ["overdue", "invitations", "survey", "star", "mail"];

/**
 * The command that a line of arguments means.
 * @throws Error with a sentence for the operator
 */
export function getReportCommand(args: readonly string[]): Command {
  const [name = "", ...more] = args;
  if (!reports.includes(name) || more.length > 0) throw new Error(`npm run report -- ${reports.join(" | ")}`);
  return { name: `report-${name}`, options: {}, files: [] };
}
