/** `npm run import -- …`: imports files; while the site runs on the embedded database it does the work. */
import type { Command } from "../src/platform/command-socket/command.ts";
import { sendCommand } from "../src/platform/command-socket/send-command.ts";
import { readSettings, type Settings } from "../src/platform/settings/settings.ts";
import { runCommand } from "../src/server/commands.ts";
import { commandOf } from "./import-arguments.ts";
import { openMigratedDatabase } from "./open-database.ts";
import { outboxBeside } from "./outbox-beside.ts";

const say = (line: string) => console.log(line);

async function runHere(settings: Settings, command: Command): Promise<number> {
  const { database } = await openMigratedDatabase(settings);
  const clock = () => new Date();
  const beside = outboxBeside(database, settings, clock);
  try {
    return await runCommand({ database, clock, settings, outbox: beside.open }, command, say);
  } finally {
    await beside.close();
    await database.close();
  }
}

async function run(settings: Settings, command: Command): Promise<number> {
  const exit = settings.databaseUrl === null ? await sendCommand(settings.dataDir, command, say) : null;
  return exit ?? runHere(settings, command);
}

try {
  process.exitCode = await run(readSettings(process.env), await commandOf(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
