/** `npm run staff -- VERB EMAIL`: the desk's accounts, for an operator. */
import { doCommand } from "./do-command.ts";
import { ensureMessages } from "./make-messages.ts";
import { getStaffCommand } from "./staff-arguments.ts";

await doCommand(() => getStaffCommand(process.argv.slice(2)), ensureMessages);
