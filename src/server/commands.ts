import { importMasterDataCommand, seedMasterData } from "../features/master-data/master-data.server.ts";
// Straight from the task: a command runs before the first build, when there are no messages yet.
import { seedFunctions } from "../features/vacancies/import/ensure-functions.server.ts";
import { importVacanciesCommand } from "../features/vacancies/import/import-command.server.ts";
import type { Clock } from "../platform/clock.ts";
import type { Command, Say } from "../platform/command-socket/command.ts";
import { importContentCommand } from "../platform/content-pack/import-command.server.ts";
import type { Database } from "../platform/database/database.ts";
import { contentParts } from "./content-parts.ts";

/** What `npm run import` can import. */
const imports = ["vacancies", "master-data", "content"] as const;

/** Vacancies name functions and companies industries: the first import may come before the first start. */
async function seedLists(database: Database): Promise<void> {
  await seedMasterData(database);
  await seedFunctions(database);
}

/** Does an operator's command on an open database, in the command's own process or in the running site. */
export async function runCommand(database: Database, clock: Clock, command: Command, say: Say): Promise<number> {
  switch (command.name) {
    case "vacancies":
      await seedLists(database);
      return importVacanciesCommand(database, command, say, clock());
    case "master-data":
      return importMasterDataCommand(database, command, say);
    case "content":
      await seedLists(database);
      return importContentCommand(database, contentParts, command, say, clock());
    default:
      say(`There is no import "${command.name}"; there is ${imports.join(", ")}.`);
      return 1;
  }
}
