/** `npm run report -- overdue` or `invitations`: lists what the operator asks for, as a table with tabs between its fields. */
import { doCommand } from "./do-command.ts";

const reports = ["overdue", "invitations"];
const [name = "", ...more] = process.argv.slice(2);

await doCommand(() => {
  if (!reports.includes(name) || more.length > 0) {
    throw new Error(reports.map((report) => `npm run report -- ${report}`).join("\n"));
  }
  return { name: `report-${name}`, options: {}, files: [] };
});
