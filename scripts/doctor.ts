/** `npm run doctor`: the doctor, from sources, which need their messages. */
import { ensureMessages } from "./make-messages.ts";

await ensureMessages();
await import("./run-doctor.ts");
