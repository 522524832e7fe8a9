/** `karier COMMAND …` of a package: what npm's commands do of the sources, without a build. */

import { buildVersion } from "../../src/app/build-version.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { wrongSettingExit } from "../../src/platform/settings/settings-error.ts";
import { getBackupOptions, getRestoreOptions } from "../backup-arguments.ts";
import { doCommand } from "../do-command.ts";
import { getCommand } from "../import-arguments.ts";
import { getMailCommand } from "../mail-arguments.ts";
import { getReportCommand } from "../report-arguments.ts";
import { getStaffCommand } from "../staff-arguments.ts";
import { withExitCode } from "../with-exit-code.ts";
import { askReady } from "./ask-ready.ts";
import { builtFor } from "./package-manifest.ts";
import { refusal } from "./refusal.ts";
import { servePackage } from "./serve-package.ts";

const say = (line: string) => console.log(line);

async function backUp(args: readonly string[]): Promise<number> {
  const { backUpSite } = await import("../../src/app/back-up-site.ts");
  return backUpSite(readSettings(process.env), getBackupOptions(args), say);
}

async function restore(args: readonly string[]): Promise<number> {
  const { restoreSite } = await import("../../src/app/restore-site.ts");
  return restoreSite(readSettings(process.env), getRestoreOptions(args), say);
}

const [name = "", ...args] = process.argv.slice(2);

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: servePackage,
  ready: () => askReady(args),
  migrate: () => import("../migrate.ts"),
  import: () => doCommand(() => getCommand(args)),
  report: () => doCommand(() => getReportCommand(args)),
  doctor: () => import("../run-doctor.ts"),
  mail: () => doCommand(() => getMailCommand(args)),
  backup: () => withExitCode(() => backUp(args)),
  restore: () => withExitCode(() => restore(args)),
  staff: () => doCommand(() => getStaffCommand(args)),
};

const command = commands[name];
if (name === "--version") say(`karier ${buildVersion()}`);
else if (command === undefined) {
  console.error(`karier ${Object.keys(commands).join(" | ")} | --version`);
  process.exitCode = 1;
} else {
  const refused = refusal(process.env, builtFor());
  if (refused === null) await command();
  else {
    console.error(refused);
    process.exitCode = wrongSettingExit;
  }
}
