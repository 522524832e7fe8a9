import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { type SocialProviderOfTest, startSocialProvider } from "../../../../../tests/support/social-provider.ts";
import { createRedirectFlow } from "./redirect-flow.server.ts";

let provider: SocialProviderOfTest;
let platform: TestPlatform;
beforeAll(async () => {
  provider = await startSocialProvider();
  platform = await testPlatform({ migrations: [], env: provider.env });
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});

/** Goes to Google and comes back; the call answers `code`. */
async function comeBackTo(code: string): Promise<Response> {
  const [google] = createRedirectFlow(platform);
  if (google === undefined) throw new Error("Google is not set up.");
  const begun = await google.begin(new Request("http://localhost:3000/signin/google?redirect=%2Fagenda"));
  const cookie = begun.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const there = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const back = new Request(there.headers.get("location") ?? "", { headers: { cookie } });
  const headers = { "set-cookie": "second-step=sealed; Path=/" };
  return google.finish(back, async () => Response.json({ acknowledge: 0, code }, { headers }));
}

test("somebody who needs a second step goes to it, with the cookie that the call set for it", async () => {
  const answered = await comeBackTo("otp-required");
  expect(answered.headers.get("location")).toBe("http://localhost:3000/signin?step=2&redirect=%2Fagenda");
  expect(answered.headers.getSetCookie()[0]).toBe("second-step=sealed; Path=/");
});

test.each([
  ["too-many", "too-many"],
  ["not-activated", "not-activated"],
  ["a code that this page does not know", "provider-away"],
])("the refusal %j is shown as %s", async (code, reason) => {
  const { headers } = await comeBackTo(code);
  expect(headers.get("location")).toBe(`http://localhost:3000/signin?social=${reason}&by=google&redirect=%2Fagenda`);
});
