import { describe, expect, test } from "vitest";
import { type EventDates, placesLeft, registrationAt, statusAt } from "./event.ts";

const day = (time: string) => new Date(`2026-11-26T${time}+07:00`);
const dates: EventDates = {
  startsAt: day("09:00:00"),
  endsAt: day("16:00:00"),
  opensAt: day("06:00:00"),
  closesAt: day("08:00:00"),
};

describe("an event at", () => {
  test.each([
    ["08:59:59", "not-started"],
    ["09:00:00", "ongoing"],
    ["15:59:59", "ongoing"],
    ["16:00:00", "past"],
  ])("%s is %s", (time, status) => {
    expect(statusAt(dates, day(time))).toBe(status);
  });

  const unlimited = { quota: null, registered: 900 };
  test.each([
    ["05:59:59", "not-yet"],
    ["06:00:00", "open"],
    ["07:59:59", "open"],
    ["08:00:00", "closed"],
    ["15:59:59", "closed"],
    ["16:00:00", "past"],
  ])("%s takes registrations: %s", (time, registration) => {
    expect(registrationAt(dates, unlimited, day(time))).toBe(registration);
  });
});

test("without an opening moment one may register at once", () => {
  const places = { quota: 1, registered: 0 };
  expect(registrationAt({ ...dates, opensAt: null }, places, new Date(0))).toBe("open");
});

test.each([
  [{ quota: 3, registered: 2 }, 1, "open"],
  [{ quota: 3, registered: 3 }, 0, "full"],
  [{ quota: 3, registered: 5 }, 0, "full"],
  [{ quota: null, registered: 5 }, null, "open"],
])("places %o leave %j, so it is %s", (places, left, registration) => {
  expect(placesLeft(places)).toBe(left);
  expect(registrationAt(dates, places, day("07:00:00"))).toBe(registration);
});

test("a full event that is closed or over says that first: nothing will become free", () => {
  const full = { quota: 1, registered: 1 };
  expect(registrationAt(dates, full, day("08:00:00"))).toBe("closed");
  expect(registrationAt(dates, full, day("16:00:00"))).toBe("past");
});
