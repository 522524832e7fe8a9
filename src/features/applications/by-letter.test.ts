// Shows: suggestions 1
import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../tests/support/applications.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

test("who came by a letter with suggestions counts to the career site, with the letter's code", async () => {
  const { id, visitor } = await aReadyApplicant(portal);
  const { id: VacancyId } = await aVacancy(portal.platform);
  const sent = { VacancyId, activityPlatform: "email-saran", grecaptcha: await visitor.captcha(), lang: "id" };
  expect((await visitor.json("submit-application", sent)).body).toMatchObject({ acknowledge: 1 });
  const rows = portal.platform.database.db.selectFrom("applications").select(["platform_id", "media_code"]);
  expect(await rows.where("applicant_id", "=", id).execute()).toEqual([{ platform_id: 1, media_code: "email-saran" }]);
});
