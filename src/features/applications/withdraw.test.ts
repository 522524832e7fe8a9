// Shows: N15
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../tests/support/applications.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

test("ends the application with its reason, sends a receipt, and lets the person apply again", async () => {
  const { visitor, email, applicationId, apply } = await anApplication(portal);
  const reason = "Saya menerima\npekerjaan lain.";
  expect(await visitor.json("application/withdraw", { applicationId, reason })).toMatchObject({
    body: { acknowledge: 1 },
  });
  const { body } = await visitor.json("Application/details/id", { applicationId });
  expect(body["data"]).toMatchObject({
    applicationStatusId: 3,
    endReason: "withdrawn",
    recruitmentProgress: expect.arrayContaining([expect.objectContaining({ phaseStatus: "Not Continued" })]),
  });
  const mail = await eventually(async () => {
    const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
    expect(mails).toHaveLength(2);
    return mails[1] ?? "";
  });
  expect(mail).toContain("Lamaran ditarik: Analis Data");
  expect(mail).toContain("pekerjaan lain.");
  expect(await apply()).toBeGreaterThan(applicationId);
});

test("an application that has ended stays as it is, however often it is pressed", async () => {
  const { visitor, email, applicationId } = await anApplication(portal);
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => visitor.json("application/withdraw", { applicationId })),
  );
  expect(tries.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
  expect(await visitor.json("application/withdraw", { applicationId })).toMatchObject({
    http: 200,
    body: { acknowledge: 0, code: "already-ended", message: "Lamaran ini sudah berakhir." },
  });
  await eventually(async () => expect(await keptMailsTo(portal.platform.settings.dataDir, email)).toHaveLength(2));
});

test("is refused to anyone else, and a reason has its length", async () => {
  const [{ applicationId, visitor }, other] = [await anApplication(portal), await anApplication(portal)];
  expect(await other.visitor.json("application/withdraw", { applicationId })).toMatchObject({ http: 404 });
  const tooLong = { applicationId, reason: "x".repeat(2001) };
  expect(await visitor.json("application/withdraw", tooLong)).toMatchObject({
    http: 422,
    body: { errors: [{ path: "reason" }] },
  });
});
