// Shows: W1
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aProfile } from "../support/applicants.ts";
import { inDays } from "../support/days.ts";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { askingAt, calls, those } from "./asking.ts";
import { registerForm } from "./register-form.ts";
import {
  type CallResponse,
  createClient,
  emptyPortal,
  findBody,
  guestToken,
  type WholePortal,
} from "./whole-portal.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
  const vacancies = Array.from({ length: 3 }, () => aVacancy({ endDay: inDays(9) }));
  await storeVacancies(portal.platform.database, vacancies);
});
afterAll(() => portal.platform.close());

const errorPaths = ({ json: { errors } }: CallResponse) =>
  Array.isArray(errors) ? errors.map(({ path }) => path) : [];

describe("lists", () => {
  const vacancies = (body: object) => portal.send({ path: "lowongan-page/id", token: portal.owner.token, body });
  const history = (body: object) => portal.send({ path: "Application/list/id", token: portal.owner.token, body });
  const historyBy = (query: string) => portal.send({ path: `Application/list/id?${query}`, token: portal.owner.token });
  const outOfRange = [0, -1, 1.5, 51, 1e9];

  test.each(outOfRange)("PageSize %s is a wrong field", async (PageSize) => {
    const responses = [
      await vacancies({ PageSize }),
      await history({ PageSize }),
      await historyBy(`PageSize=${PageSize}`),
    ];
    expect(responses.map(({ http }) => http)).toEqual([422, 422, 422]);
    expect(responses.map(errorPaths)).toEqual([["PageSize"], ["PageSize"], ["PageSize"]]);
  });

  test.each([0, -1, 1.5])("PageNo %s is a wrong field", async (PageNo) => {
    const responses = [await vacancies({ PageNo }), await history({ PageNo }), await historyBy(`PageNo=${PageNo}`)];
    expect(responses.map(errorPaths)).toEqual([["PageNo"], ["PageNo"], ["PageNo"]]);
  });

  test("a page past the end is empty and has the true number", async () => {
    const { json } = await vacancies({ PageNo: 1_000, PageSize: 50 });
    expect(json).toMatchObject({ vacancies: { acknowledge: 1, data: [], totalRows: 3 } });
    expect((await history({ PageNo: 1_000 })).json).toMatchObject({ acknowledge: 1, data: [], totalRows: 0 });
  });

  test("a list parameter takes fifty entries, no more", async () => {
    const ids = (length: number) => Array.from({ length }, (_, id) => id + 1);
    const most = { BranchId: ids(50), VacancyDepartmentId: ids(50) };
    expect((await vacancies(most)).http).toBe(200);
    expect(errorPaths(await vacancies({ BranchId: ids(51), VacancyDepartmentId: ids(51) }))).toEqual([
      "BranchId",
      "VacancyDepartmentId",
    ]);
    expect((await history({ ApplicationPhase: ids(50) })).http).toBe(200);
    expect(errorPaths(await history({ ApplicationPhase: ids(51) }))).toEqual(["ApplicationPhase"]);
    expect(errorPaths(await historyBy(`ApplicationPhase=${ids(51)}`))).toEqual(["ApplicationPhase"]);
  });

  test.each([null, ""])("%j in any field is the same as nothing", async (nothing) => {
    const names = ["BranchId", "VacancyDepartmentId", "CategoryType", "isMatch", "SearchString", "PageSize", "PageNo"];
    const blank = Object.fromEntries([...names, "sort"].map((name) => [name, nothing]));
    expect((await vacancies(blank)).json).toEqual((await vacancies({})).json);
    const ofHistory = ["Position", "ApplicationPhase", "ApplicationStatusId", "Platform", "AtsPhase", "PageNo"];
    const blanks = Object.fromEntries([...ofHistory, "PageSize"].map((name) => [name, nothing]));
    expect(await history(blanks)).toMatchObject({ http: 200, json: { acknowledge: 1 } });
  });
});

test.each([true, [1], { a: 1 }, "", null, "1e400"])("an id is a number, and %j is none", async (applicationId) => {
  const response = await portal.send({
    path: "Application/details/id",
    token: portal.owner.token,
    body: { applicationId },
  });
  expect(response.http).toBe(422);
  expect(errorPaths(response)).toEqual(["applicationId"]);
});

// Shows: promise 9
describe("an unknown field", () => {
  test("is ignored, in any place, and never stored", async () => {
    const { platform, owner, send, captcha } = portal;
    const canary = "kenari-7f3a";
    const { personalData, ...profile } = await aProfile(platform);
    const pendidikanList = profile.pendidikanList.map((entry) => ({ ...entry, [canary]: canary }));
    const data = { ...profile, pendidikanList, personalData: { ...personalData, isAdmin: canary }, owner: canary };
    const fields = { data, grecaptcha: await captcha(), lang: "id", role: canary };
    const response = await send({
      path: "form/update-profile",
      token: owner.token,
      body: findBody("multipart", fields),
    });
    expect(response).toMatchObject({ http: 200, json: { acknowledge: 1 } });
    expect(response.text).not.toContain(canary);
    const { document } = await platform.database.db
      .selectFrom("resumes")
      .select("document")
      .where("applicant_id", "=", owner.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(document)).not.toContain(canary);
  });
});

// Shows: promise 14
describe("Idempotency-Key", () => {
  let keys = 0;
  const newKey = () => `key-${++keys}`;

  async function signUp(key: string, token = portal.guest, body?: FormData) {
    const form = body ?? findBody("multipart", (await registerForm(portal)).body);
    return portal.send({ path: "auth/register", token, body: form, headers: { "idempotency-key": key } });
  }

  async function aForm(): Promise<FormData> {
    const form = findBody("multipart", (await registerForm(portal)).body);
    if (!(form instanceof FormData)) throw new Error("No form.");
    return form;
  }

  test("with the same body answers the first answer, twenty times at once and later", async () => {
    const [form, key] = [await aForm(), newKey()];
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(key, portal.guest, form)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]).toMatchObject({ http: 200, json: { acknowledge: 1 } });
    expect((await signUp(key, portal.guest, form)).text).toBe(responses[0]?.text);
  });

  test("with another body, or at another call that creates something, is refused", async () => {
    const [form, key] = [await aForm(), newKey()];
    await signUp(key, portal.guest, form);
    expect(await signUp(key)).toMatchObject({ http: 422, json: { acknowledge: 0, code: "idempotency-key-reused" } });
    const [ownKey, { token }] = [newKey(), portal.owner];
    expect(await signUp(ownKey, token)).toMatchObject({ json: { acknowledge: 1 } });
    const headers = { "idempotency-key": ownKey };
    const elsewhere = await portal.send({ path: "submit-application", token, headers, body: { VacancyId: 1 } });
    expect(elsewhere).toMatchObject({ http: 422, json: { code: "idempotency-key-reused" } });
  });

  test("belongs to one token", async () => {
    const [form, key] = [await aForm(), newKey()];
    const first = await signUp(key, portal.guest, form);
    const another = await signUp(key, await guestToken(portal.send), form);
    expect([first.json["acknowledge"], another.json["code"]]).toEqual([1, "captcha"]);
  });

  test("of a call that creates nothing, and of a refusal, leaves nothing behind", async () => {
    const { platform } = portal;
    const at = askingAt(portal);
    const records = () => platform.database.db.selectFrom("idempotency_records").select("key_hash").execute();
    const before = await records();
    for (const name of calls.filter((call) => call.startsWith("POST"))) {
      const body = at.endpointOf(name).call.creates ? { grecaptcha: "none" } : { SearchString: "guru" };
      await at.bare(name, { headers: { "idempotency-key": newKey() }, body: { ...body, lang: "id" } });
    }
    expect(await records()).toEqual(before);
  });

  test("longer than 200 characters is 400", async () => {
    expect((await signUp("k".repeat(201))).http).toBe(400);
  });
});

describe("a guest's token", () => {
  test("lives for a day and not longer", async () => {
    const { platform, send } = portal;
    const token = await guestToken(send);
    const list = () => send({ path: "company-list/id", token });
    const begun = platform.time.now;
    platform.time.now = new Date(begun.getTime() + 24 * 3_600_000 - 1_000);
    const inTime = await list();
    platform.time.now = new Date(begun.getTime() + 24 * 3_600_000 + 1_000);
    const tooLate = await list();
    platform.time.now = begun;
    expect([inTime.http, tooLate.http]).toEqual([200, 401]);
    expect(tooLate.json["code"]).toBe("token-expired");
  });

  test("is taken bare, with Bearer in any case, and not out of another scheme", async () => {
    const { guest, send } = portal;
    const status = async (authorization: string) =>
      (await send({ path: "company-list/id", headers: { authorization } })).http;
    expect(await Promise.all([guest, `Bearer ${guest}`, `bearer  ${guest}`, `Basic ${guest}`].map(status))).toEqual([
      200, 200, 200, 401,
    ]);
  });

  test.each(["", "x"])("with a letter more or less (%j) is none", async (more) => {
    const token = more ? portal.guest + more : portal.guest.slice(0, -1);
    expect((await portal.send({ path: "company-list/id", token })).http).toBe(401);
  });
});

// Shows: promise 4
describe("limits", () => {
  let strict: WholePortal;
  beforeAll(async () => {
    strict = await emptyPortal({ LIMITS_FACTOR: "0.01" });
  });
  beforeEach(() => {
    strict.platform.time.now = new Date(strict.platform.time.now.getTime() + 120_000);
  });
  afterAll(() => strict.platform.close());

  async function untilRefused(
    ask: (turn: number) => Promise<CallResponse>,
  ): Promise<{ turn: number; came: CallResponse }> {
    for (let turn = 0; turn < 90; turn += 1) {
      const response = await ask(turn);
      if (response.http === 429) return { turn, came: response };
    }
    throw new Error("Nobody was refused.");
  }

  test("a network that asks too often waits as long as Retry-After says, whatever X-Forwarded-For it makes up", async () => {
    const { turn, came } = await untilRefused((turn) =>
      strict.send({
        path: "company-list/id",
        token: strict.guest,
        address: "198.51.100.1",
        headers: {
          "x-forwarded-for": `203.0.113.${turn}`,
          forwarded: `for=203.0.113.${turn}`,
          "x-real-ip": "10.0.0.1",
        },
      }),
    );
    expect(turn).toBe(60);
    expect(came.json).toMatchObject({ acknowledge: 0, code: "too-many", message: expect.stringMatching(/\S/) });
    expect(Number(came.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(came.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });

  test("made-up tokens count as calls too", async () => {
    const { turn } = await untilRefused((turn) =>
      strict.send({ path: "company-list/id", token: `made-up-${turn}`, address: "198.51.100.2" }),
    );
    expect(turn).toBe(60);
  });

  test("guests of one network count together, an applicant for himself", async () => {
    const address = "198.51.100.3";
    const tokens = await Promise.all([1, 2, 3].map(() => guestToken(createClient(strict.platform))));
    await untilRefused((turn) => strict.send({ path: "company-list/id", token: tokens[turn % 3], address }));
    expect((await strict.send({ path: "company-list/id", token: strict.owner.token, address })).http).toBe(200);
  });
});

describe("HEAD", () => {
  test.each(those((_, name) => name.startsWith("GET")))("%s is not done by it", async (name) => {
    const response = await askingAt(portal).bare(name, { method: "HEAD" });
    expect(response).toMatchObject({ http: 405, text: "" });
  });

  test("an account is not activated by it, and by GET it is", async () => {
    const id = await portal.activation();
    const path = `activate-email/${id}/id`;
    await portal.send({ method: "HEAD", path });
    expect((await portal.send({ path })).json).toMatchObject({ acknowledge: 1 });
  });
});
