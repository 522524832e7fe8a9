import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { eventKinds, eventVersion, parseDetails } from "../../src/features/applications/change/application-event.ts";

// What happened to applications, as every version wrote it: `0.json` as the sample did before details had versions,
// which the database counts as version 1; `1.json` and so on since. All but the first say the same.

const folder = "tests/stored-json/application_events.details";
const events = z.array(z.object({ kind: z.enum(eventKinds), details: z.unknown() }));

const stored = (version: number) => events.parse(JSON.parse(readFileSync(`${folder}/${version}.json`, "utf8")));
const storedDetails = stored(eventVersion).map(({ details }) => details);
const versions = Array.from({ length: eventVersion }, (_, index) => index + 1);

test("events have a fixture of every version, and none of another", () => {
  expect(globSync(`${folder}/*`).toSorted()).toEqual([0, ...versions].map((version) => `${folder}/${version}.json`));
});

test("every kind of event is among the newest", () => {
  expect([...new Set(stored(eventVersion).map(({ kind }) => kind))].toSorted()).toEqual(eventKinds.toSorted());
});

test.each(versions)("events are read when version %i wrote them, as what is written now", (version) => {
  expect(stored(version).map((event) => parseDetails({ ...event, version }))).toEqual(storedDetails);
});

test("what the sample wrote before details had versions is read by the names of today", () => {
  const statuses = ["on-process", "passed", "not-continued", "vacancy-closed"];
  expect(stored(0).map((event) => parseDetails({ ...event, version: 1 }))).toEqual(
    statuses.map((status) => ({ phase: "screening", status })),
  );
});

test("what was erased is nothing", () => {
  expect(parseDetails({ kind: "withdrawn", version: eventVersion, details: {} })).toBeNull();
});

const progressed = { row: "c2hhMjU2", kind: "invited", phaseId: 4 } as const;

test.each([
  ["submitted", eventVersion, { version: "1" }],
  ["progressed", 1, { ...progressed, kind: "promoted", status: 1 }],
  ["progressed", 1, { ...progressed, status: "on-process" }],
  ["progressed", 2, { ...progressed, status: 1 }],
  ["withdrawn", eventVersion, { because: "boredom" }],
] as const)("%s that version %i never wrote is a fault: %o", (kind, version, details) => {
  expect(() => parseDetails({ kind, version, details })).toThrow();
});

test("events of a version to come are refused", () => {
  const event = { kind: "edited", version: eventVersion + 1, details: { version: 2 } } as const;
  expect(() => parseDetails(event)).toThrow("newer than this program");
});
