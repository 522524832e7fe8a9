/** `npm run mail -- again …`: sends failed or deferred mails again. */
import { doCommand } from "./do-command.ts";
import { getMailCommand } from "./mail-arguments.ts";
import { ensureMessages } from "./make-messages.ts";

await doCommand(() => getMailCommand(process.argv.slice(2)), ensureMessages);
