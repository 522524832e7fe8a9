// Shows: F29
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import type { AtDesk } from "../../../../tests/support/desk.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());
beforeEach(() => acts.forgetHeld());

describe("of many at once", () => {
  test("who act on one application, one act is held", async () => {
    const one = await acts.aCase();
    const other = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
    const tries = Array.from({ length: 50 }, (_, index) =>
      acts.decide(one, { kind: "hire" }, index % 2 ? other : one.recruiter),
    );
    const https = (await Promise.all(tries)).map(({ http }) => http);
    expect(https.filter((http) => http === 201)).toHaveLength(1);
    expect(https.filter((http) => http >= 500)).toEqual([]);
  });

  test("of taking back and releasing at once, one counts, and the applicant sees its result", async () => {
    for (let round = 0; round < 5; round++) {
      const one = await acts.aCase();
      await acts.decide(one, { kind: "hire" });
      const minutes = await acts.minutesUntilDue();
      const [released, undone] = await Promise.all([acts.release(minutes), acts.undo(one, one.recruiter)]);
      expect([released, undone.http]).toBeOneOf([
        [1, 409],
        [0, 204],
      ]);
      expect((await acts.told(one)).data).toMatchObject({ applicationStatusId: released === 1 ? 2 : 1 });
    }
  });
});

test("nobody else's application is acted on: other companies' is not there, and other roles may not (F7)", async () => {
  const one = await acts.aCase();
  const other = await acts.desk.as({ role: "recruiter", companyIds: [(await acts.aCase()).companyId] });
  const send = (by: AtDesk) => acts.preview(one, { kind: "hire" }, by);
  expect(await send(other)).toMatchObject({ http: 404, body: { code: "not-found" } });
  expect((await acts.undo(one, other)).http).toBe(404);
  for (const role of ["admin", "editor", "privacy-officer"] as const) {
    expect(await send(await acts.desk.as({ role }))).toMatchObject({ http: 403, body: { right: "candidate.act" } });
  }
  const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
  expect(await send(manager)).toMatchObject({ http: 403 });
  await acts.decide(one, { kind: "hire" });
  expect((await other.send("GET", "held")).body).toMatchObject({ data: [], next: null, total: 0 });
});
