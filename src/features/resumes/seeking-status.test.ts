// Shows: A13, promise 16
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProfile, aReadyApplicant, type Portal, portalOfTest } from "../../../tests/support/applicants.ts";
import { idOfCode } from "../reference-data/master-data.server.ts";
import { resumeSummary } from "./read/resume-summary.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

test("the status changes alone and answers its code", async () => {
  const someone = await aReadyApplicant(portal);
  const id = await idOfCode(portal.platform.database.db, "seekingJobStatus", "tidak aktif");
  const changed = await someone.visitor.json("form/seeking-job-status", { seekingJobStatusId: id });
  expect(changed).toMatchObject({ http: 200, body: { acknowledge: 1, seekingJobStatus: "tidak aktif" } });
  const { body } = await someone.visitor.get("get-profile/id");
  expect(body["data"]).toMatchObject({ version: 2, personalData: { seekingJobStatusId: id, nama: "Dewi Lestari" } });
  expect(await resumeSummary(portal.platform, someone.id)).toMatchObject({
    seekingJobStatus: "tidak aktif",
    isUpToDate: true,
  });
});

describe("a resume that was opened before the status changed", () => {
  type Someone = Awaited<ReturnType<typeof aReadyApplicant>>;
  const getId = async (code: string) => Number(await idOfCode(portal.platform.database.db, "seekingJobStatus", code));
  const setStatus = async ({ visitor }: Someone, code: string) =>
    visitor.json("form/seeking-job-status", { seekingJobStatusId: await getId(code) });

  async function save({ visitor }: Someone, version: number, overrides: object) {
    const profile = await aProfile(portal.platform, version);
    const data = { ...profile, personalData: { ...profile.personalData, ...overrides } };
    return visitor.multipart("form/update-profile", { data, grecaptcha: await visitor.captcha() });
  }

  test("is saved nevertheless, and keeps the new status", async () => {
    const someone = await aReadyApplicant(portal);
    const opened = (await aProfile(portal.platform)).personalData.seekingJobStatusId;
    await setStatus(someone, "pasif");
    await setStatus(someone, "tidak aktif");
    const saved = await save(someone, 1, { nama: "Dewi Putri", seekingJobStatusId: opened });
    expect(saved).toMatchObject({
      http: 200,
      body: {
        data: { version: 4, personalData: { nama: "Dewi Putri", seekingJobStatusId: await getId("tidak aktif") } },
      },
    });
  });

  test("opened between two changes is saved too, and a status that it changes itself counts", async () => {
    const someone = await aReadyApplicant(portal);
    await setStatus(someone, "pasif");
    await setStatus(someone, "tidak aktif");
    const saved = await save(someone, 2, { seekingJobStatusId: await getId("aktif") });
    expect(saved.body["data"]).toMatchObject({ personalData: { seekingJobStatusId: await getId("aktif") } });
  });

  test("set to the earlier value by a form that was opened after the change, keeps that value", async () => {
    const someone = await aReadyApplicant(portal);
    const first = (await aProfile(portal.platform)).personalData.seekingJobStatusId;
    await setStatus(someone, "tidak aktif");
    const saved = await save(someone, 2, { seekingJobStatusId: first });
    expect(saved.body["data"]).toMatchObject({ version: 3, personalData: { seekingJobStatusId: first } });
  });

  test("is refused when the document was saved meanwhile, with any status", async () => {
    const someone = await aReadyApplicant(portal);
    await setStatus(someone, "pasif");
    expect(await save(someone, 2, { nama: "Dewi Putri" })).toMatchObject({ http: 200 });
    await setStatus(someone, "tidak aktif");
    for (const version of [1, 2, 0, 9]) {
      const stale = await save(someone, version, { nama: "Dewi Ayu" });
      expect(stale).toMatchObject({
        http: 409,
        body: { current: { version: 4, personalData: { nama: "Dewi Putri" } } },
      });
    }
    expect(await save(someone, 3, { nama: "Dewi Ayu" })).toMatchObject({ http: 200 });
  });

  test("is saved after many changes too, and the stored history stays small", async () => {
    const someone = await aReadyApplicant(portal);
    for (let turn = 0; turn < 55; turn += 1) await setStatus(someone, turn % 2 === 0 ? "pasif" : "tidak aktif");
    const row = portal.platform.database.db.selectFrom("resumes").select("earlier_statuses");
    const { earlier_statuses } = await row.where("applicant_id", "=", someone.id).executeTakeFirstOrThrow();
    expect(Object.keys(Object(earlier_statuses))).toHaveLength(50);
    expect(await save(someone, 30, { nama: "Dewi Ayu" })).toMatchObject({ http: 200 });
  });
});

test("an unknown one is a wrong field", async () => {
  const { visitor } = await aReadyApplicant(portal);
  for (const seekingJobStatusId of [99, "aktif", null, 2 ** 40]) {
    const refused = await visitor.json("form/seeking-job-status", { seekingJobStatusId });
    expect(refused).toMatchObject({ http: 422, body: { errors: [{ path: "seekingJobStatusId" }] } });
  }
});
