/** `npm run import -- …`: imports files; while the site runs on the embedded database it does the work. */
import { doCommand } from "./do-command.ts";
import { getCommand } from "./import-arguments.ts";
import { ensureMessages } from "./make-messages.ts";

await doCommand(() => getCommand(process.argv.slice(2)), ensureMessages);
