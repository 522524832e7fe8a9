// Shows: F6, promise 5
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { accountsOfTest, password } from "../../../../tests/support/accounts.ts";
import { type DeskBrowser, deskBrowsers } from "../../../../tests/support/desk-browser.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../../../tests/support/two-step.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import { deskEndpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { staffPrincipal } from "../principal.ts";

const grave = deskEndpoint(
  defineDeskCall<object, { done: true }>()({
    ...{ method: "POST", path: "staff/grave", needs: "desk.read", who: "staff", body: "none", needsProof: true },
  }),
  { request: z.object({}), answer: z.object({ done: z.literal(true) }), handle: async () => accept({ done: true }) },
);

let platform: TestPlatform;
let browser: () => DeskBrowser;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  ({ browser } = deskBrowsers(platform, [grave]));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

/** The next half minute's code: one counts once. */
function code(): string {
  later(0.5);
  return getCode(rfcSecret, platform.time.now);
}

async function signedIn(options: { sharedDevice?: boolean } = {}): Promise<DeskBrowser> {
  const { id, email } = await aStaffMember(platform);
  await withTwoStepOf(platform, staffPrincipal(id));
  const own = browser();
  await own.send("POST", "session", { email, password, ...options });
  expect((await own.send("POST", "session/second-step", { code: code() })).http).toBe(200);
  return own;
}

const needed = { http: 403, body: { code: "step-up-needed" } };

test("a call that needs a proof works for a quarter of an hour after the second step, then a code renews it", async () => {
  const { send } = await signedIn();
  later(14);
  expect((await send("POST", "grave")).http).toBe(200);
  later(2);
  expect(await send("POST", "grave")).toMatchObject(needed);
  expect(await send("POST", "session/step-up", { code: "000000" })).toMatchObject({
    http: 401,
    body: { code: "invalid-code" },
  });
  expect(await send("POST", "grave")).toMatchObject(needed);
  expect((await send("POST", "session/step-up", { code: code() })).http).toBe(204);
  expect((await send("POST", "grave")).http).toBe(200);
});

test("a code counts once, a recovery code does as well, and an empty form gets an error for each missing field", async () => {
  const { send } = await signedIn();
  later(16);
  const shownCode = code();
  expect((await send("POST", "session/step-up", { code: shownCode })).http).toBe(204);
  later(16);
  expect((await send("POST", "session/step-up", { code: shownCode })).http).toBe(401);
  expect(await send("POST", "session/step-up", {})).toMatchObject({
    http: 422,
    body: { errors: [{ pointer: "/code", code: "required" }] },
  });
  expect((await send("POST", "session/step-up", { recoveryCode: "7K2M-94QD-X8RT" })).http).toBe(204);
  expect((await send("POST", "grave")).http).toBe(200);
});

test("the password renews nothing: not as a code, and not where it opens a lock", async () => {
  const { send } = await signedIn({ sharedDevice: false });
  later(61);
  expect((await send("POST", "session/unlock", { password })).http).toBe(204);
  expect(await send("POST", "grave")).toMatchObject(needed);
  expect((await send("POST", "session/step-up", { code: password })).http).toBe(401);
  expect(await send("POST", "grave")).toMatchObject(needed);
});

test("a caller who is not signed in is refused first", async () => {
  expect(await browser().send("POST", "grave")).toMatchObject({ http: 401, body: { code: "signed-out" } });
  expect(await browser().send("POST", "session/step-up", { code: "123456" })).toMatchObject({ http: 401 });
});
