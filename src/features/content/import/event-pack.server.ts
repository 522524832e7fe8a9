import { createHash } from "node:crypto";
import { markdownToHtml } from "../../../platform/formats/rich-text.ts";
import { type PackFault, PackFaults, type PackPart } from "../../../platform/operations/content-pack/pack-part.ts";
import { dayOf } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { type PutEvent, putEvents } from "../../agenda/put-events.queries.server.ts";
import { type EventFile, eventFile, type PackMoment } from "./event-file.server.ts";

const MINUTE_MS = 60_000;

type Read = ReadPackFile<EventFile>;

function instant({ day, time }: PackMoment, today: string): Date {
  return new Date(`${dayOf(day, today)}T${time}:00+07:00`);
}

function momentsOf({ starts, ends, registration, room }: EventFile, today: string) {
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
function disorder({ path, values, lineOf }: Read, today: string): PackFault[] {
  const { starts_at, ends_at, opens_at, closes_at } = momentsOf(values, today);
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
  return wrong.filter(({ is }) => is).map(({ at, reason }) => ({ path, line: lineOf(at), reason }));
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
    ...momentsOf(values, today),
    quota: quota ?? null,
    taken_elsewhere: takenElsewhere,
    schedule: JSON.stringify(schedule),
    room_url: room?.url ?? null,
  };
  return { ...event, content_hash: createHash("sha256").update(JSON.stringify(event)).digest("base64") };
}

/** The pack's folder `events`: a file for each event; its slug tells which. */
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
