import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import { actOn, readOf } from "../../../../tests/support/desk-vacancies.ts";
import { importProgressCommand } from "../../applications/import/import-command.server.ts";
import { starForms } from "../../interviews/star-forms.server.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";

let portal: Portal;
let desk: DeskOfTest;
let phases: { id: number; code: string | null; name: string }[] = [];
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  phases = await recruitmentPhases(portal.platform.database.db, "en");
});
afterAll(() => portal.platform.close());

const getId = (code: string) => phases.find((phase) => phase.code === code)?.id ?? 0;

const progressSchema = z.object({ recruitmentProgress: z.array(z.object({ phaseName: z.string() })) });

/** Someone who applied, and a recruiter of that company. */
async function someApplication() {
  const someone = await anApplication(portal);
  const { company_id } = await portal.platform.database.db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", someone.vacancyId)
    .executeTakeFirstOrThrow();
  const recruiter = await desk.as({ role: "recruiter", companyIds: [company_id] });
  const seen = async () => {
    const { body } = await someone.visitor.json("Application/details/en", { applicationId: someone.applicationId });
    return progressSchema.parse(body["data"]).recruitmentProgress.map(({ phaseName }) => phaseName);
  };
  return { ...someone, recruiter, seen };
}

interface PlanInput {
  phases: readonly string[] | null;
  version?: number;
}

async function put(recruiter: AtDesk, id: number, { phases: codes, version }: PlanInput, more: object = {}) {
  const current = version ?? (await readOf(recruiter, id)).version;
  const phaseIds = codes === null ? null : codes.map(getId);
  const body = { phaseIds, blind: false, revealedFrom: null, sharedFrom: null, ...more };
  return recruiter.send("PUT", `vacancies/${id}/plan`, { body, version: current });
}

async function importRow(applicationId: number, phase: string) {
  const { database, settings, outbox, clock } = portal.platform;
  const output: string[] = [];
  const bytes = new TextEncoder().encode(`application_id,phase\n${applicationId},${phase}\n`);
  const command = {
    name: "progress",
    options: { isDryRun: false, map: [], set: [] },
    files: [{ name: "p.csv", bytes }],
  };
  const taking = { database, settings, outbox, siteName: "Situs", starForms, invite: async () => null, now: clock() };
  await importProgressCommand(taking, command, (line) => output.push(line));
  return output.join("\n");
}

test("an applicant's history shows the plan's phases in their order, the first always, and no others (F16)", async () => {
  const { recruiter, vacancyId, seen } = await someApplication();
  await actOn(recruiter, vacancyId, "take-over");
  expect((await put(recruiter, vacancyId, { phases: ["offer", "hr-interview"] })).http).toBe(200);
  expect(await seen()).toEqual(["Application received", "HR interview", "Offer"]);
  await put(recruiter, vacancyId, { phases: null });
  expect(await seen()).toHaveLength(7);
});

test("a phase that an applicant has reached stays (F16)", async () => {
  const { recruiter, vacancyId, applicationId } = await someApplication();
  await importRow(applicationId, "screening");
  await actOn(recruiter, vacancyId, "take-over");
  const response = await put(recruiter, vacancyId, { phases: ["offer"] });
  expect(response.body).toMatchObject({ status: 409, code: "phase-in-use", phaseIds: [getId("screening")] });
  expect((await put(recruiter, vacancyId, { phases: ["screening"] })).http).toBe(200);
});

test("where imports lead all phases are used, until the desk takes the vacancy over, once (F16, F43)", async () => {
  const { recruiter, vacancyId, seen } = await someApplication();
  expect((await put(recruiter, vacancyId, { phases: ["offer"] })).body).toMatchObject({ code: "led-by-import" });
  expect((await readOf(recruiter, vacancyId)).acts).toContain("take-over");
  expect((await actOn(recruiter, vacancyId, "take-over")).body).toMatchObject({ lead: "desk" });
  expect((await actOn(recruiter, vacancyId, "take-over")).body).toMatchObject({ status: 409, code: "led-by-desk" });
  expect((await readOf(recruiter, vacancyId)).acts).not.toContain("take-over");
  expect(await seen()).toHaveLength(7);
});

test("rows of the hiring system are taken while imports lead, and refused once the desk does (F43)", async () => {
  const { recruiter, vacancyId, applicationId, code } = await someApplication();
  expect(await importRow(applicationId, "screening")).toContain("1 changed");
  await actOn(recruiter, vacancyId, "take-over");
  expect(await importRow(applicationId, "hr-interview")).toContain(`vacancy ${code} is handled in the desk`);
});

test.each([
  ["a phase that there is not", { phaseIds: [999] }, "/phaseIds"],
  ["shown from a phase outside the plan", { revealedFrom: 999 }, "/revealedFrom"],
  ["shared from a phase outside the plan", { sharedFrom: 999 }, "/sharedFrom"],
])("%s is a wrong field (F16)", async (_, more, pointer) => {
  const { recruiter, vacancyId } = await someApplication();
  await actOn(recruiter, vacancyId, "take-over");
  expect((await put(recruiter, vacancyId, { phases: null }, more)).body).toMatchObject({
    status: 422,
    errors: [{ pointer }],
  });
});

test("a stale change of the plan answers what stands now; another company's is not there (F16)", async () => {
  const { recruiter, vacancyId } = await someApplication();
  const other = await someApplication();
  expect((await put(recruiter, vacancyId, { phases: null, version: 99 })).http).toBe(412);
  expect((await put(other.recruiter, vacancyId, { phases: null, version: 1 })).http).toBe(404);
});
