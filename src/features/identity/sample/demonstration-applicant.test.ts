import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import type { Visitor } from "../../../../tests/support/visitor.ts";
import { passwordFault } from "../password/password.ts";
import { seedDemonstrationApplicant } from "./demonstration-applicant.server.ts";

let platform: TestPlatform;
let visitor: () => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());

test("the demonstration applicant signs in with the printed password, and is made once", async () => {
  const made = await seedDemonstrationApplicant(platform);
  const browser = visitor();
  const form = { userName: made?.email, password: made?.password, grecaptcha: await browser.captcha() };
  expect(await browser.form("login", form)).toMatchObject({ body: { acknowledge: 1, name: "Sekar Paramitha" } });
  expect(passwordFault(made?.password ?? "")).toBeNull();
  expect(await seedDemonstrationApplicant(platform)).toBeNull();
});
