// Shows: F41, F42, F39, F40, promise 8
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDesk } from "../../src/app/endpoints.ts";
import type { Action } from "../../src/contract/action.ts";
import { may } from "../../src/features/companies/policies.ts";
import { limitRules } from "../../src/platform/limits/limit-rules.ts";
import type { Answered } from "../support/desk.ts";
import { ask } from "./ask.ts";
import { deskCalls } from "./desk-calls.ts";
import { aDeskWorld, type DeskWorld, type Persona } from "./desk-world.ts";
import { holdSomething, type Personal, personal, plantPerson } from "./planted-person.ts";

// Every desk call by every role: a person's data in its answer is what that role may know, and is
// in the audit log and among the profile views of the caller. A new call is tested the day it is added.

let world: DeskWorld;
/** By a call's name: what it needs. */
let needs: ReadonlyMap<string, readonly Action[]>;
beforeAll(async () => {
  // More calls than one member makes in a minute.
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
  await world.restore();
  await plantPerson(world);
  const { endpoints } = createDesk(world.acts.platform);
  needs = new Map(endpoints.map(({ call }) => [`${call.method} ${call.path}`, [call.needs]]));
});
afterAll(() => world.acts.platform.close());

/** Who the policies refuse gets no data, which staff-access.test.ts checks. */
const mayAsk = (name: string, { asker }: Persona) => needs.get(name)?.some((need) => may(asker, need)) ?? false;

const setBlind = (blind: boolean) =>
  world.acts.db.updateTable("vacancies").set({ blind }).where("id", "=", world.own.vacancyId).execute();

async function nobodyLooked(): Promise<void> {
  const { db } = world.acts;
  await db
    .with("trail", () => db.deleteFrom("trail_entries"))
    .deleteFrom("looks")
    .execute();
}

/** Bytes that are an application's file. */
const isFileOf = (name: string, { http, headers }: Answered) =>
  http === 200 &&
  /applications\//.test(name) &&
  (/cv-pages/.test(name) || !headers.get("content-type")?.includes("json"));

/** The applicant's data in an answer. */
function toldIn(name: string, answer: Answered): (Personal | "file")[] {
  // One's own address in one's own answers is nobody else's.
  const text = world.personas.reduce((rest, { email }) => rest.replaceAll(email, ""), answer.text);
  const found = Object.entries(personal).flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
  const kinds = Object.keys(personal).filter((kind): kind is Personal => kind in personal);
  const kindsFound: (Personal | "file")[] = kinds.filter((kind) => found.includes(kind));
  return isFileOf(name, answer) ? [...kindsFound, "file"] : kindsFound;
}

/** Whether the audit log and the profile views have the applicant, by this member. */
async function isWritten({ id }: Persona): Promise<{ trail: boolean; look: boolean }> {
  const { db } = world.acts;
  const entry = db
    .selectFrom("trail_entries")
    .innerJoin("trail_people", "entry_id", "trail_entries.id")
    .select("trail_entries.id")
    .where("actor_id", "=", id)
    .where("applicant_id", "=", world.own.id);
  const look = db
    .selectFrom("looks")
    .select("what")
    .where("applicant_id", "=", world.own.id)
    .where("company_id", "=", world.own.companyId);
  return {
    trail: (await entry.executeTakeFirst()) !== undefined,
    look: (await look.executeTakeFirst()) !== undefined,
  };
}

const nothing = async () => {};

/** Whether all is as it should be before a reading; the next one finds it so. */
let isReadyToRead = false;

async function makeReady(isReading: boolean): Promise<void> {
  if (isReading && isReadyToRead) return;
  await world.restore();
  await world.acts.db.updateTable("desk_applications").set({ revealed_at: null }).execute();
  if (isReading) await holdSomething(world);
}

/** Makes a call as someone does, its request prepared before anybody looked. */
async function walk(name: string, who: Persona, before: () => Promise<unknown> = nothing): Promise<Answered> {
  const isReading = name.startsWith("GET ");
  await makeReady(isReading);
  isReadyToRead = isReading && before === nothing;
  const call = deskCalls[name];
  const maker = mayAsk(name, who) ? who : world.recruiter;
  const parts = (await call?.good(world, maker)) ?? {};
  await nobodyLooked();
  await before();
  const isEnding = name === "DELETE staff/session";
  return ask(isEnding ? { ...who, send: await world.acts.desk.signIn(who.id) } : who, name, parts);
}

const names = Object.keys(deskCalls);

/** Told by names and letters: of a hiring manager and a recruiter alike. */
const neverTold: Readonly<Record<string, readonly string[]>> = {
  reduced: ["email", "phone", "birth date", "salary"],
  blind: ["name", "email", "phone", "birth date", "own words", "file"],
};

describe.each(names)("%s", (name) => {
  test("returns a person's data only to a permitted reader, and records the look", async () => {
    for (const who of world.personas.filter((each) => mayAsk(name, each))) {
      const answer = await walk(name, who);
      const kindsFound = toldIn(name, answer);
      const isReader = who === world.recruiter || who === world.manager;
      expect([who.name, isReader ? [] : kindsFound]).toEqual([who.name, []]);
      if (who === world.manager) expect(kindsFound.filter((kind) => neverTold["reduced"]?.includes(kind))).toEqual([]);
      if (kindsFound.length > 0)
        expect([who.name, kindsFound, await isWritten(who)]).toMatchObject([
          who.name,
          kindsFound,
          { trail: true, look: true },
        ]);
    }
  });

  test("returns of a hidden person neither the identity nor their own words", async () => {
    await setBlind(true);
    try {
      for (const who of [world.recruiter, world.manager]) {
        // Uncovering is for this.
        if (name.endsWith("/reveal") || !mayAsk(name, who)) continue;
        const kindsFound = toldIn(name, await walk(name, who));
        expect([who.name, kindsFound.filter((kind) => neverTold["blind"]?.includes(kind))]).toEqual([who.name, []]);
      }
    } finally {
      await setBlind(false);
    }
  });
});

describe("once a member saw as many people within the hour as they may", () => {
  const exhaust = async () => {
    await world.acts.platform.limits.take(limitRules.candidatePages, [`staff-${world.recruiter.id}`]);
    await world.acts.db.updateTable("limit_counts").set({ count: 2_000_000_000 }).execute();
  };
  // What lies around one in a list is a list, and lists count nobody (docs/security.md).
  const ofOne = names.filter((name) => /applications\/\{id\}(?!\/around)|compare/.test(name));

  test("no call returns anything of one person, and each that would have has the time to wait", async () => {
    const limited: string[] = [];
    for (const name of ofOne) {
      const kindsFound = toldIn(name, await walk(name, world.recruiter));
      const after = await walk(name, world.recruiter, exhaust);
      expect([name, toldIn(name, after)]).toEqual([name, []]);
      if (kindsFound.length > 0) {
        expect([name, after.http, Number(after.headers.get("retry-after")) > 0]).toEqual([name, 429, true]);
        limited.push(name);
      }
    }
    expect(limited.length).toBeGreaterThan(8);
  });
});

test("every kind of personal data is answered somewhere, so that the walk can fail", async () => {
  const kindsFound = new Set<string>();
  for (const name of names.filter((each) => each.startsWith("GET "))) {
    for (const kind of toldIn(name, await walk(name, world.recruiter))) kindsFound.add(kind);
  }
  expect([...kindsFound].sort()).toEqual([...Object.keys(personal), "file"].sort());
});
