// Shows: F3, promise 7
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companySite } from "../../tests/support/company-site.ts";

let site: Awaited<ReturnType<typeof companySite>>;
beforeAll(async () => {
  site = await companySite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.database.db.deleteFrom("limit_counts").execute();
});

const address = () => `${site.platform.settings.publicUrl}/api/v1/staff/oidc/backchannel-logout`;

/** As the provider asks: no cookie, no origin. */
async function post(body: string, type = "application/x-www-form-urlencoded") {
  const sent = new Request(address(), { method: "POST", body, headers: { "content-type": type } });
  const response = await site.app.fetch(sent);
  return { status: response.status, cache: response.headers.get("cache-control"), text: await response.text() };
}

const logoutToken = (claims: Record<string, unknown>, header?: { kid: string }) =>
  site.company.logoutToken(site.platform.time.now, claims, header);
const logOut = (token: string) => post(new URLSearchParams({ logout_token: token }).toString());
const done = { status: 200, cache: "no-store", text: "" };
const refused = { status: 400, cache: "no-store", text: expect.stringContaining("invalid_request") };

type SignedIn = Awaited<ReturnType<typeof site.signedIn>>;
const isIn = async ({ call }: SignedIn) => (await call("GET", "session")).http === 200;

/** The provider's sessions that opened a member's, the oldest first. */
async function listSids({ email = "" }: { email?: string }): Promise<string[]> {
  const rows = await site.platform.database.db
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .select("provider_sid as sid")
    .where("staff.email", "=", email)
    .orderBy("sessions.id")
    .execute();
  return rows.map(({ sid }) => sid ?? "");
}

async function sessionsEnded(): Promise<number> {
  const { db } = site.platform.database;
  return (await db.selectFrom("trail_entries").select("id").where("action", "=", "member.sessions-ended").execute())
    .length;
}

describe("a logout at the company's provider", () => {
  test("of a session ends what that session opened, and nothing else", async () => {
    const person = site.aColleague();
    const [one, other] = [await site.signedIn(person), await site.signedIn(person)];
    const [sid = "", otherSid] = await listSids(person);
    expect(sid).not.toBe("");
    expect(sid).not.toBe(otherSid);
    const before = await sessionsEnded();
    expect(await logOut(await logoutToken({ sub: person.sub, sid }))).toEqual(done);
    expect([await isIn(one), await isIn(other)]).toEqual([false, true]);
    expect(await sessionsEnded()).toBe(before + 1);
  });

  test("of a session alone, without the person, does too", async () => {
    const person = site.aColleague();
    const one = await site.signedIn(person);
    const [sid] = await listSids(person);
    expect(await logOut(await logoutToken({ sid }))).toEqual(done);
    expect(await isIn(one)).toBe(false);
  });

  test("of a person ends every session of theirs, and nobody else's", async () => {
    const [person, other] = [site.aColleague(), site.aColleague()];
    const [one, two, stranger] = [await site.signedIn(person), await site.signedIn(person), await site.signedIn(other)];
    expect(await logOut(await logoutToken({ sub: person.sub }))).toEqual(done);
    expect([await isIn(one), await isIn(two), await isIn(stranger)]).toEqual([false, false, true]);
  });

  test("of somebody, or a session, that is not known here is done already", async () => {
    expect(await logOut(await logoutToken({ sub: "tidak dikenal" }))).toEqual(done);
    expect(await logOut(await logoutToken({ sid: "tidak dikenal" }))).toEqual(done);
  });

  test("with another person's session ends nothing of either", async () => {
    const [person, other] = [site.aColleague(), site.aColleague()];
    const [one, two] = [await site.signedIn(person), await site.signedIn(other)];
    const [sid] = await listSids(other);
    expect(await logOut(await logoutToken({ sub: person.sub, sid }))).toEqual(done);
    expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
  });

  test("counts once: the same token does not end a later session", async () => {
    const person = site.aColleague();
    await site.signedIn(person);
    const token = await logoutToken({ sub: person.sub });
    expect(await logOut(token)).toEqual(done);
    const later = await site.signedIn(person);
    expect(await logOut(token)).toEqual(refused);
    expect(await isIn(later)).toBe(true);
  });
});

describe("a logout token", () => {
  const now = () => Math.floor(site.platform.time.now.getTime() / 1000);
  const event = "http://schemas.openid.net/event/backchannel-logout";

  test.each<[string, (sub: string) => Record<string, unknown>]>([
    ["of another issuer", () => ({ iss: "https://lain.example" })],
    ["for another client", () => ({ aud: "lain" })],
    ["without an audience", () => ({ aud: null })],
    ["without a moment", () => ({ iat: null })],
    ["of an hour ago", () => ({ iat: now() - 3600, exp: null })],
    ["of the future", () => ({ iat: now() + 3600 })],
    ["that has ended", () => ({ exp: now() - 120 })],
    ["without a name of its own", () => ({ jti: null })],
    ["with a nonce, as an ID token has one", () => ({ nonce: "n" })],
    ["without the event", () => ({ events: null })],
    ["of another event", () => ({ events: { "http://contoh.id/lain": {} } })],
    ["whose event is no object", () => ({ events: { [event]: true } })],
    ["of nobody", () => ({ sub: null })],
    ["of an empty person", () => ({ sub: "" })],
  ])("%s is refused and ends nothing", async (_, claims) => {
    const person = site.aColleague();
    const one = await site.signedIn(person);
    expect(await logOut(await logoutToken({ sub: person.sub, ...claims(person.sub) }))).toEqual(refused);
    expect(await isIn(one)).toBe(true);
  });

  test("that nobody signed, another key signed, or whose words were changed is refused", async () => {
    const person = site.aColleague();
    const one = await site.signedIn(person);
    const good = await logoutToken({ sub: person.sub });
    const [head = "", body = "", signature = ""] = good.split(".");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const other = await logoutToken({ sub: "orang lain" });
    const tokens = [
      `${unsigned}.${body}.`,
      `${head}.${body}.`,
      `${head}.${other.split(".")[1]}.${signature}`,
      await logoutToken({ sub: person.sub }, { kid: "kunci lain" }),
    ];
    for (const token of tokens) expect(await logOut(token)).toEqual(refused);
    expect(await isIn(one)).toBe(true);
    expect(await logOut(good)).toEqual(done);
  });

  test("comes once, in a form", async () => {
    const token = await logoutToken({ sub: site.aColleague().sub });
    const bodies = ["", "logout_token=", "logout_token=a.b.c", `logout_token=${token}&logout_token=${token}`];
    for (const body of bodies) expect(await post(body)).toEqual(refused);
    expect(await post(JSON.stringify({ logout_token: token }), "application/json")).toEqual(refused);
    expect(await post(`logout_token=${"a".repeat(20_000)}`)).toEqual(refused);
    expect(await logOut(token)).toEqual(done);
  });
});

test("a network that asks too often has to wait", async () => {
  await post("logout_token=");
  await site.platform.database.db.updateTable("limit_counts").set({ count: 1_500 }).execute();
  expect(await post("logout_token=")).toMatchObject({ status: 429, cache: "no-store" });
});

test("the desk's description has the call, which needs no session", async () => {
  const description = await site.app.fetch(new Request(address().replace("oidc/backchannel-logout", "openapi.json")));
  expect(await description.json()).toMatchObject({
    paths: { "/staff/oidc/backchannel-logout": { post: { security: [] } } },
  });
});
