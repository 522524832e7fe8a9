// Shows: F10
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";

let portal: Portal;
let desk: DeskOfTest;
let three: ListedApplications;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  three = await listedApplications(portal, 3);
});
afterAll(() => portal.platform.close());

test("a vacancy counts who waits past the promised day, as its own list of them does", async () => {
  const [one = 0, two = 0, last = 0] = three.ids;
  await three.change(one, { due_on: "2020-01-01" });
  await three.change(two, { due_on: "2099-01-01" });
  await three.change(last, { due_on: "2020-01-01", tab: -1 });
  const { send } = await desk.as({ role: "recruiter", companyIds: [three.companyId] });
  const row = getRows(await send("GET", "vacancies")).find(({ id }) => id === three.vacancyId);
  expect(row).toMatchObject({ late: 1 });
  const inProcess = "waiting=late&outcome=in-process";
  await three.change(last, { due_on: null });
  const { body } = await send("GET", `applications?vacancyId=${three.vacancyId}&${inProcess}`);
  expect(body).toMatchObject({ total: 1 });
});
