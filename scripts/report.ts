/**
 * `npm run report -- NAME`: what the operator asks for. `overdue`, `invitations`, `survey` and `mail` are tables with tabs between their
 * fields, `star` is a line of JSON for each form.
 */
import { doCommand } from "./do-command.ts";

const reports = ["overdue", "invitations", "survey", "star", "mail"];
const [name = "", ...more] = process.argv.slice(2);

await doCommand(() => {
  if (!reports.includes(name) || more.length > 0) throw new Error(`npm run report -- ${reports.join(" | ")}`);
  return { name: `report-${name}`, options: {}, files: [] };
});
