import { z } from "zod";
import { both, packDay, slug } from "../../../platform/operations/content-pack/pack-values.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day such as 09:00");

/** A day and a time of day in Jakarta. */
const moment = z.strictObject({ day: packDay, time });
export type PackMoment = z.infer<typeof moment>;

/** Front matter of `events/<slug>.md`. */
export const eventFile = z
  .strictObject({
    slug,
    title: both,
    summary: both,
    location: both,
    online: z.boolean().default(false),
    starts: moment,
    ends: moment,
    /** Absent: from the first day until the event begins. */
    registration: z.strictObject({ opens: moment.optional(), closes: moment.optional() }).default({}),
    /** Absent: as many as come. */
    quota: z.int().positive().optional(),
    /** Places that were given away elsewhere. */
    takenElsewhere: z.int().nonnegative().default(0),
    schedule: z.array(z.strictObject({ time, title: both, note: both.optional() })).default([]),
    /** Where an online event takes place, and how long before the start one gets in. */
    room: z
      .strictObject({ url: z.url({ protocol: /^https$/ }), minutesBefore: z.int().nonnegative().max(1440).default(15) })
      .optional(),
  })
  .refine(({ online, room }) => online || room === undefined, {
    path: ["room"],
    message: "only an online event has a room",
  });
export type EventFile = z.infer<typeof eventFile>;
