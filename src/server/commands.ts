import { seedMasterData } from "../domain/master-data/master-data.server.ts";
// Straight from the task: a command runs before the first build, when there are no messages yet.
import { seedFunctions } from "../domain/vacancies/put/ensure-functions.server.ts";
import { importMasterDataCommand } from "../integration/master-data/import-command.server.ts";
import { reportOverdue } from "../integration/reports/report-overdue.server.ts";
import { reportStar } from "../integration/reports/report-star.server.ts";
import { reportSurvey } from "../integration/reports/report-survey.server.ts";
import { importVacanciesCommand } from "../integration/vacancies/import-command.server.ts";
import type { Clock } from "../platform/clock.ts";
import type { Command, Say } from "../platform/command-socket/command.ts";
import { importContentCommand } from "../platform/content-pack/import-command.server.ts";
import type { Database } from "../platform/database/database.ts";
import type { Outbox } from "../platform/mail/outbox.ts";
import { createSealer } from "../platform/sealing/sealer.ts";
import { readSecrets } from "../platform/settings/secret.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { contentParts } from "./content-parts.ts";

/** What an operator's command works with. */
export interface Operating {
  database: Database;
  clock: Clock;
  settings: Settings;
  /** Opened by the first command that writes mail. */
  outbox: () => Promise<Outbox>;
}

/** What `npm run import` can import. */
const imports = ["vacancies", "master-data", "content", "progress", "invitations"] as const;

/** Vacancies name functions and companies industries: the first import may come before the first start. */
async function seedLists(database: Database): Promise<void> {
  await seedMasterData(database);
  await seedFunctions(database);
}

/** It writes mail, so it needs the messages that a build makes; there is nothing to tell before the first start. */
async function progress({ database, clock, settings, outbox }: Operating, command: Command, say: Say): Promise<number> {
  const { importProgressCommand } = await import("../integration/progress/import-command.server.ts");
  const { starForms } = await import("../domain/interviews/interviews.server.ts");
  const { createInvite } = await import("../domain/invitations/invite/invite.server.ts");
  const { site } = await import("../portal/shell/site.ts");
  const invite = createInvite(createSealer(await readSecrets(settings)));
  const taking = { database, settings, outbox: await outbox(), siteName: site.name, starForms, invite, now: clock() };
  return importProgressCommand(taking, command, say);
}

/** It writes mail too. */
async function invitations({ database, clock, settings, outbox }: Operating, command: Command, say: Say) {
  const { importInvitationsCommand } = await import("../integration/invitations/import-command.server.ts");
  const { site } = await import("../portal/shell/site.ts");
  const inviting = { database, settings, outbox: await outbox(), siteName: site.name, now: clock() };
  return importInvitationsCommand(inviting, command, say);
}

/** The answers are read through rooms that know messages. */
async function invitationAnswers({ database, clock }: Operating, say: Say): Promise<number> {
  const { reportInvitations } = await import("../integration/reports/report-invitations.server.ts");
  return reportInvitations(database.db, clock(), say);
}

/** Does an operator's command on an open database, in the command's own process or in the running site. */
export async function runCommand(operating: Operating, command: Command, say: Say): Promise<number> {
  const { database, clock } = operating;
  switch (command.name) {
    case "vacancies":
      await seedLists(database);
      return importVacanciesCommand(database, command, say, clock());
    case "master-data":
      return importMasterDataCommand(database, command, say);
    case "content":
      await seedLists(database);
      return importContentCommand(database, contentParts, command, say, clock());
    case "report-overdue":
      return reportOverdue(database.db, clock(), say);
    case "report-survey":
      return reportSurvey(database.db, say);
    case "report-star":
      return reportStar(database.db, say);
    case "report-invitations":
      return invitationAnswers(operating, say);
    case "invitations":
      return invitations(operating, command, say);
    case "progress":
      return progress(operating, command, say);
    default:
      say(`There is no import "${command.name}"; there is ${imports.join(", ")}.`);
      return 1;
  }
}
