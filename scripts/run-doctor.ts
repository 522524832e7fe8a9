/**
 * The doctor: checks everything that the site depends on, and says what to do; exit code 1 where something is wrong.
 * `-- --repair` makes again what is derived, `-- --confirm-clock` says that the clock is right.
 */
import { buildVersion } from "../src/app/build-version.ts";
import { doCommand } from "./do-command.ts";
import { examine } from "./doctor/examine.ts";
import { getTable } from "./doctor/table.ts";
import { findDoctorCommand } from "./doctor-arguments.ts";
import { withExitCode } from "./with-exit-code.ts";

async function look(): Promise<number> {
  const findings = await examine(process.env);
  console.log(`karier ${buildVersion()}`);
  console.log(getTable(findings));
  return findings.some(({ level }) => level === "fault") ? 1 : 0;
}

await withExitCode(async () => {
  const command = findDoctorCommand(process.argv.slice(2).filter((arg) => arg.startsWith("-")));
  if (command === null) return look();
  await doCommand(() => command);
  return Number(process.exitCode ?? 0);
});
