// Shows: J2, P7, promise 13
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../../tests/support/account-portal.ts";
import { aReadyApplicant, type Portal } from "../../../../tests/support/applicants.ts";
import { aVacancy } from "../../../../tests/support/applications.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof aReadyApplicant>>;

/** An applicant who agreed to the data-use statement before its text changed. */
async function agreedToAnOlderText(): Promise<Someone> {
  const someone = await aReadyApplicant(portal);
  const { db } = portal.platform.database;
  const older = db.updateTable("consents").set({ version: 1 }).where("applicant_id", "=", someone.id);
  await older.where("code", "=", "data-use").execute();
  return someone;
}

async function submit({ visitor }: Someone, more: object = {}) {
  const { id } = await aVacancy(portal.platform);
  return visitor.json("submit-application", {
    VacancyId: id,
    lang: "en",
    grecaptcha: await visitor.captcha(),
    ...more,
  });
}

function listConsents({ id }: Someone) {
  const { db } = portal.platform.database;
  const rows = db.selectFrom("consents").select(["version", "withdrawn_at"]).where("applicant_id", "=", id);
  return rows.where("code", "=", "data-use").orderBy("id").execute();
}

test("a changed statement leaves a complete resume complete, and names the consent that is asked for again", async () => {
  const someone = await agreedToAnOlderText();
  const { body } = await someone.visitor.get("get-profile/id");
  expect(body["data"]).toMatchObject({
    isComplete: true,
    missing: [],
    consent: { kebenaranData: true, penggunaanData: false },
    outdatedConsents: ["penggunaanData"],
  });
});

test("an older text does not count for an application; agreeing again does, and both versions stay on record", async () => {
  const someone = await agreedToAnOlderText();
  expect(await submit(someone)).toMatchObject({ body: { acknowledge: 0, code: "consent-missing" } });
  const consent = { kebenaranData: true, penggunaanData: true };
  expect(await submit(someone, { consent })).toMatchObject({ body: { acknowledge: 1 } });
  const [older, current, ...more] = await listConsents(someone);
  expect(more).toEqual([]);
  expect(older).toMatchObject({ version: 1, withdrawn_at: expect.any(Date) });
  expect(current).toMatchObject({ withdrawn_at: null });
  expect(current?.version).toBeGreaterThan(1);
  const { body } = await someone.visitor.get("get-profile/id");
  expect(body["data"]).toMatchObject({ outdatedConsents: [] });
});

test("my account marks the consent to an older text, which can still be withdrawn", async () => {
  const someone = await agreedToAnOlderText();
  const { body } = await someone.visitor.get("account/consents");
  expect(body["data"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: "data-use", version: 1, isCurrent: false, withdrawnAt: null }),
      expect.objectContaining({ code: "data-truth", isCurrent: true }),
    ]),
  );
  await someone.visitor.json("account/consents/withdraw", { code: "data-use", lang: "en" });
  expect((await listConsents(someone)).every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true);
});
