// Shows: promise 8
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownAlert } from "../wire/alert-calls.ts";
import { askingAt, calls, someValues } from "../wire/asking.ts";
import { publishedCalls } from "../wire/published-calls.ts";
import { emptyPortal, getAddress, type WholePortal } from "../wire/whole-portal.ts";
import { aDeskWorld, type DeskWorld } from "./desk-world.ts";
import { askDesk, type DeskAim, deskAim } from "./worst/desk-aim.ts";

let world: DeskWorld;
let aim: DeskAim;
let portal: WholePortal;
beforeAll(async () => {
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
  aim = deskAim(world);
  portal = await emptyPortal();
  await ownAlert(portal);
});
afterAll(async () => {
  await world.acts.platform.close();
  await portal.platform.close();
});

/** Spellings that a careless reader takes for a number. */
const spellings = (id: string) => [` ${id}`, `${id} `, `+${id}`, `${id}.0`, `${id}e0`, `0x${id}`, `${id}\n`, "１", ""];

test("an id in a path of the desk's is digits, and every other spelling is 400", async () => {
  const others: unknown[] = [];
  let tried = 0;
  for (const target of aim.targets.filter(({ shape, call }) => shape === "" && call.includes("{"))) {
    const ready = await aim.ready(target);
    const ids = Object.entries(ready.parts.path ?? {}).filter(([, value]) => /^\d+$/.test(value));
    for (const [name, id] of ids) {
      for (const spelling of spellings(id).filter((text) => text !== "")) {
        const path = { ...ready.parts.path, [name]: spelling };
        const { http, json } = await askDesk(aim, { ...ready, parts: { ...ready.parts, path } }, target);
        tried += 1;
        if (http !== 400) others.push([target.call, name, spelling, http, json["code"]]);
      }
    }
  }
  expect(others).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});

test("so is an id in a path of the applicants'", async () => {
  const at = askingAt(portal);
  const others: unknown[] = [];
  let tried = 0;
  const numbered = /\{(id|categoryId)\}/;
  // Their ids are texts: a code, a token, or what a survey is called.
  const coded = /^(GET activity|GET activate-email|GET account\/activation|POST net-promotor-survey)\//;
  for (const name of calls.filter((call) => numbered.test(call) && !coded.test(call))) {
    const [method = "", path = ""] = name.split(" ");
    expect(publishedCalls[name]).toBeDefined();
    for (const spelling of spellings("1").filter((text) => text !== "")) {
      const address = getAddress(path, { ...someValues, lang: "id", id: spelling, categoryId: spelling });
      const { http, json } = await at.bare(name, { method, path: address });
      tried += 1;
      if (http !== 400) others.push([name, spelling, http, json["code"]]);
    }
  }
  expect(others).toEqual([]);
  expect(tried).toBeGreaterThan(40);
});

test("so is a number in a query of the desk's, where it is a wrong field", async () => {
  const { send } = world.recruiter;
  const paths = [
    ...["vacancies", "jobs", "held", "conflicts", "conflicts/progress", "applications"].map((list) => `${list}?limit=`),
    ...["companyId", "functionId", "ownerId", "closing"].map((name) => `vacancies?${name}=`),
    ...["vacancyId", "companyId"].map((name) => `applications?${name}=`),
    ...["conflicts?vacancyId=", `applications/${world.own.applicationId}/notes?limit=`, "notices?limit="],
  ];
  const others: unknown[] = [];
  // Of texts in a query, space around them is cut.
  for (const at of paths) {
    for (const spelling of spellings("7").filter((text) => text === text.trim() && text !== "")) {
      const { http } = await send("GET", `${at}${encodeURIComponent(spelling)}`);
      if (http !== 422) others.push([at, spelling, http]);
    }
  }
  expect(others).toEqual([]);
});
