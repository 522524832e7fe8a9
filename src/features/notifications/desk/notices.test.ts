// Shows: F9, F36
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import type { AtDesk } from "../../../../tests/support/desk.ts";
import { actOn, aDeskVacancy } from "../../../../tests/support/desk-vacancies.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";
import { seedFunctions } from "../../vacancies/put/ensure-functions.server.ts";
import { forgetOldNotices } from "../notice.queries.server.ts";
import { noticesAnswer } from "./notices.api.server.ts";

let acts: ActsOfTest;
let one: Awaited<ReturnType<ActsOfTest["aCase"]>>;
let colleague: AtDesk;
beforeAll(async () => {
  acts = await actsOfTest();
  await seedFunctions(acts.platform.database);
  one = await acts.aCase();
  colleague = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
});
afterAll(() => acts.platform.close());
beforeEach(() => acts.db.deleteFrom("staff_notices").execute());

async function getNotices(who: AtDesk, query = "") {
  const response = await who.send("GET", `notices${query}`);
  expect(response.http).toBe(200);
  return noticesAnswer.parse(response.body);
}

const mention = (staffIds: number[], of = one, by = of.recruiter) =>
  by.send("POST", `applications/${of.applicationId}/notes`, { body: { text: "Lihat ini.", mentions: staffIds } });

const read = (who: AtDesk, body: object) => who.send("POST", "notices/read", { body });

describe("a mention in a note", () => {
  test("goes to the people whom the note mentions, and to nobody else, with nothing of the applicant", async () => {
    await mention([colleague.id]);
    const { data, total } = await getNotices(colleague);
    expect(total).toBe(1);
    expect(data).toMatchObject([
      { kind: "mention", by: "Ratna Wulandari", applicationId: one.applicationId, vacancy: { id: one.vacancyId } },
    ]);
    expect((await getNotices(one.recruiter)).total).toBe(0);
    const { name } = await acts.db
      .selectFrom("desk_applications")
      .select("name")
      .where("application_id", "=", one.applicationId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(data)).not.toContain(name);
    expect(JSON.stringify(data)).not.toContain(one.email);
    expect(JSON.stringify(data)).not.toContain("Lihat ini");
  });

  test("that a change adds sends a notice, that it removes withdraws it, and deleting the note withdraws all", async () => {
    const third = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
    const { body } = await mention([colleague.id]);
    const path = `notes/${Number(body["id"])}`;
    await one.recruiter.send("PATCH", path, { body: { mentions: [third.id] }, version: 1 });
    expect((await getNotices(colleague)).total).toBe(0);
    expect((await getNotices(third)).total).toBe(1);
    await one.recruiter.send("DELETE", path, { version: 2 });
    expect((await getNotices(third)).total).toBe(0);
  });

  test("is not shown nor counted once its reader may not see the application any more", async () => {
    const leaving = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
    const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
    const share = (shared_at: Date | null) =>
      acts.db
        .updateTable("desk_applications")
        .set({ shared_at })
        .where("application_id", "=", one.applicationId)
        .execute();
    await share(acts.platform.clock());
    await mention([leaving.id, manager.id]);
    expect((await getNotices(leaving)).total).toBe(1);
    expect((await getNotices(manager)).total).toBe(1);
    await acts.db.deleteFrom("recruiter_companies").where("staff_id", "=", leaving.id).execute();
    await share(null);
    expect(await getNotices(leaving, "?unread=true")).toMatchObject({ data: [], total: 0 });
    expect(await getNotices(manager)).toMatchObject({ data: [], total: 0 });
  });

  test("is deleted with the applicant's account, and otherwise after ninety days", async () => {
    const gone = await acts.aCase();
    const reader = await acts.desk.as({ role: "recruiter", companyIds: [gone.companyId] });
    await mention([reader.id], gone);
    await mention([colleague.id]);
    await deleteAccount(acts.platform, personalDataOfRooms, gone.id, "test");
    const left = () => acts.db.selectFrom("staff_notices").select("staff_id").execute();
    expect(await left()).toEqual([{ staff_id: colleague.id }]);
    const { platform } = acts;
    await forgetOldNotices(platform);
    expect(await left()).toHaveLength(1);
    await forgetOldNotices({ ...platform, clock: () => new Date(platform.clock().getTime() + 91 * 86_400_000) });
    expect(await left()).toEqual([]);
  });
});

test("a review is requested of all who may publish it except the last editor; returned, it notifies the editor", async () => {
  const elsewhere = await acts.desk.as({ role: "recruiter", companyIds: [(await acts.aCase()).companyId] });
  const suspended = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
  await acts.db.updateTable("staff").set({ state: "suspended" }).where("id", "=", suspended.id).execute();
  const { id } = await aDeskVacancy(one.recruiter, one.companyId);
  expect((await actOn(one.recruiter, id, "submit")).http).toBe(200);
  const about = { vacancy: { id }, applicationId: null };
  expect((await getNotices(colleague)).data).toMatchObject([{ kind: "review-asked", ...about }]);
  for (const not of [one.recruiter, elsewhere]) expect((await getNotices(not)).total).toBe(0);
  const toSuspended = acts.db.selectFrom("staff_notices").select("id").where("staff_id", "=", suspended.id);
  expect(await toSuspended.execute()).toEqual([]);
  expect((await actOn(colleague, id, "return", { words: "Gaji belum ada." })).http).toBe(200);
  const notices = (await getNotices(one.recruiter)).data;
  expect(notices).toMatchObject([{ kind: "returned", ...about }]);
  expect(JSON.stringify(notices)).not.toContain("Gaji belum ada");
});

test("one marks one's own notices as read, some or all that were shown, and nobody else's", async () => {
  for (const _ of [1, 2, 3]) await mention([colleague.id]);
  const { data } = await getNotices(colleague, "?unread=true");
  const [newest, middle, oldest] = data.map(({ id }) => id);
  await read(one.recruiter, { ids: [newest] });
  await read(one.recruiter, { upTo: newest });
  expect((await getNotices(colleague, "?unread=true")).total).toBe(3);
  expect((await read(colleague, { ids: [oldest] })).http).toBe(204);
  expect((await getNotices(colleague, "?unread=true")).data.map(({ id }) => id)).toEqual([newest, middle]);
  await read(colleague, { upTo: middle });
  expect((await getNotices(colleague, "?unread=true")).data.map(({ id }) => id)).toEqual([newest]);
  expect((await getNotices(colleague)).data.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  for (const body of [{}, { ids: [] }, { ids: [1], upTo: 1 }, { upTo: 0 }]) {
    expect((await read(colleague, body)).http).toBe(422);
  }
});

test("pages of the list lose and double none while new ones come, and a kind narrows it", async () => {
  for (const _ of [1, 2, 3]) await mention([colleague.id]);
  const first = await getNotices(colleague, "?limit=2");
  await mention([colleague.id]);
  const second = await getNotices(colleague, `?limit=2&cursor=${first.next}`);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(ids).toHaveLength(3);
  expect(second.next).toBeNull();
  expect((await getNotices(colleague, "?kind=mention")).total).toBe(4);
  expect((await getNotices(colleague, "?kind=returned")).total).toBe(0);
  expect((await colleague.send("GET", "notices?cursor=x")).http).toBe(400);
});
