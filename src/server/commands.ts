import { importMasterDataCommand, seedMasterData } from "../features/master-data/master-data.server.ts";
// Straight from the task: a command runs before the first build, when there are no messages yet.
import { seedFunctions } from "../features/vacancies/import/ensure-functions.server.ts";
import { importVacanciesCommand } from "../features/vacancies/import/import-command.server.ts";
import type { Clock } from "../platform/clock.ts";
import type { Command, Say } from "../platform/command-socket/command.ts";
import type { Database } from "../platform/database/database.ts";

/** What `npm run import` can import. */
export const imports = ["vacancies", "master-data"] as const;

/** Does an operator's command on an open database, in the command's own process or in the running site. */
export async function runCommand(database: Database, clock: Clock, command: Command, say: Say): Promise<number> {
  switch (command.name) {
    case "vacancies":
      // The first import may come before the first start: it must find the functions that it names.
      await seedMasterData(database);
      await seedFunctions(database);
      return importVacanciesCommand(database, command, say, clock());
    case "master-data":
      return importMasterDataCommand(database, command, say);
    default:
      say(`There is no import "${command.name}"; there is ${imports.join(", ")}.`);
      return 1;
  }
}
