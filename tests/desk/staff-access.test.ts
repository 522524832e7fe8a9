// Shows: F7, promise 8
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDesk } from "../../src/app/endpoints.ts";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import { can, may } from "../../src/features/companies/policies.ts";
import type { Answered } from "../support/desk.ts";
import { ask } from "./ask.ts";
import type { DeskCall } from "./desk-call.ts";
import { deskCalls } from "./desk-calls.ts";
import { aDeskWorld, type DeskWorld, type Persona } from "./desk-world.ts";

let world: DeskWorld;
let endpoints: Map<string, Endpoint>;
beforeAll(async () => {
  world = await aDeskWorld();
  const all = createDesk(world.acts.platform).endpoints;
  endpoints = new Map(all.map((endpoint) => [`${endpoint.call.method} ${endpoint.call.path}`, endpoint]));
});
afterAll(() => world.acts.platform.close());
beforeEach(() => world.restore());

function call(name: string): { endpoint: Endpoint; deskCall: DeskCall } {
  const [endpoint, deskCall] = [endpoints.get(name), deskCalls[name]];
  if (endpoint === undefined || deskCall === undefined) throw new Error(`No call ${name}.`);
  return { endpoint, deskCall };
}

/** The relevant part of an answer; other refusals have nothing to do with who asks. */
function toOutcome({ http, body }: Answered): string {
  if (http === 401 && body["code"] === "signed-out") return "sign in first";
  if (http === 403 && body["code"] === "not-allowed") return `lacks ${body["right"]}`;
  return http === 404 ? "not there" : "reached";
}

function expectedOutcome({ asker }: Persona, { endpoint, deskCall }: ReturnType<typeof call>): string {
  const { needs } = endpoint.call;
  if (!may(asker, needs)) return `lacks ${needs}`;
  return deskCall.of === null || can(asker, needs, world.things[deskCall.of]) ? "reached" : "not there";
}

const outcome = ({ http, body }: Answered) => (http < 400 ? "well" : body["code"]);

/** How anyone who is not kept away is answered. */
function good({ role }: Persona, { deskCall }: ReturnType<typeof call>): unknown {
  if (deskCall.takesMore) return expect.any(String);
  return deskCall.neverReduced && role === "hiring-manager" ? "not-shared" : "well";
}

test("every call of the desk's that not everybody may make is in the table, and no other", () => {
  const personal = [...endpoints].filter(
    ([
      ,
      {
        call: { needs },
      },
    ]) => needs !== "desk.enter",
  );
  expect(personal.map(([name]) => name).sort()).toEqual(Object.keys(deskCalls).sort());
});

describe.each(Object.keys(deskCalls))("%s", (name) => {
  test("a caller who is not signed in at the desk has to sign in, an applicant's session too", async () => {
    const { endpoint, deskCall } = call(name);
    const parts = await deskCall.good(world, world.recruiter);
    expect(endpoint.call.who).not.toBe("anyone");
    expect(toOutcome(await ask({ send: world.acts.desk.nobody }, name, parts))).toBe("sign in first");
  });

  test("members of every role and scope get what the list of policies allows", async () => {
    const found = call(name);
    const isEnding = name === "DELETE staff/session";
    for (const persona of world.personas) {
      const who = isEnding ? { ...persona, send: await world.acts.desk.signIn(persona.id) } : persona;
      const maker = may(persona.asker, found.endpoint.call.needs) ? who : world.recruiter;
      const response = await ask(who, name, await found.deskCall.good(world, maker));
      expect([persona.name, response.http < 500 ? toOutcome(response) : response]).toEqual([
        persona.name,
        expectedOutcome(persona, found),
      ]);
      if (toOutcome(response) === "reached")
        expect([persona.name, outcome(response)]).toEqual([persona.name, good(persona, found)]);
    }
  });
});
