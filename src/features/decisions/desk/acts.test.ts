// Shows: F29, F30
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { readTrail } from "../../audit/trail.queries.server.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());
beforeEach(() => acts.forgetHeld());

const move = { kind: "move", phaseId: 0, nextStep: { id: "Siapkan KTP." } };

test("an act is shown, held while the applicant hears nothing, and leaves with portal and mail in one", async () => {
  const one = await acts.aCase();
  const body = { ...move, phaseId: acts.phase("screening"), dueOn: "2098-01-05" };
  const preview = await acts.preview(one, body, one.recruiter);
  expect(preview.http).toBe(200);
  expect(JSON.stringify(preview.body["letter"])).toContain("Siapkan KTP.");
  const before = await acts.told(one);
  expect(await acts.decide(one, body)).toMatchObject({ http: 201 });
  expect(await acts.told(one)).toEqual(before);
  expect(await acts.preview(one, body, one.recruiter)).toMatchObject({ http: 409, body: { code: "held" } });
  expect((await one.recruiter.send("GET", "held")).body).toMatchObject({
    data: [{ applicationId: one.applicationId, kind: "move", phase: "Seleksi berkas", by: "Ratna Wulandari" }],
  });
  const answer = await one.recruiter.send("GET", acts.at(one.applicationId));
  expect(answer.body["held"]).toMatchObject({ kind: "move", phase: "Seleksi berkas", letter: preview.body["letter"] });
  expect(await acts.release(4)).toBe(0);
  expect(await acts.release()).toBe(1);
  await eventually(async () => expect((await acts.told(one)).mails).toHaveLength(1));
  const after = await acts.told(one);
  expect(after.mails[0]).toContain("Siapkan KTP.");
  expect(after.news).toContain("phase-began");
  expect(after.data).toMatchObject({
    recruitmentProgress: expect.arrayContaining([
      expect.objectContaining({ phaseName: "Lamaran masuk", phaseStatus: "Passed" }),
      expect.objectContaining({ phaseName: "Seleksi berkas", phaseStatus: "On Process" }),
    ]),
  });
  expect(await acts.release()).toBe(0);
  const actions = (await readTrail(acts.db, { applicantId: one.id }, { limit: 9 })).map(({ action }) => action);
  // Anyone who was shown the letter saw a name.
  expect(actions).toEqual(["application.act-released", "application.act-held", "candidates.listed"]);
});

test("what is taken back never happened to its applicant; once it left it is not held", async () => {
  const one = await acts.aCase();
  const before = await acts.told(one);
  await acts.decide(one, { kind: "hire" });
  expect((await acts.undo(one, one.recruiter)).http).toBe(204);
  const again = await acts.undo(one, one.recruiter);
  expect(again).toMatchObject({ http: 409, body: { code: "not-held" } });
  expect(await acts.release()).toBe(0);
  expect(await acts.told(one)).toEqual(before);
});

describe("nothing is sent that nobody previewed:", () => {
  test("other words, another phase, another person's look, an older state", async () => {
    const one = await acts.aCase();
    const body = { ...move, phaseId: acts.phase("screening") };
    const { body: preview } = await acts.preview(one, body, one.recruiter);
    const other = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
    const wrong = [
      [one.recruiter, { ...body, nextStep: { id: "Datang besok." } }],
      [one.recruiter, { ...body, phaseId: acts.phase("online-test") }],
      [other, body],
    ] as const;
    for (const [by, act] of wrong) {
      const answer = await by.send("POST", acts.at(one.applicationId), { body: { ...act, shown: preview["shown"] } });
      expect(answer).toMatchObject({ http: 409, body: { code: "not-shown" } });
    }
    await acts.decide(one, body);
    await acts.release();
    const late = await one.recruiter.send("POST", acts.at(one.applicationId), {
      body: { kind: "move", phaseId: acts.phase("online-test"), nextStep: body.nextStep, shown: preview["shown"] },
    });
    expect(late).toMatchObject({ http: 409, body: { code: "not-shown" } });
  });

  test("no act without having looked", async () => {
    const one = await acts.aCase();
    expect(await one.recruiter.send("POST", acts.at(one.applicationId), { body: { kind: "hire" } })).toMatchObject({
      http: 422,
    });
  });
});

describe("each act", () => {
  test.each([
    ["move-back", { kind: "move-back", words: { id: "Ada berkas yang perlu dilihat lagi." } }, 1, "berkas yang perlu"],
    ["end", { kind: "end", words: { id: "Kami memilih yang lain." } }, 3, "Kami memilih yang lain."],
    ["hire", { kind: "hire", words: { id: "Sampai jumpa di hari pertama." } }, 2, "Sampai jumpa"],
    ["close", { kind: "close", words: { id: "Lowongan ini batal." } }, 4, "Lowongan ini batal."],
    ["invite", { kind: "invite", place: "Gedung Nila", at: "2098-01-05T10:00:00+07:00" }, 1, "Gedung Nila"],
  ])("%s changes the application and notifies its applicant in their language", async (kind, act, status, words) => {
    const one = await acts.aCase();
    await acts.decide(one, { ...move, phaseId: acts.phase("online-test") });
    await acts.release();
    const body = {
      ...{ reasonId: acts.reasonId, ...act },
      ...(kind === "move-back" && { phaseId: acts.phase("screening") }),
      ...(kind === "invite" && { phaseId: acts.phase("online-test") }),
    };
    expect(await acts.decide(one, body)).toMatchObject({ http: 201 });
    expect(await acts.release()).toBe(1);
    await eventually(async () => expect((await acts.told(one)).mails).toHaveLength(2));
    const { data, mails } = await acts.told(one);
    expect(data).toMatchObject({ applicationStatusId: status });
    expect(mails[1]).toContain(words);
  });

  test("an end takes its reason's own words where no others are given, a retired reason none", async () => {
    const one = await acts.aCase();
    await acts.decide(one, { kind: "end", reasonId: acts.reasonId });
    await acts.release();
    await eventually(async () =>
      expect((await acts.told(one)).mails[0]).toContain("Kami memilih kandidat yang pengalamannya"),
    );
    expect(await acts.decide(await acts.aCase(), { kind: "end", reasonId: 999_999 })).toMatchObject({ http: 422 });
  });

  test("moving back without words sends no mail, though the portal shows the phase", async () => {
    const one = await acts.aCase();
    await acts.decide(one, { ...move, phaseId: acts.phase("online-test") });
    await acts.release();
    await eventually(async () => expect((await acts.told(one)).mails).toHaveLength(1));
    await acts.decide(one, { kind: "move-back", phaseId: acts.phase("received") });
    await acts.release();
    const { mails, data } = await acts.told(one);
    expect(mails).toHaveLength(1);
    const current = expect.objectContaining({ phaseName: "Lamaran masuk", phaseStatus: "On Process" });
    const notBegun = expect.objectContaining({ phaseName: "Seleksi berkas", phaseStatus: "" });
    expect(data).toMatchObject({ recruitmentProgress: expect.arrayContaining([current, notBegun]) });
  });

  test("an ended one takes only reopen, which puts it where it stood", async () => {
    const one = await acts.aCase();
    expect(await acts.decide(one, { kind: "reopen" })).toMatchObject({ http: 422 });
    expect(await acts.preview(one, { kind: "reopen" }, one.recruiter)).toMatchObject({
      http: 409,
      body: { code: "not-ended" },
    });
    await acts.decide(one, { kind: "end", reasonId: acts.reasonId });
    await acts.release();
    for (const body of [{ ...move, phaseId: acts.phase("screening") }, { kind: "hire" }, { kind: "close" }]) {
      expect(await acts.preview(one, body, one.recruiter)).toMatchObject({
        http: 409,
        body: { code: "already-ended" },
      });
    }
    await acts.decide(one, { kind: "reopen" });
    await acts.release();
    const { data, news } = await acts.told(one);
    expect(data).toMatchObject({ applicationStatusId: 1 });
    expect(news).toContain("reopened");
  });

  test.each([
    ["the phase it stands in", "received", "same-phase"],
    ["no phase", "nowhere", "phase-unknown"],
  ])("does not move to %s", async (_, code, refusal) => {
    const one = await acts.aCase();
    const answer = await acts.preview(one, { ...move, phaseId: acts.phase(code) || 999_999 }, one.recruiter);
    expect(JSON.stringify(answer.body)).toContain(refusal);
    expect(answer.http).toBeGreaterThanOrEqual(409);
  });
});

test("a vacancy that another system leads is not decided on here (F43)", async () => {
  const one = await acts.aCase("import");
  const answer = await acts.preview(one, { kind: "hire" }, one.recruiter);
  expect(answer).toMatchObject({ http: 409, body: { code: "led-by-import" } });
});

test("a plan names the only phases to move to (F16)", async () => {
  const one = await acts.aCase();
  const plan = [acts.phase("received"), acts.phase("user-interview")];
  await acts.db.updateTable("vacancies").set({ plan }).where("id", "=", one.vacancyId).execute();
  const off = await acts.preview(one, { ...move, phaseId: acts.phase("screening") }, one.recruiter);
  expect(off).toMatchObject({ http: 422, body: { errors: [{ pointer: "/phaseId", code: "phase-unknown" }] } });
  expect((await acts.decide(one, { ...move, phaseId: acts.phase("user-interview") })).http).toBe(201);
});

describe("what is held is dropped, and nothing leaves (F32)", () => {
  test("where the applicant withdrew meanwhile", async () => {
    const one = await acts.aCase();
    await acts.decide(one, { kind: "hire" });
    await one.visitor.json("application/withdraw", { applicationId: one.applicationId });
    await eventually(async () => expect((await acts.told(one)).mails).toHaveLength(1));
    expect(await acts.release()).toBe(0);
    const { data, mails } = await acts.told(one);
    expect(data).toMatchObject({ applicationStatusId: 3, endReason: "withdrawn" });
    expect(mails).toHaveLength(1);
    const act = await acts.db
      .selectFrom("acts")
      .selectAll()
      .where("application_id", "=", one.applicationId)
      .executeTakeFirst();
    expect(act).toMatchObject({ state: "dropped", dropped_because: "withdrawn" });
  });

  test("where the applicant's account is erased meanwhile, with all that was decided (F46)", async () => {
    const one = await acts.aCase();
    await acts.decide(one, { kind: "end", reasonId: acts.reasonId, words: { id: "KATA-RAHASIA" } });
    await deleteAccount(acts.platform, personalDataOfRooms, one.id, "test");
    expect(await acts.release()).toBe(0);
    expect(
      await acts.db.selectFrom("acts").selectAll().where("application_id", "=", one.applicationId).execute(),
    ).toEqual([]);
  });
});
