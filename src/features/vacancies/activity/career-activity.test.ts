import { expect, test } from "vitest";
import { activityRecords, findMediaCode, withActivity } from "./career-activity.ts";

const now = new Date("2026-11-21T08:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test("a link counts for a day, for its vacancy alone", () => {
  const cookie = withActivity(undefined, { vacancyId: 7, mediaCode: "JF26" }, now);
  expect(JSON.parse(cookie)).toEqual([{ vacancyId: 7, mediaCode: "JF26", expireAt: "2026-11-22T08:00:00.000Z" }]);
  expect(findMediaCode(cookie, 7, hours(23.9))).toBe("JF26");
  expect(findMediaCode(cookie, 8, now)).toBeNull();
  expect(findMediaCode(cookie, 7, hours(24))).toBeNull();
});

test("links of several windows live side by side, a vacancy's newest one counts", () => {
  const first = withActivity(undefined, { vacancyId: 7, mediaCode: "A" }, now);
  const second = withActivity(first, { vacancyId: 8, mediaCode: "B" }, now);
  const third = withActivity(second, { vacancyId: 7, mediaCode: "C" }, hours(1));
  expect([7, 8].map((id) => findMediaCode(third, id, hours(2)))).toEqual(["C", "B"]);
  expect(findMediaCode(third, 8, hours(24.5))).toBeNull();
});

test("the cookie stays small", () => {
  let cookie: string | undefined;
  for (let vacancyId = 1; vacancyId <= 100; vacancyId += 1)
    cookie = withActivity(cookie, { vacancyId, mediaCode: "x".repeat(50) }, now);
  expect(activityRecords(cookie, now)).toHaveLength(8);
  expect(encodeURIComponent(cookie ?? "").length).toBeLessThan(2_000);
});

test.each([
  undefined,
  "",
  "nonsense",
  "{}",
  "null",
  "[null, 1, []]",
  '[{"vacancyId":"7","mediaCode":"A","expireAt":"2099-01-01"}]',
  '[{"vacancyId":7,"mediaCode":{},"expireAt":"2099-01-01"}]',
  '[{"vacancyId":7,"mediaCode":"A","expireAt":"tomorrow"}]',
])("the cookie %j says nothing", (cookie) => {
  expect(findMediaCode(cookie, 7, now)).toBeNull();
});
