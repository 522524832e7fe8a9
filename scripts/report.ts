/** `npm run report -- overdue`: lists what the operator asks for, as a table with tabs between its fields. */
import { doCommand } from "./do-command.ts";

const [name, ...more] = process.argv.slice(2);

await doCommand(() => {
  if (name !== "overdue" || more.length > 0) throw new Error("npm run report -- overdue");
  return { name: "report-overdue", options: {}, files: [] };
});
