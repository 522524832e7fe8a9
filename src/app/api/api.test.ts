import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant, aSession } from "../../../tests/support/accounts.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { getVisitors } from "../../../tests/support/visitor.ts";
import { createLog } from "../../platform/log/log.ts";
import { createEndpoints } from "../endpoints.ts";
import { migrations } from "../migrations.ts";

let platform: TestPlatform;
let visit: ReturnType<typeof getVisitors>;

beforeAll(async () => {
  platform = await testPlatform({ migrations });
  const { identify, endpoints } = createEndpoints(platform);
  visit = getVisitors(platform, identify, endpoints);
});
afterAll(() => platform.close());

async function aGuest() {
  const guest = visit();
  await guest.form("login", { siteType: "test", lang: "id" });
  return guest;
}

test.each(["master-data/id/institution?search=%00", "lowongan-detail/%00/id"])(
  "%s holds a text that may not travel: 400",
  async (path) => {
    expect((await (await aGuest()).get(path)).http).toBe(400);
  },
);

test("a call without a token is answered that it needs one, in the words of the specification", async () => {
  const answer = await visit().get("company-list/en");
  expect(answer).toMatchObject({
    http: 401,
    body: { acknowledge: 0, code: "token-expired", message: "Token Expired, Please Re-login" },
  });
});

test.each(["company-list/fr", "lowongan-detail/1/xx"])("%s names a language that there is not: 400", async (path) => {
  expect((await (await aGuest()).get(path)).http).toBe(400);
});

test("a language is read in upper case too", async () => {
  expect((await (await aGuest()).get("company-list/EN")).body).toMatchObject({ acknowledge: 1 });
});

test("a call that there is not answers 404 as JSON", async () => {
  expect(await (await aGuest()).get("no-such-call")).toMatchObject({ http: 404, body: { code: "not-found" } });
});

// Shows: promise 24
test.each([
  ["id", "Ada gangguan di sistem kami. Silakan coba lagi beberapa saat lagi."],
  ["en", "There is a technical problem in our system, please try again in a few moments."],
])("a fault is reported in the language of the call: %s", async (language, message) => {
  const { identify, endpoints } = createEndpoints(platform);
  const broken = endpoints.map((endpoint) =>
    endpoint.call.path === "company-list/{lang}"
      ? { ...endpoint, open: () => Promise.reject(new Error("broken")) }
      : endpoint,
  );
  const guest = getVisitors(platform, identify, broken)();
  await guest.form("login", { siteType: "test", lang: "id" });
  const answer = await guest.get(`company-list/${language}`);
  expect(answer).toMatchObject({ http: 500, body: { code: "fault", message } });
});

test("an outage before the caller is known is reported with the id that is in the log", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line: string) => void lines.push(line) } });
  const gone = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const { endpoints } = createEndpoints(platform);
  const { http, headers, body } = await getVisitors({ ...platform, log }, gone, endpoints)().get("company-list/en");
  expect({ http, body }).toMatchObject({
    http: 500,
    body: { code: "fault", requestId: expect.stringMatching(/^.{16,}$/) },
  });
  expect(headers.get("x-request-id")).toBe(body["requestId"]);
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({ requestId: body["requestId"], fault: expect.objectContaining({ kind: "Error" }) }),
  );
});

/** The API with one call that ends when the test says so. */
function withASlowCall(path: string) {
  const finish = Promise.withResolvers<void>();
  const seen = { working: 0 };
  const { identify, endpoints } = createEndpoints(platform);
  const slow = endpoints.map((endpoint) => {
    if (endpoint.call.path !== path) return endpoint;
    const open: typeof endpoint.open = async (...args) => {
      seen.working += 1;
      await finish.promise;
      return endpoint.open(...args);
    };
    return { ...endpoint, open };
  });
  return { visit: getVisitors(platform, identify, slow), seen, finish: () => finish.resolve() };
}

test("64 calls run at once, 200 wait, and one more is refused with the time to try again", async () => {
  const crowd = withASlowCall("login");
  const all = Array.from({ length: 264 }, (_, index) =>
    crowd.visit({ address: `10.0.${index >> 7}.${index & 127}` }).form("login", { siteType: "test", lang: "id" }),
  );
  await expect.poll(() => crowd.seen.working).toBe(64);
  const answer = await crowd.visit({ address: "10.1.0.1" }).form("login", { siteType: "test", lang: "en" });
  expect(answer).toMatchObject({ http: 503, body: { acknowledge: 0, code: "busy" } });
  expect(answer.headers.get("retry-after")).toBe("2");
  crowd.finish();
  expect((await Promise.all(all)).map(({ http }) => http)).toEqual(Array(264).fill(200));
});

test("one network takes half of all places, and leaves the rest to others", async () => {
  const { visit: comes, seen, finish } = withASlowCall("login");
  const asGuest = { siteType: "test", lang: "id" };
  const crowd = Array.from({ length: 140 }, () => comes({ address: "10.0.0.1" }).form("login", asGuest));
  await expect.poll(() => seen.working).toBe(64);
  const other = comes({ address: "10.0.0.2" }).form("login", asGuest);
  finish();
  expect((await other).http).toBe(200);
  expect((await Promise.all(crowd)).filter(({ http }) => http === 503)).toHaveLength(8);
});

/** The same while strangers have taken all places, those to wait in too. */
async function inACrowd() {
  const site = withASlowCall("company-list/{lang}");
  const strangers = Array.from({ length: 264 }, async (_, index) => {
    const guest = site.visit({ address: `10.0.${index >> 7}.${index & 127}` });
    await guest.form("login", { siteType: "test", lang: "id" });
    return guest;
  });
  const crowd = (await Promise.all(strangers)).map((guest) => guest.get("company-list/id"));
  await expect.poll(() => site.seen.working).toBe(64);
  const asPerson = async (applicantId: number, address: string) => {
    const authorization = `Bearer ${await aSession(platform, applicantId)}`;
    return site.visit({ address, isBrowser: false, headers: { authorization } });
  };
  return { ...site, crowd, asPerson };
}

describe("while strangers have taken all places", () => {
  test("a signed-in call is answered, and one with an invented session is not", async () => {
    const { visit: comes, crowd, asPerson, seen, finish } = await inACrowd();
    const headers = { authorization: "Bearer invented" };
    const invented = await comes({ address: "10.1.0.2", isBrowser: false, headers }).get("company-list/id");
    expect(invented.http).toBe(401);
    const { id } = await anApplicant(platform);
    const signedIn = (await asPerson(id, "10.1.0.1")).get("company-list/id");
    await expect.poll(() => seen.working).toBe(65);
    finish();
    expect((await signedIn).http).toBe(200);
    await Promise.all(crowd);
  });

  test("one person takes a share with however many sessions, and leaves the rest to others", async () => {
    const { crowd, asPerson, seen, finish } = await inACrowd();
    const [greedy, other] = [await anApplicant(platform), await anApplicant(platform)];
    const clients = await Promise.all(Array.from({ length: 60 }, (_, index) => asPerson(greedy.id, `10.1.0.${index}`)));
    const calls = clients.map((client) => client.get("company-list/id"));
    await expect.poll(() => seen.working).toBe(80);
    const others = (await asPerson(other.id, "10.2.0.1")).get("company-list/id");
    finish();
    expect((await others).http).toBe(200);
    expect((await Promise.all(calls)).filter(({ http }) => http === 200)).toHaveLength(32);
    await Promise.all(crowd);
  });
});

test("the API describes itself, every call of it", async () => {
  const { body } = await visit().get("openapi.json");
  const { endpoints } = createEndpoints(platform);
  expect(body["openapi"]).toBe("3.1.0");
  for (const { call } of endpoints) {
    expect(body).toHaveProperty(["paths", `/${call.path}`, call.method.toLowerCase(), "responses", "200"]);
  }
});

test("a page that was loaded for another person is answered as if the session had ended; other clients name nobody", async () => {
  const [sari, bima] = [await anApplicant(platform), await anApplicant(platform)];
  const getCookie = async (applicantId: number) =>
    platform.sealer.seal("session-cookie", await aSession(platform, applicantId));
  const getPage = (email: string) => visit({ headers: { "page-owner": encodeURIComponent(email) } });
  const own = getPage(sari.email);
  own.cookies.set("session", await getCookie(sari.id));
  expect(await own.json("account/two-step-later", {})).toMatchObject({ http: 200 });
  own.cookies.set("session", await getCookie(bima.id));
  expect(await own.json("account/two-step-later", {})).toMatchObject({ http: 401, body: { code: "token-expired" } });
  expect(await own.get("account/security")).toMatchObject({ http: 401 });
  const authorization = `Bearer ${await aSession(platform, bima.id)}`;
  const client = visit({ isBrowser: false, headers: { authorization, "page-owner": encodeURIComponent(sari.email) } });
  expect(await client.get("account/security")).toMatchObject({ http: 200 });
});
