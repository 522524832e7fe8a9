import { site } from "../contract/site.ts";
import { importProgressCommand } from "../features/applications/import/import-command.server.ts";
import { starForms } from "../features/interviews/star-forms.server.ts";
import { importInvitationsCommand } from "../features/invitations/import/import-command.server.ts";
import { createInvite } from "../features/invitations/invite.server.ts";
import { importMasterDataCommand } from "../features/reference-data/import/import-command.server.ts";
import { seedMasterData } from "../features/reference-data/load/load-master-data.server.ts";
import {
  reportInvitations,
  reportMail,
  reportOverdue,
  reportStar,
  reportSurvey,
} from "../features/reports/reports.server.ts";
import { sendMailsAgain } from "../features/reports/send-again.server.ts";
import { isStaffCommand, runStaffCommand } from "../features/staff/command/staff-command.server.ts";
import { importVacanciesCommand } from "../features/vacancies/import/import-command.server.ts";
import { seedFunctions } from "../features/vacancies/put/ensure-functions.server.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Outbox } from "../platform/mail/outbox.ts";
import type { Command, Say } from "../platform/operations/command.ts";
import { importContentCommand } from "../platform/operations/content-pack/import-command.server.ts";
import { createSealer } from "../platform/security/sealer.ts";
import { readSecrets } from "../platform/settings/secret.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { contentParts } from "./content-parts.ts";
import { repairDerived, sayClockConfirmed, sayReport } from "./examine-database.ts";

/** Dependencies of an operator's command. */
export interface Operating {
  database: Database;
  clock: Clock;
  settings: Settings;
  /** Opened by the first command that writes mail. */
  outbox: () => Promise<Outbox>;
}

/** The kinds of `npm run import`. */
const imports = ["vacancies", "master-data", "content", "progress", "invitations"] as const;

/** Vacancies name functions and companies industries: the first import may come before the first start. */
async function seedLists(database: Database): Promise<void> {
  await seedMasterData(database);
  await seedFunctions(database);
}

async function progress({ database, clock, settings, outbox }: Operating, command: Command, say: Say): Promise<number> {
  const invite = createInvite(createSealer(await readSecrets(settings)));
  const taking = { database, settings, outbox: await outbox(), siteName: site.name, starForms, invite, now: clock() };
  return importProgressCommand(taking, command, say);
}

async function invitations({ database, clock, settings, outbox }: Operating, command: Command, say: Say) {
  const inviting = { database, settings, outbox: await outbox(), siteName: site.name, now: clock() };
  return importInvitationsCommand(inviting, command, say);
}

/** Does an operator's command on an open database, in the command's own process or in the running site. */
export async function runCommand(operating: Operating, command: Command, say: Say): Promise<number> {
  const { database, clock } = operating;
  const { name, options } = command;
  if (isStaffCommand(name)) {
    const inviting = async () => ({
      ...operating,
      outbox: await operating.outbox(),
      siteName: site.name,
      now: clock(),
    });
    return runStaffCommand(database, inviting, { name, options }, say);
  }
  switch (command.name) {
    case "vacancies":
      await seedLists(database);
      return importVacanciesCommand(database, command, say, clock());
    case "master-data":
      return importMasterDataCommand(database, command, say);
    case "content":
      await seedLists(database);
      return importContentCommand(database, contentParts, command, say, clock());
    case "examine-database":
      return sayReport(database, say);
    case "repair-derived":
      return repairDerived(operating, say);
    case "confirm-clock":
      return sayClockConfirmed(operating, say);
    case "report-overdue":
      return reportOverdue(database.db, clock(), say);
    case "report-survey":
      return reportSurvey(database.db, say);
    case "report-star":
      return reportStar(database.db, say);
    case "report-mail":
      return reportMail(database.db, clock(), say);
    case "mail-again":
      return sendMailsAgain(database, command.options, say);
    case "report-invitations":
      return reportInvitations(database.db, clock(), say);
    case "invitations":
      return invitations(operating, command, say);
    case "progress":
      return progress(operating, command, say);
    default:
      say(`There is no import "${command.name}"; there is ${imports.join(", ")}.`);
      return 1;
  }
}
