// Shows: F6, F39, F41
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import { readOf } from "../../../../tests/support/desk-vacancies.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());

const reason = "Seluruh tim sudah menyepakati pembukaan ini.";
const open = { phaseIds: null, blind: false, revealedFrom: null, sharedFrom: null };
const blind = { ...open, blind: true };

const provedAt = (at: Date) => acts.db.updateTable("sessions").set({ proved_at: at }).execute();

/** A vacancy that someone applied to, and how its plan is changed. */
async function aVacancy(before: object) {
  const one = await acts.aCase();
  const { recruiter, vacancyId } = one;
  const put = async (body: object) => {
    const { version } = await readOf(recruiter, vacancyId);
    return recruiter.send("PUT", `vacancies/${vacancyId}/plan`, { body, version });
  };
  expect((await put({ reason, ...before })).http).toBe(200);
  await acts.db.deleteFrom("trail_entries").execute();
  return { ...one, put };
}

/** What the trail says of a person. */
async function toldOf(applicationId: number) {
  const rows = await acts.db
    .selectFrom("trail_entries")
    .innerJoin("trail_people", "trail_people.entry_id", "trail_entries.id")
    .select(["action", "reason", "applicant_id"])
    .where("thing_kind", "=", "application")
    .where("thing_id", "=", applicationId)
    .execute();
  return rows.map(({ action, reason: why }) => [action, why]);
}

const phase = (code: string) => acts.phase(code);

const uncovering: readonly (readonly [string, () => object, () => object, string])[] = [
  ["a blind vacancy that is none any more", () => blind, () => open, "candidate.revealed"],
  [
    "names from the first phase on",
    () => blind,
    () => ({ ...blind, revealedFrom: phase("received") }),
    "candidate.revealed",
  ],
  [
    "hiring managers who see from the first phase on",
    () => open,
    () => ({ ...open, sharedFrom: phase("received") }),
    "candidate.shared",
  ],
];

test.each(uncovering)(
  "%s takes the second step, a reason, and tells of each person",
  async (_, before, after, action) => {
    const { applicationId, put } = await aVacancy(before());
    await provedAt(new Date(acts.platform.clock().getTime() - 3_600_000));
    expect(await put({ ...after(), reason })).toMatchObject({ http: 403, body: { code: "step-up-needed" } });
    await provedAt(acts.platform.clock());
    const bare = await put(after());
    expect(bare).toMatchObject({ http: 422, body: { errors: [{ pointer: "/reason", code: "required" }] } });
    expect(await put({ ...after(), reason: " pendek   " })).toMatchObject({ http: 422 });
    expect(await put({ ...after(), reason: "x".repeat(501) })).toMatchObject({ http: 422 });
    expect(await toldOf(applicationId)).toEqual([]);
    expect((await put({ ...after(), reason })).http).toBe(200);
    expect(await toldOf(applicationId)).toEqual([[action, reason]]);
  },
);

const harmless: readonly (readonly [string, () => object, () => object])[] = [
  ["making a vacancy blind", () => open, () => blind],
  ["hiding names for longer", () => blind, () => ({ ...blind, revealedFrom: phase("offer") })],
  ["sharing later", () => open, () => ({ ...open, sharedFrom: phase("offer") })],
  [
    "names from a phase on that nobody has reached",
    () => blind,
    () => ({ ...blind, revealedFrom: phase("screening") }),
  ],
  ["when names show, where nothing is blind", () => open, () => ({ ...open, revealedFrom: phase("received") })],
];

test.each(harmless)("%s takes neither", async (_, before, after) => {
  const { applicationId, put } = await aVacancy(before());
  await provedAt(new Date(acts.platform.clock().getTime() - 3_600_000));
  expect((await put(after())).http).toBe(200);
  expect(await toldOf(applicationId)).toEqual([]);
  await provedAt(acts.platform.clock());
});

test("applicants who were uncovered or shared one by one before have no second entry", async () => {
  const { applicationId, recruiter, put } = await aVacancy(blind);
  await recruiter.send("POST", `applications/${applicationId}/reveal`, { body: { reason } });
  await acts.db.deleteFrom("trail_entries").execute();
  expect((await put(open)).http).toBe(200);
  expect(await toldOf(applicationId)).toEqual([]);
});

test("where nobody applied, a plan is changed as anything else", async () => {
  const { recruiter, vacancyId } = await aVacancy(open);
  const copied = await recruiter.send("POST", `vacancies/${vacancyId}/duplicate`, { body: {} });
  const [id, version] = [Number(copied.body["id"]), Number(copied.body["version"])];
  const put = (body: object, of: number) => recruiter.send("PUT", `vacancies/${id}/plan`, { body, version: of });
  expect((await put(blind, version)).http).toBe(200);
  expect((await put(open, version + 1)).http).toBe(200);
});
