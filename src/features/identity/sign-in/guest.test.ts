import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, password } from "../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

describe("a guest", () => {
  test("gets a token that opens guests' calls, as Bearer and bare, and no applicant's", async () => {
    const client = visitor({ isBrowser: false });
    const { http, body } = await client.form("login", { siteType: "web", lang: "id" });
    expect({ http, ...body }).toMatchObject({ http: 200, acknowledge: 1, name: "guest" });
    for (const authorization of [`Bearer ${body["token"]}`, String(body["token"])]) {
      const holder = visitor({ isBrowser: false, headers: { authorization } });
      expect(await holder.json("auth/check-email", { email: "baru@contoh.id" })).toMatchObject({ http: 200 });
      expect(await holder.get("account/security")).toMatchObject({ http: 401, body: { code: "sign-in-required" } });
    }
  });

  test("who signed out opens nothing with the token any more; another guest's goes on", async () => {
    const getToken = async () => (await visitor({ isBrowser: false }).form("login", { siteType: "web" })).body["token"];
    const getHolder = (token: unknown) =>
      visitor({ isBrowser: false, headers: { authorization: `Bearer ${String(token)}` } });
    const [leaving, staying] = [getHolder(await getToken()), getHolder(await getToken())];
    expect(await leaving.json("logout", {})).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    for (const path of ["auth/check-email", "logout"]) {
      const refused = await leaving.json(path, { email: "baru@contoh.id" });
      expect(refused).toMatchObject({ http: 401, body: { code: "token-expired" } });
    }
    expect(await staying.json("auth/check-email", { email: "baru@contoh.id" })).toMatchObject({ http: 200 });
  });

  test("in a browser loses the cookie that was signed out, wherever it was copied to", async () => {
    const browser = visitor();
    await browser.form("login", { siteType: "web" });
    const copy = visitor();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.json("logout", {});
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await copy.json("logout", {})).toMatchObject({ http: 401, body: { code: "token-expired" } });
  });

  test("gets a cookie as a browser, and none as another client", async () => {
    const browser = visitor();
    await browser.form("login", { siteType: "web" });
    expect([...browser.cookies.keys()]).toEqual(["guest", "guest-known"]);
    const client = visitor({ isBrowser: false });
    expect((await client.form("login", { siteType: "web" })).headers.getSetCookie()).toEqual([]);
  });

  test("has to start again after 24 hours", async () => {
    const browser = visitor();
    await browser.form("login", { siteType: "web" });
    platform.time.now = new Date(platform.time.now.getTime() + 24 * 3_600_000);
    expect(await browser.json("logout", {})).toMatchObject({ http: 401, body: { code: "token-expired" } });
  });

  test.each([
    ["without a token", {}],
    ["with a made-up one", { authorization: "Bearer abc" }],
  ])("%s is refused", async (_, headers) => {
    const client = visitor({ isBrowser: false, headers });
    expect(await client.json("logout", {})).toMatchObject({ http: 401, body: { code: "token-expired" } });
  });
});

test.each([
  [{ userName: "", password: "" }, 200, "invalid-credentials"],
  [{ userName: " ", password: "" }, 200, "invalid-credentials"],
  [{ userName: "", password }, 422, "invalid-fields"],
  [{ userName: "dewi@contoh.id", password: "" }, 422, "invalid-fields"],
  [{ userName: "" }, 200, "invalid-credentials"],
  [{ password: "" }, 200, "invalid-credentials"],
  [{ userName: "dewi@contoh.id" }, 422, "invalid-fields"],
  [{ password }, 422, "invalid-fields"],
])("who shows %o is nobody, and no guest either: %i %s", async (header, http, code) => {
  const browser = visitor();
  const refused = await browser.form("login", { siteType: "web", lang: "id", ...header });
  expect(refused).toMatchObject({ http, body: { acknowledge: 0, code } });
  expect([...browser.cookies.keys()]).toEqual([]);
});
