// Shows: F19, F20, F40
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import { getRows, type ListedApplications, listedApplications } from "../../../../tests/support/listed-applications.ts";
import { candidateSorts, everyCandidate } from "../candidate.ts";
import { listCandidates } from "../list/list-candidates.server.ts";

// What someone may not filter or sort by is refused at each query that is read, and has no effect elsewhere.

let portal: Portal;
let desk: DeskOfTest;
let four: ListedApplications;
let recruiter: AtDesk;
let manager: AtDesk;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  four = await listedApplications(portal, 4);
  recruiter = await desk.as({ role: "recruiter", companyIds: [four.companyId] });
  manager = await desk.as({ role: "hiring-manager", vacancyIds: [four.vacancyId] });
});
afterAll(() => portal.platform.close());
beforeEach(async () => {
  await four.restore();
  for (const [place, id] of four.ids.entries()) {
    await four.change(id, { shared_at: new Date(), salary: 5_000_000 + ((place * 7) % 4) * 1_000_000 });
  }
});

/** Every place that takes a list's query, and where a refusal names its parameters. */
const places: Readonly<
  Record<string, { at: string; send: (who: AtDesk, query: string) => ReturnType<AtDesk["send"]> }>
> = {
  list: { at: "", send: (who, query) => who.send("GET", `applications?${query}`) },
  tabs: { at: "", send: (who, query) => who.send("GET", `applications/tabs?${query}`) },
  facets: { at: "", send: (who, query) => who.send("GET", `applications/facets?${query}`) },
  neighbours: {
    at: "/list",
    send: (who, query) => who.send("GET", `applications/${four.ids[0]}?list=${encodeURIComponent(query)}`),
  },
  "a view kept": {
    at: "/query",
    send: (who, query) => who.send("POST", "views", { body: { name: "Pilihan", query } }),
  },
  "a view changed": {
    at: "/query",
    async send(who, query) {
      const { body } = await who.send("POST", "views", { body: { name: "Pilihan lain", query: "stars=3" } });
      return who.send("PATCH", `views/${body["id"]}`, { body: { query }, version: 1 });
    },
  },
};

const jobs = {
  at: "/query",
  send: (who: AtDesk, query: string) =>
    who.send("POST", "jobs/preview", { body: { export: { format: "csv", reason: "Rapat bulanan." }, query } }),
};

const never = ["gender=1", "sort=-age", "hasPhoto=true", "religion=2", "tanggal_lahir=2000-01-01", "sort=foto"];
const salary = [
  "sort=salary",
  "sort=-salary",
  "salaryFrom=1",
  "salaryTo=9000000",
  "tab=all&salaryFrom=1&salaryTo=2",
  "%73ort=%73alary",
];

const getName = (query: string) => [...new URLSearchParams(query).keys()].filter((name) => name !== "tab");

function refusedAt(at: string, query: string) {
  const errors = getName(query).map((name) => ({ pointer: `${at}/${name}`, code: "filter-forbidden" }));
  return { http: 422, body: { code: "filter-forbidden", errors } };
}

describe.each(Object.entries({ ...places, "a job": jobs }))("%s", (_, { at, send }) => {
  test("refuses what nobody filters or sorts by, and names the parameter", async () => {
    for (const query of never) {
      expect({ query, ...(await send(recruiter, query)) }).toMatchObject({ query, ...refusedAt(at, query) });
    }
  });
});

describe.each(Object.entries(places))("%s", (_, { at, send }) => {
  test("refuses a hiring manager what filters or sorts by the salary wish, and takes it from a recruiter", async () => {
    for (const query of salary) {
      expect({ query, ...(await send(manager, query)) }).toMatchObject({ query, ...refusedAt(at, query) });
      expect((await send(recruiter, query)).http).toBeLessThan(300);
    }
  });
});

test.each(["sort[]=salary", "sort=salary&sort=applied", "sort=applied&sort=-salary", "salaryFrom[]=1", "SALARYFROM=1"])(
  "a parameter in another form, %s, orders and filters nothing for a hiring manager",
  async (query) => {
    for (const send of Object.values(places).map((place) => place.send)) {
      const { http, body } = await send(manager, query);
      const plain = await send(manager, "");
      const listed = http < 300 ? body["data"] : undefined;
      expect([undefined, plain.body["data"]]).toContainEqual(listed);
    }
  },
);

test("a recruiter's shared view that filters by the salary wish reaches a hiring manager without it", async () => {
  const body = { name: "Terjangkau", query: "stars=3&salaryTo=9000000&sort=-salary", sharedWith: four.companyId };
  await recruiter.send("POST", "views", { body });
  const listQueries = async (who: AtDesk) => getRows(await who.send("GET", "views")).map(({ query }) => query);
  expect(await listQueries(recruiter)).toContain(body.query);
  const queries = await listQueries(manager);
  expect(queries).toContain("stars=3");
  expect(queries.join()).not.toContain("salary");
});

test("the rows of a hiring manager have no range and no order of salaries, even for a caller of the domain", async () => {
  const reach = {
    ...{ isWhole: false, companyIds: [], vacancyIds: [], managersOfCompanyIds: [] },
    sharedVacancyIds: [four.vacancyId],
  };
  const by = { actor: { kind: "staff", id: manager.id }, requestId: "r" } as const;
  const listIds = async (wish: Partial<Parameters<typeof listCandidates>[2]>) => {
    const whole = { filter: everyCandidate, sort: "applied", isDescending: false, limit: 50, after: null } as const;
    const list = await listCandidates(
      portal.platform,
      { by, needed: "candidate.read", reach, language: "id" },
      { ...whole, ...wish },
    );
    return list.candidates.map(({ id }) => id);
  };
  expect(await listIds({ filter: { ...everyCandidate, salary: { from: 0, to: 99_000_000 } } })).toEqual([]);
  const inOrder = four.ids.toSorted((one, other) => one - other);
  for (const sort of candidateSorts.filter((each) => each === "salary")) {
    expect(await listIds({ sort })).toEqual(inOrder);
    expect(await listIds({ sort, isDescending: true })).toEqual(inOrder.toReversed());
  }
});

describe("the tabs", () => {
  test("count what the list has under the same words and filters, whatever tab is open", async () => {
    const [one = 0, two = 0] = four.ids;
    await four.change(one, { stars: 3 });
    await four.change(two, { stars: 3, tab: -1 });
    for (const query of ["", "stars=3", "stars=3&tab=ended", "q=tidakadakatabegini", "salaryFrom=7000000"]) {
      const tabs = getRows(await recruiter.send("GET", `applications/tabs?${query}`));
      for (const { tab, count } of tabs) {
        const list = new URLSearchParams(query);
        list.set("tab", String(tab));
        const { body } = await recruiter.send("GET", `applications?${list}`);
        expect([query, tab, count]).toEqual([query, tab, body["total"]]);
      }
    }
  });
});

test("one application named twice is no comparison, and is none of who may not see it either", async () => {
  const [one = 0] = four.ids;
  const twice = await recruiter.send("GET", `compare?ids=${one},${one}`);
  expect(twice).toMatchObject({ http: 422, body: { errors: [{ pointer: "/ids", code: "twice" }] } });
  const stranger = await desk.as({ role: "recruiter", companyIds: [] });
  expect((await stranger.send("GET", `compare?ids=${one},${one}`)).http).toBe(404);
});
