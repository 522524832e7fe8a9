import { z } from "zod";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";

const count = z.number();

/** Who waits for promised news, by the days that are left. */
const promisedAnswer = z.object({ late: count, today: count, near: count, far: count });

export const dayAnswer = z.object({
  /** `YYYY-MM-DD` in Jakarta. */
  today: z.string(),
  /** null for whoever answers no applications, as in all that follows. */
  promised: promisedAnswer.nullable(),
  /** The same by vacancy and phase, whoever is late most first. */
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
