/**
 * `npm run report -- NAME`: what the operator asks for. `overdue`, `invitations`, `survey` and `mail` are tables with tabs between their
 * fields, `star` is a line of JSON for each form.
 */
import { doCommand } from "./do-command.ts";
import { ensureMessages } from "./make-messages.ts";
import { getReportCommand } from "./report-arguments.ts";

await doCommand(() => getReportCommand(process.argv.slice(2)), ensureMessages);
