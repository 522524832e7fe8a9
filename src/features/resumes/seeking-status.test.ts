import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal, portalOfTest } from "../../../tests/support/applicants.ts";
import { idOfCode } from "../master-data/master-data.server.ts";
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

test("an unknown one is a wrong field", async () => {
  const { visitor } = await aReadyApplicant(portal);
  for (const seekingJobStatusId of [99, "aktif", null, 2 ** 40]) {
    const refused = await visitor.json("form/seeking-job-status", { seekingJobStatusId });
    expect(refused).toMatchObject({ http: 422, body: { errors: [{ path: "seekingJobStatusId" }] } });
  }
});
