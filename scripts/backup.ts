/** `npm run backup -- FILE`: all that the site holds in one archive, while it runs or not. */
import { readSettings } from "../src/platform/settings/settings.ts";
import { getBackupOptions } from "./backup-arguments.ts";
import { ensureMessages } from "./make-messages.ts";
import { withExitCode } from "./with-exit-code.ts";

await withExitCode(async () => {
  const options = getBackupOptions(process.argv.slice(2));
  await ensureMessages();
  const { backUpSite } = await import("../src/app/back-up-site.ts");
  return backUpSite(readSettings(process.env), options, (line) => console.log(line));
});
