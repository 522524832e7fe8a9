import { expect, test } from "vitest";
import { eventCalendar } from "./event-calendar.server.ts";

const event = {
  slug: "bursa-uji",
  title: "Bursa Uji",
  summary: "Ringkas.",
  location: "Gedung serbaguna, Bandung",
  startDate: "2026-11-26T09:00:00+07:00",
  endDate: "2026-11-26T16:00:00+07:00",
};
const address = "https://karier.example/agenda/agenda-detail/7";
const now = new Date("2026-11-21T01:02:03Z");

/** The file's lines, unfolded as a calendar reads them. */
function getLines(overrides: Partial<typeof event> = {}): string[] {
  return eventCalendar({ ...event, ...overrides }, address, now)
    .replaceAll("\r\n ", "")
    .split("\r\n");
}

test("the hours are Jakarta's, whatever the zone of the machine, and the zone comes along", () => {
  const lines = getLines();
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART;TZID=Asia/Jakarta:20261126T090000",
      "DTEND;TZID=Asia/Jakarta:20261126T160000",
      "DTSTAMP:20261121T010203Z",
      "TZID:Asia/Jakarta",
      "TZOFFSETTO:+0700",
    ]),
  );
  expect(lines.indexOf("END:VTIMEZONE")).toBeLessThan(lines.indexOf("BEGIN:VEVENT"));
});

test("the same event has the same UID, in any language and after any change", () => {
  const uid = "UID:bursa-uji@karier.example";
  expect(getLines()).toContain(uid);
  expect(
    getLines({ title: "Trial Fair", startDate: "2026-11-27T09:00:00+07:00", endDate: "2026-11-27T10:00:00+07:00" }),
  ).toContain(uid);
});

test("no line is longer than 75 octets, none is cut within a character", () => {
  const text = eventCalendar({ ...event, title: "Kuliah umum é — 日本語 ".repeat(12) }, address, now);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain("Kuliah umum é — 日本語 ".repeat(12).trim());
});

test("a text cannot add a line, a property or another event", () => {
  const evil = "Bursa\r\nEND:VEVENT\nBEGIN:VEVENT\rATTACH:https://evil.example\n;X=1,2\\";
  const lines = getLines({ title: evil, summary: evil, location: evil });
  expect(lines.filter((line) => line.startsWith("BEGIN:VEVENT"))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("ATTACH"))).toEqual([]);
  expect(lines).toContain("SUMMARY:Bursa\\nEND:VEVENT\\nBEGIN:VEVENT\\nATTACH:https://evil.example\\n\\;X=1\\,2\\\\");
});
