// Shows: F31
import { expect, test } from "vitest";
import { releaseMoment } from "./hold-act.server.ts";

const at = (text: string) => new Date(`${text}+07:00`);

test.each([
  ["2026-11-23T10:42:00", "2026-11-23T10:47:00"],
  ["2026-11-23T19:54:59", "2026-11-23T19:59:59"],
  ["2026-11-23T19:55:00", "2026-11-24T07:00:00"],
  ["2026-11-23T23:59:00", "2026-11-24T07:00:00"],
  ["2026-12-31T23:58:00", "2027-01-01T07:00:00"],
  ["2026-11-23T03:00:00", "2026-11-23T07:00:00"],
  ["2026-11-23T06:54:00", "2026-11-23T07:00:00"],
  ["2026-11-23T06:55:00", "2026-11-23T07:00:00"],
  ["2026-11-23T06:56:00", "2026-11-23T07:01:00"],
])("decided at %s, it leaves at %s", (now, leaves) => {
  expect(releaseMoment(at(now), null)).toEqual(at(leaves));
});

test.each([
  ["2026-11-24T09:00:00", "2026-11-24T09:00:00"],
  ["2026-11-24T21:00:00", "2026-11-25T07:00:00"],
  ["2026-12-07T10:42:00", "2026-12-07T10:42:00"],
])("chosen for %s, it leaves at %s", (chosen, leaves) => {
  expect(releaseMoment(at("2026-11-23T10:42:00"), at(chosen))).toEqual(at(leaves));
});

test.each(["2026-11-23T10:41:59", "2026-12-07T10:42:01"])("%s is no moment to choose", (chosen) => {
  expect(releaseMoment(at("2026-11-23T10:42:00"), at(chosen))).toBeNull();
});
