// Shows: F39
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../tests/support/applications.ts";
import { type AtDesk, deskOfTest } from "../../../../tests/support/desk.ts";
import { getRows, type ListedApplications, listedApplications } from "../../../../tests/support/listed-applications.ts";

// Close moments show that two applications are one person's: for a hidden person every answer, order and cursor has
// the day alone.

let portal: Portal;
let four: ListedApplications;
let recruiter: AtDesk;
beforeAll(async () => {
  portal = await applyingOfTest();
  four = await listedApplications(portal, 4);
  recruiter = await deskOfTest(portal.platform).as({ role: "recruiter", companyIds: [four.companyId] });
  await four.restore();
  await db().updateTable("vacancies").set({ blind: true }).where("id", "=", four.vacancyId).execute();
  // The later a number, the earlier in the day it came.
  for (const [place, id] of four.ids.entries()) {
    const at = new Date(`2026-11-20T0${8 - place}:12:34.567Z`);
    const set = { applied_at: at, waiting_since: at };
    await db().updateTable("desk_applications").set(set).where("application_id", "=", id).execute();
  }
});
afterAll(() => portal.platform.close());

const db = () => portal.platform.database.db;
const moment = /\d\d:\d\d/;

test("for someone hidden every answer has the day alone", async () => {
  const [id = 0, other = 0] = four.ids;
  const paths = [
    ...["applications", `applications/${id}`, `applications/${id}/snapshots/1`, `applications/${id}/timeline`],
    ...[`applications/${id}/acts`, `applications/${id}/star`, `compare?ids=${id},${other}`],
  ];
  for (const path of paths) {
    const { http, text } = await recruiter.send("GET", path);
    expect([path, http]).toEqual([path, 200]);
    expect(`${path} ${text}`).not.toMatch(moment);
  }
  const [row] = getRows(await recruiter.send("GET", "applications"));
  expect(row).toMatchObject({ appliedAt: "2026-11-20", waitingSince: "2026-11-20" });
});

test.each(["applied", "waiting"])(
  "sorted by %s, those of one day stand by their numbers, whatever time they came",
  async (sort) => {
    const byNumber = four.ids.toSorted((one, other) => one - other);
    for (const [order, expected] of [
      [sort, byNumber],
      [`-${sort}`, byNumber.toReversed()],
    ] as const) {
      const found: unknown[] = [];
      let next: unknown = "";
      while (next !== null) {
        const cursor = next === "" ? "" : `&cursor=${String(next)}`;
        const answer = await recruiter.send("GET", `applications?sort=${order}&limit=1${cursor}`);
        expect(answer.http).toBe(200);
        found.push(...getRows(answer).map(({ id }) => id));
        next = answer.body["next"] ?? null;
      }
      expect(found).toEqual(expected);
      const at = `applications/${expected[1]}?list=${encodeURIComponent(`sort=${order}`)}`;
      expect((await recruiter.send("GET", at)).body).toMatchObject({ previous: expected[0], next: expected[2] });
    }
  },
);

test("for someone named every answer has the moment, so that the test above can fail", async () => {
  await db().updateTable("vacancies").set({ blind: false }).where("id", "=", four.vacancyId).execute();
  const { text } = await recruiter.send("GET", "applications");
  expect(text).toMatch(moment);
});
