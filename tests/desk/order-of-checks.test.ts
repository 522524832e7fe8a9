// Shows: W1, F7
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDesk } from "../../src/app/endpoints.ts";
import { may } from "../../src/features/companies/policies.ts";
import { getCall } from "../wire/whole-portal.ts";
import { deskCalls } from "./desk-calls.ts";
import { aDeskWorld, type DeskWorld, type Persona } from "./desk-world.ts";

let world: DeskWorld;
let keys = 0;
beforeAll(async () => {
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
});
afterAll(() => world.acts.platform.close());

const aView = { name: "Pilihan", query: "stars=3" };

/** A key that someone has used up for something of their own. */
async function usedKey(by: Persona): Promise<Record<string, string>> {
  keys += 1;
  const headers = { "idempotency-key": `used-${keys}` };
  const isAdmin = by.role === "admin";
  const body = isAdmin
    ? { code: `k-${keys}`, name: { id: `K ${keys}`, en: `K ${keys}` }, words: { id: "a", en: "b" } }
    : aView;
  expect((await by.send("POST", isAdmin ? "end-reasons" : "views", { body, headers })).http).toBe(201);
  await world.acts.db.deleteFrom("saved_views").execute();
  return headers;
}

const creating = () =>
  createDesk(world.acts.platform).endpoints.filter(({ call }) => call.creates && call.who === "staff");

test("a caller without the right is refused, also with a used key", async () => {
  const others: unknown[] = [];
  let tried = 0;
  for (const { call, ...endpoint } of creating()) {
    const by = world.personas.find(
      ({ role, asker }) => /admin|recruiter|manager/.test(role) && !may(asker, call.needs),
    );
    if (by === undefined) continue;
    const headers = await usedKey(by);
    const path = call.path.replace("staff/", "").replace(/\{\w+\}/g, "1");
    const { http, body } = await by.send(call.method, path, { body: {}, headers });
    tried += 1;
    if (http !== 403 || body["code"] !== "not-allowed")
      others.push([getCall({ call, ...endpoint }), http, body["code"]]);
  }
  expect(others).toEqual([]);
  expect(tried).toBeGreaterThan(5);
});

test("a thing out of scope is not there, also by a key that is used up", async () => {
  const { recruiter, other } = world;
  const paths = [
    `applications/${other.applicationId}/notes`,
    `applications/${other.applicationId}/acts`,
    `vacancies/${other.vacancyId}/links`,
    `vacancies/${other.vacancyId}/duplicate`,
  ];
  for (const path of paths) {
    const headers = await usedKey(recruiter);
    expect(await recruiter.send("POST", path, { body: {}, headers })).toMatchObject({ http: 404 });
  }
  const headers = await usedKey(recruiter);
  const reused = await recruiter.send("POST", "views", { body: { ...aView, name: "Lain" }, headers });
  expect(reused).toMatchObject({ http: 422, body: { code: "idempotency-key-reused" } });
});

const types = [
  ["application/json", 201],
  ["application/json; charset=utf-8", 201],
  ["application/merge-patch+json", 201],
  ["text/plain", 415],
  ["text/plain;charset=UTF-8", 415],
  ["application/xml", 415],
  ["application/jsonx", 415],
  ["text/json-like", 415],
] as const;

test.each(types)("JSON that calls itself %s is answered %i", async (type, http) => {
  const headers = { "content-type": type };
  await world.acts.db.deleteFrom("saved_views").execute();
  expect(await world.recruiter.send("POST", "views", { body: aView, headers })).toMatchObject({ http });
});

test("every call of the desk's that creates something is in the table of right requests", () => {
  expect(creating().filter((one) => deskCalls[getCall(one)] === undefined)).toEqual([]);
});
