// Shows: F19, F20, F24, F39, F40
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../../tests/support/acts.ts";
import { getRows } from "../../../../../tests/support/listed-applications.ts";

// List, page and facets show the same standing of a candidate, to those who may know it.

type Case = Awaited<ReturnType<ActsOfTest["aCase"]>>;

let acts: ActsOfTest;
let one: Case;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());
beforeEach(async () => {
  await acts.forgetHeld();
  one = await acts.aCase();
});

const listed = async (query = "", by = one.recruiter) =>
  getRows(await by.send("GET", `applications?vacancyId=${one.vacancyId}${query}`));
const standingIn = (rows: Record<string, unknown>[]) => rows.map((row) => row["standing"]);
const inProcess = { outcome: "in-process", scheduled: null };

async function getValues(name: string, query = "", by = one.recruiter): Promise<unknown> {
  const facets = getRows(await by.send("GET", `applications/facets?${query}`));
  return facets.find((facet) => facet["name"] === name)?.["values"];
}

/** Decides, and lets the decision leave. */
async function doAct(body: object) {
  expect(await acts.decide(one, body)).toMatchObject({ http: 201 });
  expect(await acts.release()).toBe(1);
}

const ends = [
  ["hired", { kind: "hire" }],
  ["rejected", { kind: "end" }],
  ["vacancy-closed", { kind: "close" }],
] as const;

describe("the outcome of an application", () => {
  test.each(ends)("is %s in the list, on the page, in the facet and under its filter", async (outcome, act) => {
    const reason = act.kind === "end" ? { reasonId: acts.reasonId } : {};
    await doAct({ ...act, ...reason });
    const expected = { outcome, scheduled: null };
    expect(standingIn(await listed())).toEqual([expected]);
    const page = await one.recruiter.send("GET", `applications/${one.applicationId}`);
    expect(page.body).toMatchObject({ row: { standing: expected } });
    expect(await listed(`&outcome=${outcome}`)).toHaveLength(1);
    expect(await listed("&outcome=in-process")).toHaveLength(0);
    expect(await getValues("outcome", `vacancyId=${one.vacancyId}`)).toEqual([
      { value: outcome, text: null, count: 1 },
    ]);
  });

  test("is withdrawn where its applicant withdrew it, and not rejected", async () => {
    expect(await one.visitor.json("application/withdraw", { applicationId: one.applicationId })).toBeTruthy();
    expect(standingIn(await listed())).toEqual([{ outcome: "withdrawn", scheduled: null }]);
    expect(await listed("&outcome=rejected")).toHaveLength(0);
    expect(await listed("&outcome=hired,withdrawn")).toHaveLength(1);
  });

  test("is in process again once it is reopened", async () => {
    await doAct({ kind: "close" });
    await doAct({ kind: "reopen" });
    expect(standingIn(await listed("&outcome=in-process"))).toEqual([inProcess]);
  });
});

describe("a decision that is scheduled", () => {
  const move = () => ({ kind: "move", phaseId: acts.phase("screening") });
  const scheduled = { kind: "move", phase: "Seleksi berkas", releaseAt: expect.stringMatching(/Z$/) };

  test("is shown with its phase and moment, can be filtered by, and is gone when it is undone", async () => {
    await acts.decide(one, move());
    expect(standingIn(await listed("&scheduled=move,hire"))).toEqual([{ outcome: "in-process", scheduled }]);
    expect(await listed("&scheduled=none")).toHaveLength(0);
    expect(await getValues("scheduled", `vacancyId=${one.vacancyId}`)).toEqual([
      { value: "move", text: null, count: 1 },
    ]);
    await acts.undo(one, one.recruiter);
    expect(standingIn(await listed("&scheduled=none"))).toEqual([inProcess]);
  });

  test("is shown to a colleague of the company, and to nobody of another one", async () => {
    await acts.decide(one, move());
    const colleague = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
    expect(standingIn(await listed("", colleague))).toMatchObject([{ scheduled }]);
    const stranger = await acts.desk.as({ role: "recruiter", companyIds: [] });
    expect(await listed("", stranger)).toEqual([]);
    expect(await getValues("scheduled", "", stranger)).toBeUndefined();
  });

  test("and who decided are hidden from hiring managers, as a value and as a filter", async () => {
    const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
    await one.recruiter.send("PUT", `applications/${one.applicationId}/share`, { body: { withCv: false } });
    await doAct(move());
    await acts.decide(one, { kind: "hire" });
    expect(standingIn(await listed("", manager))).toEqual([inProcess]);
    for (const query of ["&scheduled=hire", "&scheduled=none", `&decidedBy=${one.recruiter.id}`])
      expect([query, await listed(query, manager)]).toEqual([query, []]);
    expect(await getValues("scheduled", "", manager)).toBeUndefined();
    expect(await getValues("decidedBy", "", manager)).toBeUndefined();
  });

  test("is shown for someone hidden, by code", async () => {
    await acts.db.updateTable("vacancies").set({ blind: true }).where("id", "=", one.vacancyId).execute();
    await acts.decide(one, move());
    expect(await listed("&scheduled=move")).toMatchObject([{ who: { kind: "hidden" }, standing: { scheduled } }]);
  });
});

describe("facets of all applications", () => {
  test("count vacancies, companies, owners and who decided, each under all filters but its own", async () => {
    await doAct({ kind: "hire" });
    const other = await acts.aCase();
    const both = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId, other.companyId] });
    await acts.db
      .updateTable("vacancies")
      .set({ owner_id: one.recruiter.id })
      .where("id", "=", one.vacancyId)
      .execute();
    const query = `vacancyId=${one.vacancyId}`;
    const vacancies = [one.vacancyId, other.vacancyId].map((id) =>
      expect.objectContaining({ value: String(id), count: 1 }),
    );
    expect(await getValues("vacancyId", query, both)).toEqual(expect.arrayContaining(vacancies));
    const value = String(one.recruiter.id);
    for (const name of ["ownerId", "decidedBy"]) {
      expect(await getValues(name, "", both)).toEqual([{ value, text: "Ratna Wulandari", count: 1 }]);
      const rows = getRows(await both.send("GET", `applications?${name}=${value}`));
      expect(rows.map(({ id }) => id)).toEqual([one.applicationId]);
    }
    const companies = await getValues("companyId", "outcome=hired", both);
    expect(companies).toMatchObject([{ value: String(one.companyId), count: 1 }]);
  });

  test("have no name of a vacancy or company out of reach that a query asks for", async () => {
    const stranger = await acts.desk.as({ role: "recruiter", companyIds: [] });
    const query = `vacancyId=${one.vacancyId}&companyId=${one.companyId}&ownerId=${one.recruiter.id}`;
    expect((await stranger.send("GET", `applications/facets?${query}`)).body["data"]).toEqual([]);
  });

  test("are left out where a page does not want them", async () => {
    const query = `vacancyId=${one.vacancyId}&without=vacancyId,companyId`;
    expect(await getValues("vacancyId", query)).toBeUndefined();
    expect(await getValues("outcome", query)).toBeDefined();
    const wrong = await one.recruiter.send("GET", "applications/facets?without=gender");
    expect(wrong).toMatchObject({ http: 422 });
  });
});
