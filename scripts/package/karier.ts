/** `karier COMMAND …` of a package: what npm's commands do of the sources, without a build. */
import { doCommand } from "../do-command.ts";
import { commandOf } from "../import-arguments.ts";
import { reportCommandOf } from "../report-arguments.ts";
import { staffCommandOf } from "../staff-arguments.ts";
import { askReady } from "./ask-ready.ts";
import { builtFor } from "./package-manifest.ts";
import { refusal } from "./refusal.ts";
import { servePackage } from "./serve-package.ts";

const [name = "", ...args] = process.argv.slice(2);

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: servePackage,
  ready: askReady,
  migrate: () => import("../migrate.ts"),
  import: () => doCommand(() => commandOf(args)),
  report: () => doCommand(() => reportCommandOf(args)),
  doctor: () => import("../doctor.ts"),
  staff: () => doCommand(() => staffCommandOf(args)),
};

const command = commands[name];
const refused =
  command === undefined ? `karier ${Object.keys(commands).join(" | ")}` : refusal(process.env, builtFor());
if (command === undefined || refused !== null) {
  console.error(refused);
  process.exitCode = 1;
} else await command();
