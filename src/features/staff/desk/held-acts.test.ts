// Shows: F8, F29
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import type { AtDesk } from "../../../../tests/support/desk.ts";
import { getRows } from "../../../../tests/support/listed-applications.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());

const listNotices = async (reader: AtDesk) => getRows(await reader.send("GET", "notices?kind=held-by-suspended"));

async function setState(id: number, state: "suspended" | "active") {
  const admin = await acts.desk.as({ role: "admin" });
  const { body } = await admin.send("GET", `people/${id}`);
  const sent = { body: { state }, version: Number(body["version"]) };
  expect(await admin.send("PATCH", `people/${id}`, sent)).toMatchObject({ http: 200 });
}

test("a member with held acts is suspended: the company's other recruiters see a notice until the member is restored", async () => {
  const one = await acts.aCase();
  const colleague = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
  const elsewhere = (await acts.aCase()).recruiter;
  expect(await acts.decide(one, { kind: "hire" })).toMatchObject({ http: 201 });
  await setState(one.recruiter.id, "suspended");
  expect(await listNotices(colleague)).toMatchObject([{ kind: "held-by-suspended", thingId: one.recruiter.id }]);
  expect(await listNotices(elsewhere)).toEqual([]);
  expect((await colleague.send("GET", "held")).body).toMatchObject({ data: [{ applicationId: one.applicationId }] });
  await setState(one.recruiter.id, "active");
  expect(await listNotices(colleague)).toEqual([]);
});

test("a member without held acts is suspended: nobody sees a notice", async () => {
  const one = await acts.aCase();
  const colleague = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
  await setState(one.recruiter.id, "suspended");
  expect(await listNotices(colleague)).toEqual([]);
});
