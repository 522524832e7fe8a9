// Shows: F6
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskParts } from "./desk-call.ts";
import { aDeskWorld, type DeskWorld } from "./desk-world.ts";
import { askDesk, type DeskAim, deskAim, type Ready } from "./worst/desk-aim.ts";

/**
 * What needs a two-step authentication within 15 minutes (recruiting §3): a whole call, or one with these fields.
 * Uncovering people by a vacancy's plan, exports and jobs over 500 depend on who applied: `uncover.test.ts`,
 * `export.test.ts`.
 */
const graveDeeds: Readonly<Record<string, "whole" | readonly string[]>> = {
  "POST staff/people": "whole",
  "PATCH staff/people/{id}": "whole",
  "POST staff/people/{id}/reset-second-step": "whole",
  "PATCH staff/companies/{id}": ["retentionMonths", "requiresReview"],
  "PUT staff/vacancies/{id}/team": ["managerIds"],
  "POST staff/applications/{id}/reveal": "whole",
  "POST staff/me/second-steps": "whole",
  "POST staff/me/second-steps/passkey-options": "whole",
  "DELETE staff/me/second-steps/{step}": "whole",
  "DELETE staff/me/sessions": "whole",
  "DELETE staff/me/sessions/{id}": "whole",
};

let world: DeskWorld;
let aim: DeskAim;
beforeAll(async () => {
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
  aim = deskAim(world);
});
afterAll(() => world.acts.platform.close());

const provedAt = (at: Date) => world.acts.db.updateTable("sessions").set({ proved_at: at }).execute();

/** Makes a request by sessions that showed their second step an hour ago; preparing it had shown it just now. */
async function byOldProof(ready: Ready, target: DeskAim["targets"][number], body?: DeskParts["body"]) {
  const now = world.acts.platform.clock();
  await provedAt(new Date(now.getTime() - 3_600_000));
  const parts = { ...ready.parts, ...(body && { body: { ...body } }) };
  const { json } = await askDesk(aim, { ...ready, parts }, target);
  await provedAt(now);
  return json["code"] === "step-up-needed";
}

/** The fields that a request sends, each alone where the call takes it so. */
function getFields(call: string, { parts: { body = {} } }: Ready): Record<string, unknown>[] {
  return call.startsWith("PATCH ") ? Object.entries(body).map(([name, value]) => ({ [name]: value })) : [];
}

const isGrave = (call: string, sent: object) => {
  const deed = graveDeeds[call] ?? [];
  return deed === "whole" || deed.some((name) => name in sent);
};

test("of all calls and fields, an old proof is refused for those of the list alone", async () => {
  const others: unknown[] = [];
  const seen = new Set<string>();
  for (const target of aim.targets.filter(({ endpoint }) => endpoint.call.who === "staff")) {
    const { call } = target;
    // The team's and a company's fields below, where they change something and where not.
    const session = await aim.ready(target);
    for (const body of [undefined, ...getFields(call, session)]) {
      if (Array.isArray(graveDeeds[call])) continue;
      const response = await byOldProof(await aim.ready(target), target, body);
      if (response) seen.add(call);
      if (response !== isGrave(call, body ?? {})) others.push([call, target.shape, body, response]);
      aim.used();
    }
  }
  expect(others).toEqual([]);
  const whole = Object.keys(graveDeeds).filter((call) => graveDeeds[call] === "whole");
  expect([...seen].sort()).toEqual(whole.sort());
});

test("the published description has the same calls", () => {
  const findings = aim.targets.flatMap(
    ({
      call,
      shape,
      endpoint: {
        call: { needsProof },
      },
    }) => (shape === "" && needsProof !== false ? [[call, needsProof === true ? "whole" : needsProof]] : []),
  );
  expect(Object.fromEntries(findings)).toEqual(graveDeeds);
});

const getTarget = (name: string) => {
  const found = aim.targets.find(({ call, shape }) => call === name && shape === "");
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};

test.each([
  [{ requiresReview: true }, true],
  [{ retentionMonths: 60 }, true],
  [{ retentionMonths: 60, blindByDefault: true }, true],
  [{ blindByDefault: true }, false],
  [{ requiresReview: false, retentionMonths: 24, blindByDefault: true }, false],
])("of a company's settings, %j changes a grave one: %s", async (body, isGrave) => {
  const target = getTarget("PATCH staff/companies/{id}");
  await world.acts.db.deleteFrom("company_settings").execute();
  aim.used();
  expect(await byOldProof(await aim.ready(target), target, body)).toBe(isGrave);
});

test("of a team, who manages a vacancy is grave and whose it is not", async () => {
  const target = getTarget("PUT staff/vacancies/{id}/team");
  const { recruiter, manager } = world;
  const changeSettings = async (body: object) => {
    aim.used();
    return byOldProof(await aim.ready(target), target, body);
  };
  expect(await changeSettings({ ownerId: recruiter.id, managerIds: [] })).toBe(false);
  expect(await changeSettings({ ownerId: null, managerIds: [] })).toBe(false);
  expect(await changeSettings({ ownerId: recruiter.id, managerIds: [manager.id] })).toBe(true);
});
