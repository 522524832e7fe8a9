import { openMigratedDatabase } from "../src/app/open-database.ts";
import { createLog } from "../src/platform/log/log.ts";
import type { Command } from "../src/platform/operations/command.ts";
import { sendCommand } from "../src/platform/operations/command-socket.ts";
import { ownSecret } from "../src/platform/operations/own-secret.ts";
import { readSecrets } from "../src/platform/settings/secret.ts";
import { readSettings, type Settings } from "../src/platform/settings/settings.ts";
import { outboxBeside } from "./outbox-beside.ts";
import { withExitCode } from "./with-exit-code.ts";

const say = (line: string) => console.log(line);

async function doHere(settings: Settings, command: Command): Promise<number> {
  const { runCommand } = await import("../src/app/commands.ts");
  const { database } = await openMigratedDatabase(settings, createLog({ level: settings.logLevel }));
  // What it seals has to be read by the site.
  await ownSecret(database.db, await readSecrets(settings), settings.acceptsNewSecret);
  const clock = () => new Date();
  const beside = outboxBeside(database, settings, clock);
  try {
    return await runCommand({ database, clock, settings, outbox: beside.open }, command, say);
  } finally {
    await beside.close();
    await database.close();
  }
}

async function done(settings: Settings, command: Command, prepare: () => Promise<void>): Promise<number> {
  const exit = settings.databaseUrl === null ? await sendCommand(settings.dataDir, command, say) : null;
  if (exit !== null) return exit;
  await prepare();
  return doHere(settings, command);
}

/**
 * Does an operator's command and ends the process with its exit code; a running site does it on the embedded database.
 * @param prepare what sources need before they run: the first import may come before the first build, and the features
 *   that do it tell people of it
 */
export async function doCommand(read: () => Command | Promise<Command>, prepare = async () => {}): Promise<void> {
  await withExitCode(async () => done(readSettings(process.env), await read(), prepare));
}
