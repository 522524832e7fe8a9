/** `npm run move-database`: brings the embedded database of an earlier version, PGlite's, over into PostgreSQL. */
import { readSettings } from "../src/platform/settings/settings.ts";
import { ensureMessages } from "./make-messages.ts";
import { openPglite } from "./open-pglite.ts";
import { withExitCode } from "./with-exit-code.ts";

await withExitCode(async () => {
  await ensureMessages();
  const { moveDatabase } = await import("../src/app/move-database.ts");
  return moveDatabase(readSettings(process.env), openPglite, (line) => console.log(line));
});
