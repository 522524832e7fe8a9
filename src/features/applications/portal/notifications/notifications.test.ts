// Shows: N10
import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../../tests/support/applications.ts";
import { insertNotification } from "../../notification.queries.server.ts";
import { phaseOrder } from "../../phases.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

/** Someone with an application and this many notifications, a minute apart. */
async function someoneWith(count: number) {
  const someone = await aReadyApplicant(portal);
  const { id: VacancyId } = await aVacancy(portal.platform);
  const grecaptcha = await someone.visitor.captcha();
  const sent = await someone.visitor.json("submit-application", { VacancyId, grecaptcha });
  const { database } = portal.platform;
  const [phase] = await phaseOrder(database.db);
  const about = {
    applicantId: someone.id,
    applicationId: Number(sent.body["applicationId"]),
    phaseId: phase?.id ?? null,
  };
  for (let n = 0; n < count; n += 1) {
    const at = new Date(Date.UTC(2026, 10, 22, 3, n));
    await database.transact((tx) => insertNotification(tx, { ...about, kind: "phase-passed" }, at));
  }
  return someone;
}

const list = async (someone: Awaited<ReturnType<typeof someoneWith>>, query = "", language = "id") =>
  (await someone.visitor.get(`notifications/${language}${query}`)).body;

test("the newest come first, in the asked language, ten a page", async () => {
  const someone = await someoneWith(12);
  const first = await list(someone);
  expect(first).toMatchObject({ acknowledge: 1, totalRows: 12, unread: 12 });
  expect(first["data"]).toHaveLength(10);
  expect((await list(someone, "?PageNo=2"))["data"]).toHaveLength(2);
  expect((await list(someone, "?PageSize=1", "en"))["data"]).toMatchObject([
    {
      kind: "phase-passed",
      text: expect.stringMatching(/^You passed the phase Application received for Data Analyst at Perusahaan \d+\.$/),
      at: "2026-11-22T10:11:00+07:00",
      isRead: false,
    },
  ]);
  const wrong = await someone.visitor.get("notifications/id?PageSize=51&PageNo=0");
  expect(wrong).toMatchObject({ http: 422, body: { errors: [{ path: "PageNo" }, { path: "PageSize" }] } });
});

test("some or all are marked as read, never another's", async () => {
  const [someone, other] = [await someoneWith(3), await someoneWith(1)];
  const ids = async () => {
    const { data } = await list(someone);
    return Array.isArray(data) ? data.map(({ id }) => Number(id)) : [];
  };
  const [newest = 0] = await ids();
  expect((await someone.visitor.json("notifications/read", { ids: [newest, newest] })).body).toMatchObject({
    unread: 2,
  });
  expect((await list(someone))["data"]).toMatchObject([{ isRead: true }, { isRead: false }, { isRead: false }]);
  await other.visitor.json("notifications/read", { ids: await ids() });
  expect(await list(someone)).toMatchObject({ unread: 2 });
  expect((await someone.visitor.json("notifications/read", { all: true })).body).toMatchObject({ unread: 0 });
  expect(await list(other)).toMatchObject({ unread: 1 });
});

test.each([[{}], [{ ids: [] }], [{ ids: ["x"] }], [{ ids: [0] }], [{ all: false }]])(
  "%j marks nothing: 422",
  async (body) => {
    const someone = await someoneWith(0);
    expect(await someone.visitor.json("notifications/read", body)).toMatchObject({ http: 422 });
  },
);
