// Shows: N1
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant, password } from "../../../../tests/support/accounts.ts";
import type { VisitorOptions } from "../../../../tests/support/visitor.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { applicantPrincipal } from "../principal.ts";

let accounts: Awaited<ReturnType<typeof accountsOfTest>>;
beforeAll(async () => {
  accounts = await accountsOfTest();
});
afterAll(() => accounts.platform.close());

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";
const tablet =
  "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

async function signedIn(userName: string, userAgent: string, options: VisitorOptions = {}) {
  const visitor = accounts.visitor({ ...options, headers: { "user-agent": userAgent } });
  const form = { siteType: "test", userName, password, lang: "id", grecaptcha: await visitor.captcha() };
  const { body } = await visitor.form("login", form);
  if (body["acknowledge"] !== 1) throw new Error(JSON.stringify(body));
  return visitor;
}

type Visitor = Awaited<ReturnType<typeof signedIn>>;

async function sessions(visitor: Visitor, lang = "id"): Promise<Record<string, unknown>[]> {
  const { body } = await visitor.get(`account/sessions?lang=${lang}`);
  return Array.isArray(body["data"]) ? body["data"] : [];
}

const isIn = async (visitor: Visitor) => (await visitor.get("account/sessions")).http === 200;

describe("sessions", () => {
  test("are named by browser and system, this device first", async () => {
    const { email } = await anApplicant(accounts.platform);
    await signedIn(email, laptop, { address: "198.51.100.4" });
    const here = await signedIn(email, phone);
    accounts.platform.time.now = new Date(accounts.platform.time.now.getTime() + 1000);
    await signedIn(email, tablet);
    expect(await sessions(here)).toMatchObject([
      { device: "Chrome di Android", kind: "phone", network: "192.0.2.7", isCurrent: true },
      { device: "Safari di iOS", kind: "tablet", isCurrent: false },
      { device: "Firefox di Windows", kind: "computer", network: "198.51.100.4", isCurrent: false },
    ]);
    expect(await sessions(here, "en")).toMatchObject([{ device: "Chrome on Android" }, {}, {}]);
  });

  test.each(["", "x", "curl/8.5.0", "\u0001(((", "a".repeat(400)])(
    "a browser that calls itself %j has some name",
    async (name) => {
      const { email } = await anApplicant(accounts.platform);
      expect(await sessions(await signedIn(email, name))).toMatchObject([{ device: expect.stringMatching(/\S/) }]);
    },
  );

  test("one of one's own can be ended, and its token opens nothing any more", async () => {
    const { email } = await anApplicant(accounts.platform);
    const [here, there] = [await signedIn(email, phone), await signedIn(email, laptop)];
    const other = (await sessions(here)).find(({ isCurrent }) => !isCurrent);
    expect(await here.json("account/sessions/end", { id: other?.["id"] })).toMatchObject({ body: { acknowledge: 1 } });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await here.json("account/sessions/end", { id: other?.["id"] })).toMatchObject({ http: 404 });
  });

  test("all others end at once, this one stays", async () => {
    const { email } = await anApplicant(accounts.platform);
    const others = [await signedIn(email, laptop), await signedIn(email, tablet)];
    const here = await signedIn(email, phone);
    expect(await here.json("account/sessions/end", { others: true })).toMatchObject({ body: { acknowledge: 1 } });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await sessions(here)).toHaveLength(1);
  });

  test("this one ends like a sign-out, and the browser's cookie with it", async () => {
    const { email } = await anApplicant(accounts.platform);
    const here = await signedIn(email, phone);
    const [own] = await sessions(here);
    await here.json("account/sessions/end", { id: own?.["id"] });
    expect(here.cookies.has("session")).toBe(false);
  });

  test("somebody else's are none: 404, and they go on", async () => {
    const [one, other] = [await anApplicant(accounts.platform), await anApplicant(accounts.platform)];
    const [here, there] = [await signedIn(one.email, phone), await signedIn(other.email, laptop)];
    const [foreign] = await sessions(there);
    expect(await here.json("account/sessions/end", { id: foreign?.["id"] })).toMatchObject({
      http: 404,
      body: { acknowledge: 0, code: "not-found" },
    });
    await here.json("account/sessions/end", { others: true });
    expect(await isIn(there)).toBe(true);
  });

  test("an expired one is not listed, and cannot be ended", async () => {
    const { email } = await anApplicant(accounts.platform);
    await signedIn(email, laptop);
    const here = await signedIn(email, phone);
    const id = Number((await sessions(here)).find(({ isCurrent }) => !isCurrent)?.["id"]);
    const { database, time } = accounts.platform;
    await database.db.updateTable("sessions").set({ expires_at: time.now }).where("id", "=", id).execute();
    expect(await sessions(here)).toMatchObject([{ isCurrent: true }]);
    expect(await here.json("account/sessions/end", { id })).toMatchObject({ http: 404 });
  });

  test.each([
    [{}, "id"],
    [{ others: false }, "id"],
    [{ id: 1, others: true }, "others"],
    [{ id: "1" }, "id"],
    [{ id: -1 }, "id"],
    [{ others: "yes" }, "others"],
  ])("%j does not say which: 422 at %s", async (body, path) => {
    const { email } = await anApplicant(accounts.platform);
    const answer = await (await signedIn(email, phone)).json("account/sessions/end", body);
    expect(answer).toMatchObject({ http: 422 });
    expect(answer.body["errors"]).toContainEqual(expect.objectContaining({ path }));
  });
});

describe("sign-ins", () => {
  test("right and wrong ones are listed, the newest first, one's own alone", async () => {
    const [{ email }, other] = [await anApplicant(accounts.platform), await anApplicant(accounts.platform)];
    await signedIn(other.email, tablet);
    const thief = accounts.visitor({ address: "203.0.113.9", headers: { "user-agent": laptop } });
    const wrong = { siteType: "test", userName: email, password: "Salah-Sekali-1", grecaptcha: await thief.captcha() };
    await thief.form("login", wrong);
    const here = await signedIn(email, phone);
    const { body } = await here.get("account/sign-ins?lang=en");
    expect(body["data"]).toMatchObject([
      { device: "Chrome on Android", kind: "phone", outcome: "signed-in", at: expect.stringMatching(/\+07:00$/) },
      { device: "Firefox on Windows", network: "203.0.113.9", outcome: "wrong-password" },
    ]);
  });

  test("the latest twenty are listed", async () => {
    const { id, email } = await anApplicant(accounts.platform);
    const { database, time } = accounts.platform;
    const asker = { userAgent: laptop, network: "198.51.100.4", requestId: "a request" };
    for (let times = 0; times < 25; times += 1)
      await recordEvent(database.db, asker, { principal: applicantPrincipal(id), event: "wrong-password" }, time.now);
    const { body } = await (await signedIn(email, phone)).get("account/sign-ins");
    expect(body["data"]).toHaveLength(20);
    expect(body["data"]).toMatchObject({ 0: { outcome: "signed-in" } });
  });
});
