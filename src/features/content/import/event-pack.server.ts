import { createHash } from "node:crypto";
import { z } from "zod";
import { markdownToHtml } from "../../../platform/formats/rich-text.ts";
import { type PackFault, PackFaults, type PackPart } from "../../../platform/operations/content-pack/pack-part.ts";
import { both, getDay, packDay, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { type PutEvent, putEvents } from "../../agenda/agenda.queries.server.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day such as 09:00");

/** A day and a time of day in Jakarta. */
const moment = z.strictObject({ day: packDay, time });
type PackMoment = z.infer<typeof moment>;

/** Front matter of `events/<slug>.md`. */
const eventFile = z
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
type EventFile = z.infer<typeof eventFile>;

const MINUTE_MS = 60_000;

type Read = ReadPackFile<EventFile>;

function instant({ day, time }: PackMoment, today: string): Date {
  return new Date(`${getDay(day, today)}T${time}:00+07:00`);
}

function getMoments({ starts, ends, registration, room }: EventFile, today: string) {
  const starts_at = instant(starts, today);
  const { opens, closes } = registration;
  return {
    starts_at,
    ends_at: instant(ends, today),
    opens_at: opens ? instant(opens, today) : null,
    closes_at: closes ? instant(closes, today) : starts_at,
    room_opens_at: room ? new Date(starts_at.getTime() - room.minutesBefore * MINUTE_MS) : null,
  };
}

/** Moments that contradict each other. */
function disorder({ path, values, getLine }: Read, today: string): PackFault[] {
  const { starts_at, ends_at, opens_at, closes_at } = getMoments(values, today);
  const wrong = [
    { is: ends_at <= starts_at, at: ["ends"], reason: "ends: it must lie after starts" },
    {
      is: closes_at > ends_at,
      at: ["registration", "closes"],
      reason: "registration.closes: it must not lie after ends",
    },
    {
      is: opens_at !== null && opens_at >= closes_at,
      at: ["registration", "opens"],
      reason: "registration.opens: it must lie before registration closes",
    },
  ];
  return wrong.filter(({ is }) => is).map(({ at, reason }) => ({ path, line: getLine(at), reason }));
}

function row({ values, sections }: Read, today: string): PutEvent {
  const { slug, title, summary, location, online, quota, takenElsewhere, schedule, room } = values;
  const event = {
    slug,
    title_id: title.id,
    title_en: title.en,
    summary_id: summary.id,
    summary_en: summary.en,
    body_id: markdownToHtml(sections.get("id") ?? ""),
    body_en: markdownToHtml(sections.get("en") ?? ""),
    location_id: location.id,
    location_en: location.en,
    is_online: online,
    ...getMoments(values, today),
    quota: quota ?? null,
    taken_elsewhere: takenElsewhere,
    schedule: JSON.stringify(schedule),
    room_url: room?.url ?? null,
  };
  return { ...event, content_hash: createHash("sha256").update(JSON.stringify(event)).digest("base64") };
}

/** The pack's folder `events`: a file for each event, identified by its slug. */
export const eventPack: PackPart = {
  folder: "events",
  read(files, today) {
    const read = readEntries(files, eventFile, ["id", "en"], "slug");
    const faults = read.flatMap((event) => disorder(event, today));
    if (faults.length > 0) throw new PackFaults(faults);
    const events = read.map((event) => row(event, today));
    return { put: (tx) => putEvents(tx, events) };
  },
};
