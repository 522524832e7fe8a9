import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { getVisitors } from "../../tests/support/visitor.ts";
import { createEndpoints } from "./endpoints.ts";
import { migrations } from "./migrations.ts";

let platform: TestPlatform;
let visit: ReturnType<typeof getVisitors>;
beforeAll(async () => {
  platform = await testPlatform({ migrations, env: { MAINTENANCE: "true" } });
  const { identify, endpoints } = createEndpoints(platform);
  visit = getVisitors(platform, identify, endpoints);
});
afterAll(() => platform.close());

const words = { id: "Situs sedang dalam pemeliharaan.", en: "The site is under maintenance." };

test.each([
  ["at the end of its path", "en", () => visit().get("company-list/en")],
  ["in upper case", "en", () => visit().get("company-list/EN")],
  ["in the middle of its path", "en", () => visit().get("master-data/en/institution")],
  ["in its query", "en", () => visit().get("form/platform-dropdown?lang=en")],
  ["in its JSON", "en", () => visit().json("forget-password", { email: "a@contoh.id", lang: "en" })],
  ["as Language", "en", () => visit().json("get-saved-vacancy", { Language: "en" })],
  ["in its form", "en", () => visit().form("login", { siteType: "web", lang: "EN" })],
  ["in a form with files", "en", () => visit().multipart("form/update-profile", { data: {}, lang: "en" })],
  ["where there is no such call", "en", () => visit().get("no-such-call?lang=en")],
  ["nowhere", "id", () => visit().json("logout", {})],
  ["by a name that there is not", "id", () => visit().get("company-list/fr")],
] as const)("a call that names its language %s is refused in it, with a request's id", async (_, language, call) => {
  const { http, headers, body } = await call();
  expect({ http, ...body }).toMatchObject({
    ...{ http: 503, acknowledge: 0, code: "maintenance", message: words[language] },
    requestId: expect.stringMatching(/^[\w-]{10,}$/),
  });
  expect(headers.get("retry-after")).toBe("120");
  expect(headers.get("x-request-id")).toBe(body["requestId"]);
});

// Shows: S20, promise 24
test("every refusal has an id of its own, which nobody else chooses", async () => {
  const asker = visit({ headers: { "x-request-id": "chosen-by-a-stranger" } });
  const ids = [await asker.get("company-list/id"), await asker.get("company-list/id")].map(
    ({ body }) => body["requestId"],
  );
  expect(new Set([...ids, "chosen-by-a-stranger"]).size).toBe(3);
});
