import { addDays, daysBetween, jakartaDay } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Say } from "../../platform/operations/command.ts";
import { tableLine } from "../../platform/operations/table-line.ts";
import { findWaiting } from "../applications/by-vacancy.queries.server.ts";
import { promiseOf } from "../applications/phases.ts";
import { invitedOn } from "../applications/stored-phase.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";

/** An application of which no news came by the promised day. */
export interface OverdueApplication {
  applicationId: number;
  vacancyCode: string;
  company: string;
  position: string;
  phase: string;
  /** Days, `YYYY-MM-DD`. */
  since: string;
  promisedBy: string;
  daysLate: number;
}

/** Applications past their phase's promised days, phase by phase, the longest waiting first. Names nobody. */
export async function overdueApplications(db: Db, today: string): Promise<OverdueApplication[]> {
  const found: OverdueApplication[] = [];
  for (const { id, name, promisedDays } of await recruitmentPhases(db, "id")) {
    if (promisedDays === null || promisedDays < 1) continue;
    for (const row of await findWaiting(db, id, addDays(today, -promisedDays))) {
      const { began_on: since, due_on: dueOn, code } = row;
      const promise = promiseOf({ beganOn: since, promisedDays, dueOn, invitedOn: invitedOn(row) }, today);
      if (!promise?.isLate) continue;
      found.push({
        ...{ applicationId: row.id, vacancyCode: code ?? "", company: row.company_name, position: row.position_id },
        ...{ phase: name, since, promisedBy: promise.firstBy, daysLate: daysBetween(promise.firstBy, today) },
      });
    }
  }
  return found;
}

const heading = ["application", "vacancy code", "company", "position", "phase", "since", "promised by", "days late"];

/** `npm run report -- overdue`: a table for a spreadsheet, a line each. */
export async function reportOverdue(db: Db, now: Date, say: Say): Promise<number> {
  const rows = await overdueApplications(db, jakartaDay(now));
  say(tableLine(heading));
  for (const row of rows) {
    const { applicationId, vacancyCode, company, position, phase, since, promisedBy, daysLate } = row;
    say(tableLine([applicationId, vacancyCode, company, position, phase, since, promisedBy, daysLate]));
  }
  return 0;
}
