import { TZDate } from "@date-fns/tz";
import ical from "ical-generator";
import type { EventDetail } from "./agenda.calls.ts";

const ZONE = "Asia/Jakarta";

/** The definition of a time zone that RFC 5545 requires; Jakarta has had no other time since 1964. */
const zoneText = [
  "BEGIN:VTIMEZONE",
  `TZID:${ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:19640101T000000",
  "TZOFFSETFROM:+0700",
  "TZOFFSETTO:+0700",
  "TZNAME:WIB",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

type CalendarEvent = Pick<EventDetail, "slug" | "title" | "summary" | "location" | "startDate" | "endDate">;

/**
 * An event as a file that calendars take (RFC 5545). The same event has the same UID for good, so that taking it again
 * changes the entry.
 * @param address the event's page
 * @param now the moment at which the file is made
 */
export function eventCalendar(event: CalendarEvent, address: string, now: Date): string {
  const { slug, title, summary, location, startDate, endDate } = event;
  const { host } = new URL(address);
  const calendar = ical({
    prodId: { company: host, product: "agenda" },
    // Without a name, so that only the event's own moments are in the zone.
    timezone: { name: null, generator: () => zoneText },
  });
  calendar.createEvent({
    id: `${slug}@${host}`,
    stamp: now,
    timezone: ZONE,
    start: new TZDate(startDate, ZONE),
    end: new TZDate(endDate, ZONE),
    summary: title,
    description: `${summary}\n\n${address}`,
    location,
    url: address,
  });
  return calendar.toString();
}
