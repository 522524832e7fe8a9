/** `npm run restore -- FILE`: an archive of `npm run backup` into an empty place. */
import { readSettings } from "../src/platform/settings/settings.ts";
import { getRestoreOptions } from "./backup-arguments.ts";
import { ensureMessages } from "./make-messages.ts";
import { withExitCode } from "./with-exit-code.ts";

await withExitCode(async () => {
  const options = getRestoreOptions(process.argv.slice(2));
  await ensureMessages();
  const { restoreSite } = await import("../src/app/restore-site.ts");
  return restoreSite(readSettings(process.env), options, (line) => console.log(line));
});
