// Shows: promise 8, promise 9, promise 11, promise 12, promise 21, promise 24
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../src/app/api/api.ts";
import { createDesk } from "../../src/app/endpoints.ts";
import { smallBody } from "../../src/contract/body-limits.ts";
import type { GeneralLimit } from "../../src/platform/limits/general-limit.ts";
import { untilMailsAreOut } from "../attacks/kept.ts";
import type { Attack } from "../attacks/walk/attack.ts";
import { canary, tablesWith } from "../attacks/walk/mass-assignment.ts";
import { hostileHtml, injections, mailNames, scripts } from "../attacks/walk/payloads.ts";
import { hostileTags } from "../attacks/walk/script.ts";
import { actOn, aDeskVacancy, wholeVacancy } from "../support/desk-vacancies.ts";
import { everyLook } from "../support/every-look.ts";
import { keptMessagesTo, mailText } from "../support/mails.ts";
import { type CallResponse, createClient, getCall, guestToken } from "../wire/whole-portal.ts";
import { aDeskWorld, type DeskWorld } from "./desk-world.ts";
import { atPlaces } from "./worst/at-places.ts";
import { askDesk, type DeskAim, deskAim, knownCalls } from "./worst/desk-aim.ts";
import { fromElsewhere } from "./worst/from-elsewhere.ts";
import { harmOf, othersWord } from "./worst/harm.ts";
import { type Others, othersThings, plantOthers, rowsOfOthers } from "./worst/others-things.ts";
import { wholeBodies } from "./worst/whole-bodies.ts";

const counted = new Map<string, number>();

let world: DeskWorld;
let aim: DeskAim;
let others: Others;
let before: string;
beforeAll(async () => {
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
  others = await plantOthers(world);
  before = await rowsOfOthers(world);
  aim = deskAim(world);
});
afterAll(async () => {
  const all = [...counted.values()].reduce((sum, count) => sum + count, 0);
  console.table({ ...Object.fromEntries(counted), "in all": all });
  await world.acts.platform.close();
});

interface DeskClass {
  name: string;
  /** The least number of tries; a table that shrank is seen. */
  least: number;
  table(aim: DeskAim): Promise<Attack[]>;
}

const classes: readonly DeskClass[] = [
  { name: "values at every place", least: 2_200, table: atPlaces },
  { name: "whole bodies", least: 450, table: wholeBodies },
  { name: "from elsewhere", least: 1_700, table: fromElsewhere },
  { name: "another company's things", least: 25, table: (to) => othersThings(others)(to) },
];

test("every call of the desk's has its right request", () => {
  expect(createDesk(world.acts.platform).endpoints.map(getCall).sort()).toEqual([...knownCalls].sort());
});

test.each(classes)(
  "$name: none of the tries succeeds, none is answered with a fault",
  async ({ name, least, table }) => {
    const attacks = await table(aim);
    const inputs = new Set(attacks.map(({ input }) => input));
    counted.set(name, inputs.size);
    const bad: object[] = [];
    for (const { input, attempt } of attacks) {
      const { won } = await attempt();
      if (won !== null) bad.push({ input, won });
    }
    expect(bad).toEqual([]);
    expect(inputs.size).toBe(attacks.length);
    expect(inputs.size).toBeGreaterThanOrEqual(least);
  },
  everyLook ? 3_600_000 : 1_200_000,
);

describe("every call of the desk's", () => {
  const called = () => aim.targets.filter(({ shape }) => shape === "");

  test("that takes a body limits its size, and few take more than a handful of fields", () => {
    const taking = called().filter(({ endpoint }) => endpoint.call.body !== "none");
    expect(taking.filter(({ endpoint }) => endpoint.call.limits === null)).toEqual([]);
    const large = taking.filter(({ endpoint }) => (endpoint.call.limits?.bytes ?? 0) > smallBody.bytes);
    expect(large.map(({ call }) => call).sort()).toEqual([
      "PATCH staff/vacancies/{id}",
      "POST staff/jobs/preview",
      "POST staff/vacancies",
      "PUT staff/applications/{id}/scorecards/mine",
      "PUT staff/vacancies/{id}/criteria",
      "PUT staff/vacancies/{id}/questions",
    ]);
  });

  test("is there with no server that does not know how much a body may hold", () => {
    const { platform } = world.acts;
    const desk = createDesk(platform);
    const without = desk.endpoints.map((one) => ({ ...one, call: { ...one.call, limits: null } }));
    const nobody = async () => ({ status: "none" }) as const;
    expect(() => createApi(platform, nobody, [], { ...desk, endpoints: without })).toThrow("what its body may hold");
  });

  test("counts against one limit, and is refused with it above", async () => {
    const { platform } = world.acts;
    const full: GeneralLimit = { take: () => ({ status: "limited", retryAfter: 7 }) };
    const send = createClient({ ...platform, generalLimit: { session: full, guests: full } });
    const got: unknown[] = [];
    for (const target of called()) {
      const { http, json, headers } = await askDesk({ ...aim, send }, await aim.ready(target), target);
      got.push([target.call, http, json["code"], headers.get("retry-after")]);
    }
    expect(got).toEqual(called().map(({ call }) => [call, 429, "too-many", "7"]));
  });
});

describe("after all of them", () => {
  test("no table knows a field that nobody asked for", async () => {
    expect(await tablesWith(world.acts, canary)).toEqual([]);
  });

  test("the other company's things are as they were", async () => {
    expect(await rowsOfOthers(world)).toBe(before);
  });
});

test.each(hostileHtml)("what a recruiter writes comes out harmless for everybody: %s", async (html) => {
  const { own, recruiter } = world;
  const text = { id: `Teks.\n\n${html}`, en: `<p>x</p>${html}` };
  const body = {
    ...wholeVacancy(),
    description: text,
    requirement: { id: `- Teks\n- ${html}`, en: `Text.\n\n${html}` },
  };
  const { id } = await aDeskVacancy(recruiter, own.companyId, body);
  const acceptedChecks = [{ check: "similar-open", reason: "Memang dua lowongan." }];
  expect((await actOn(recruiter, id, "publish", { acceptedChecks })).http).toBe(200);
  const token = await guestToken(aim.send);
  for (const language of ["id", "en"]) {
    const { json } = await aim.send({ path: `lowongan-detail/${id}/${language}`, token });
    const { description, requirement } = Object(json["data"]);
    expect([description, requirement]).toEqual([expect.any(String), expect.any(String)]);
    expect(hostileTags(`${description}${requirement}`)).toEqual([]);
  }
});

const spoken = [...scripts, ...mailNames, ...injections.slice(-3)];

test.each(spoken)("what a recruiter writes to an applicant is sent as text: %j", async (text) => {
  const { acts } = world;
  const one = await acts.aCase();
  const invite = { kind: "invite", phaseId: acts.phase("screening"), place: text, nextStep: { id: text, en: text } };
  expect((await acts.decide(one, invite)).http).toBe(201);
  await acts.release();
  await untilMailsAreOut(acts.platform);
  const raw = (await keptMessagesTo(acts.platform.settings.dataDir, one.email)).at(-1) ?? "";
  const [head = ""] = raw.split(/\r?\n\r?\n/, 1);
  expect(head).not.toMatch(/^(b?cc|reply-to|sender|x-injected):/im);
  const [, html = ""] = mailText(raw).split(/content-type: text\/html[^\n]*\n/i);
  expect(html).toContain("</html>");
  expect(html.match(/<script|<iframe|<svg|<img[^>]*onerror|<a[^>]*href=["']?javascript:/i)).toBeNull();
  if (/[<>"]/.test(text)) expect(html).not.toContain(text);
});

const safe = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'" };
const asJson = { ...safe, "content-type": "application/json; charset=utf-8" };
const asProblem = { ...safe, "content-type": "application/problem+json; charset=utf-8" };
const aResponse = (
  http: number,
  json: object,
  headers: Record<string, string> = http < 400 ? asJson : asProblem,
): CallResponse => ({
  ...{ http, headers: new Headers(headers), text: JSON.stringify(json), json: { ...json } },
});
const problem = { title: "x", status: 422, code: "invalid-fields" };
const named = [{ code: "format", pointer: "/name" }];
const sent = "<script>alert(1)</script>";

describe("a walk sees", () => {
  test.each<[string, CallResponse]>([
    ["a fault", aResponse(500, { ...problem, status: 500 })],
    ["a page", aResponse(200, {}, { ...asJson, "content-type": "text/html" })],
    ["a picture that is shown", aResponse(200, {}, { ...asJson, "content-type": "image/svg+xml" })],
    ["what may be sniffed", aResponse(200, {}, { ...asJson, "x-content-type-options": "" })],
    ["what has no policy", aResponse(200, {}, { ...asJson, "content-security-policy": "" })],
    ["a cookie of a text", aResponse(200, {}, { ...asJson, "set-cookie": "x=<script>; Path=/" })],
    ["a refusal that is no problem", aResponse(404, { ...problem, status: 404 }, asJson)],
    ["a refusal without a code", aResponse(404, { title: "x", status: 404 })],
    ["a problem of another status", aResponse(404, problem)],
    ["wrong fields without names", aResponse(422, { ...problem, errors: [] })],
    ["a wrong field without a code", aResponse(422, { ...problem, errors: [{ pointer: "/name" }] })],
    ["a refusal that repeats", aResponse(422, { ...problem, errors: [{ ...named[0], message: sent }] })],
    ["a head of its own", aResponse(200, {}, { ...asJson, "x-injected": "yes" })],
    ["a file of the machine", aResponse(200, { text: "root:x:0:0" })],
    ["a line of the source", aResponse(400, { ...problem, status: 400, detail: "at read (/src/a.ts:12)" })],
    ["a word of SQL", aResponse(400, { ...problem, status: 400, detail: 'relation "staff" does not exist' })],
    ["another company's thing", aResponse(200, { name: othersWord })],
  ])("%s", (_, answer) => expect(harmOf(answer, sent)).toEqual(expect.any(String)));

  test("nothing in a right answer, a right refusal and a file", () => {
    const file = { ...safe, "content-type": "application/pdf", "content-disposition": "attachment; filename*=x" };
    const cookie = { ...asJson, "set-cookie": "staff=; Path=/; Max-Age=0" };
    const right = [
      aResponse(200, { text: sent }),
      aResponse(422, { ...problem, errors: named }),
      aResponse(200, {}, file),
    ];
    expect([...right, aResponse(200, {}, cookie)].map((answer) => harmOf(answer, sent))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
