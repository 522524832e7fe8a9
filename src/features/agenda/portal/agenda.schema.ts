import { z } from "zod";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { registrations, statuses, tabs } from "../event.ts";

/** An event as lists show it. Dates are ISO 8601 in Asia/Jakarta; `endDate` is the first moment after it. */
export const eventItem = z.object({
  id: z.number(),
  /** Our addition: a stable name; without an `imageUrl` the cover is drawn from it. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  isOnline: z.boolean(),
  status: z.enum(statuses),
  /** Whether the asking applicant is; false for a guest. */
  registered: z.boolean(),
  registeredCount: z.number(),
  /** Null: unlimited. */
  quota: z.number().nullable(),
  /** Our addition: whether one may register now, and if not why. */
  registration: z.enum(registrations),
  /** Our addition: from when one may register, null when at once; and the first moment at which no more. */
  registrationOpens: z.string().nullable(),
  registrationCloses: z.string(),
});

export const eventDetail = eventItem.extend({
  /** Sanitised HTML. */
  body: z.string(),
  /** Our addition: what happens when, times of day in Jakarta; `note` may be "". */
  schedule: z.array(z.object({ time: z.string(), title: z.string(), note: z.string() })),
  /** Our addition: from when one gets into the room of an online event; null without a room. */
  roomOpens: z.string().nullable(),
  /** Our addition: where it is, for those registered and while it is open. */
  roomUrl: z.string().nullable(),
});

export const eventListRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({
    tab: z.preprocess(blankIsAbsent, z.enum(tabs).default("all")),
    page: z.preprocess(numberOfText, z.int().min(1).default(1)),
  }),
});
export const eventListAnswer = z.object({
  data: z.array(eventItem),
  /** Of the asked tab. */
  totalRows: z.number(),
  /** Our addition: how many each tab has. */
  counts: z.object({ all: z.number(), ongoing: z.number(), upcoming: z.number(), past: z.number() }),
});

export const eventRequest = z.object({
  path: z.object({ id: pathId }),
  query: z.object({ lang: pathLanguage.optional() }),
});
export const eventAnswer = z.object({ data: eventDetail });

export const registrationRequest = z.object({
  body: z.object({ Id: z.int(), lang: pathLanguage.optional() }),
});
export const registrationAnswer = z.object({});
