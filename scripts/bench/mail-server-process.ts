/** A mail server in a process of its own that takes everything, after so many ms a message. */
import { startMailServer } from "../../tests/support/mail-server.ts";

const [, , delayMs = "0"] = process.argv;
const server = await startMailServer(() => undefined, Number(delayMs));
process.send?.(server.url);
