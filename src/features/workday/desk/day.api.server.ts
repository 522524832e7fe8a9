import { z } from "zod";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { daysBetween, jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import type { Asking } from "../../candidates/candidate.ts";
import { getWho } from "../../candidates/list/who-of.server.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { askingOf } from "../../desk-base/asking.server.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";
import { vacancyTitles } from "../../vacancies/draft/names.queries.server.ts";
import { type Day, readDay } from "../read-day.server.ts";
import { type DayAnswer, getDay } from "./day.calls.ts";

/** The number of vacancies' phases on the day page. */
const mostRows = 12;

/** The first of who waits, with what their vacancies, companies and phases are called. */
async function nameRows(db: Db, { promised }: Day, today: string, language: Language): Promise<DayAnswer["rows"]> {
  const visible = promised.slice(0, mostRows);
  const ids = [...new Set(visible.map(({ vacancyId }) => vacancyId))];
  const titles = await vacancyTitles(db, ids, language);
  const companies = await getCompanies(
    db,
    visible.map(({ companyId }) => companyId),
  );
  const phases = new Map((await recruitmentPhases(db, language)).map(({ id, name }) => [id, name]));
  return visible.map(({ companyId, vacancyId: id, tab, oldest, ...counts }) => {
    const company = companies.get(companyId);
    return {
      ...counts,
      vacancy: { id, title: titles.get(id) ?? "" },
      company: { name: company?.name ?? "", dye: company?.dye, pattern: company?.pattern },
      phase: { id: tab, name: phases.get(tab) ?? "" },
      waitingDays: daysBetween(jakartaDay(oldest), today),
    };
  });
}

/** The owed scorecards, with the applicants' names as far as the member may know them. */
async function nameOwed(platform: Platform, asking: Asking, { owed }: Day): Promise<DayAnswer["owed"]> {
  if (owed.length === 0) return [];
  const ids = owed.map(({ applicationId }) => applicationId);
  const { who: whose } = await getWho(platform, asking, ids);
  return owed.flatMap(({ applicationId, vacancy, dueOn }) => {
    const who = whose.get(applicationId);
    return who === undefined || who.kind === "gone" ? [] : [{ applicationId, who, vacancy, dueOn }];
  });
}

const count = z.number();

/** Who waits for promised news, by the days that are left. */
const promisedAnswer = z.object({ late: count, today: count, near: count, far: count });

export const dayAnswer = z.object({
  /** `YYYY-MM-DD` in Jakarta. */
  today: z.string(),
  /** null for anyone who answers no applications, as in all that follows. */
  promised: promisedAnswer.nullable(),
  /** The same by vacancy and phase, anyone who is late most first. */
  rows: z.array(
    promisedAnswer.extend({
      vacancy: z.object({ id: z.number(), title: z.string() }),
      company: z.object({ name: z.string(), dye: z.enum(dyes).optional(), pattern: z.enum(patterns).optional() }),
      phase: z.object({ id: z.number(), name: z.string() }),
      /** Days for which the one waits that waits longest. */
      waitingDays: z.number(),
    }),
  ),
  /** True where more wait elsewhere. */
  isMore: z.boolean(),
  /** The companies that are answered for, where lists show applications of others too; else none. */
  companyIds: z.array(z.number()),
  /** Applied since yesterday began. */
  fresh: count.nullable(),
  mentions: count,
  returned: count,
  held: z.object({ count, next: z.string().nullable() }).nullable(),
  reviews: count.nullable(),
  closing: count.nullable(),
  /** Vacancies of which an import contradicts what was edited here. */
  conflicts: count.nullable(),
  jobsDone: count,
  /** Scorecards that one was asked for and has not sent, the earliest due first. */
  owed: z.array(
    z.object({
      applicationId: z.number(),
      who: z.union([
        z.object({ kind: z.literal("named"), name: z.string() }),
        z.object({ kind: z.enum(["hidden", "gone"]), code: z.string() }),
      ]),
      vacancy: z.object({ id: z.number(), title: z.string() }),
      /** `YYYY-MM-DD`; the day may be past. */
      dueOn: z.string(),
    }),
  ),
});

/** My day: what waits for anyone who asks, each number as the list that it leads to has it. */
export function dayEndpoints({ platform }: DeskParts): Endpoint[] {
  const { database, clock } = platform;
  const { db } = database;
  return [
    deskEndpoint(getDay, {
      request: z.object({}),
      answer: dayAnswer,
      async handle(_, context) {
        const { identity, language } = context;
        const now = clock();
        const today = jakartaDay(now);
        const day = await readDay(db, identity, now, language);
        const { held, ...numbers } = day.numbers;
        return accept({
          ...{ today, ...numbers, companyIds: [...day.companyIds] },
          owed: await nameOwed(platform, askingOf(context, "scorecard.write"), day),
          rows: await nameRows(db, day, today, language),
          isMore: day.promised.length > mostRows,
          held: held && { count: held.count, next: held.next?.toISOString() ?? null },
        });
      },
    }),
  ];
}
