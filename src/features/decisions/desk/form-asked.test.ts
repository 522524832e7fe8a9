// Shows: F25, F30
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { aSentForm } from "../../../../tests/support/given-forms.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { formDocument } from "../../extended-forms/extended-forms.queries.server.ts";
import { extendedFormsPersonalData } from "../../extended-forms/personal-data.server.ts";
import { takeBack } from "../../privacy/consents.server.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());
beforeEach(() => acts.forgetHeld());

type Case = Awaited<ReturnType<ActsOfTest["aCase"]>>;

const ask = () => ({ kind: "ask", phaseId: acts.phase("received"), formCode: "extended-form" });

/** Someone whom a company asked for the extended form. */
async function createRequest(): Promise<Case> {
  const one = await acts.aCase();
  expect(await acts.decide(one, ask())).toMatchObject({ http: 201 });
  expect(await acts.release()).toBe(1);
  return one;
}

const answer = ({ visitor, applicationId }: Case, give: boolean) =>
  visitor.json("application/form-give", { applicationId, give });

/** The form's values. */
const read = async ({ recruiter, applicationId }: Case) =>
  (await recruiter.send("GET", `applications/${applicationId}/form`)).body["data"];

const getRequest = async (one: Case) => Object((await acts.told(one)).data).formRequest;

const listEvents = ({ applicationId }: Case) =>
  acts.db
    .selectFrom("application_events")
    .select(["kind", "details"])
    .where("application_id", "=", applicationId)
    .where("kind", "=", "form-answered")
    .execute();

describe("a recruiter asks for the extended form", () => {
  test("by a letter that was previewed, and notifies the applicant in the portal and by mail, once it is sent", async () => {
    const one = await acts.aCase();
    const { body } = await acts.preview(one, ask(), one.recruiter);
    const letter = JSON.stringify(body["letter"]);
    expect(letter).toContain("Anda yang memutuskan");
    expect(letter).toContain(`/account/history/${one.applicationId}/form`);
    await acts.decide(one, ask());
    expect(await getRequest(one)).toBeNull();
    await acts.release();
    await eventually(async () => expect((await acts.told(one)).mails).toHaveLength(1));
    const { mails, news } = await acts.told(one);
    expect(mails[0]).toContain("Anda yang memutuskan");
    expect(mails[0]).toContain(`/account/history/${one.applicationId}/form`);
    expect(news).toContain('"kind":"form-asked"');
    expect(news).toContain(`/account/history/${one.applicationId}/form`);
    expect(await getRequest(one)).toMatchObject({ status: "asked", answeredAt: null, ownForm: null });
  });

  test("once: a second time, and a form that there is not, are refused", async () => {
    const one = await createRequest();
    expect(await acts.preview(one, ask(), one.recruiter)).toMatchObject({ http: 409, body: { code: "already-asked" } });
    const unknown = await acts.preview(one, { ...ask(), formCode: "STAR-X" }, one.recruiter);
    expect(unknown).toMatchObject({ http: 422, body: { errors: [{ pointer: "/formCode", code: "form-unknown" }] } });
  });

  test("the deciding page shows that it was asked for, and the answer", async () => {
    const one = await createRequest();
    const getDecision = () => one.recruiter.send("GET", acts.at(one.applicationId));
    expect((await getDecision()).body).toMatchObject({ formRequest: { status: "asked", answeredAt: null } });
    await answer(one, false);
    expect((await getDecision()).body).toMatchObject({ formRequest: { status: "declined" } });
  });
});

describe("an applicant gives it", () => {
  test("where there is one, else is led to filling it in", async () => {
    const one = await createRequest();
    expect(await answer(one, true)).toMatchObject({ body: { acknowledge: 0, code: "form-missing" } });
    await aSentForm(acts.platform, one.id, { variant: "freshgraduate" });
    expect(await getRequest(one)).toMatchObject({ ownForm: { url: "/flk1" } });
    expect(await answer(one, true)).toMatchObject({ body: { acknowledge: 1 } });
    expect(await getRequest(one)).toMatchObject({ status: "given", answeredAt: expect.any(String) });
  });

  test("as a copy of that moment: what changes afterwards does not reach the company", async () => {
    const one = await createRequest();
    await aSentForm(acts.platform, one.id, { personalData: { fullName: "Nama Saat Itu" } });
    await answer(one, true);
    const before = await read(one);
    expect(JSON.stringify(before)).toContain("Nama Saat Itu");
    const later = await aSentForm(acts.platform, one.id, { variant: "freshgraduate", at: new Date("2099-01-01") });
    const changed = { ...later, personalData: { ...later["personalData"], fullName: "Nama Sesudahnya" } };
    await acts.db
      .updateTable("extended_forms")
      .set({ document: formDocument.write(changed) })
      .where("applicant_id", "=", one.id)
      .execute();
    expect(await read(one)).toEqual(before);
  });

  test("fifty times at once: one answer counts", async () => {
    const one = await createRequest();
    await aSentForm(acts.platform, one.id);
    const all = await Promise.all(Array.from({ length: 50 }, () => answer(one, true)));
    expect(all.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(50);
    expect(await listEvents(one)).toHaveLength(1);
  });

  test("after having declined, and ended only by withdrawing", async () => {
    const one = await createRequest();
    await aSentForm(acts.platform, one.id);
    expect((await answer(one, false)).body).toMatchObject({ acknowledge: 1 });
    expect(await read(one)).toBeNull();
    expect((await answer(one, true)).body).toMatchObject({ acknowledge: 1 });
    expect(await read(one)).not.toBeNull();
    expect((await answer(one, false)).body).toMatchObject({ acknowledge: 0, code: "already-given" });
  });

  test("to nobody who did not ask, and not of someone else's application", async () => {
    const one = await acts.aCase();
    const other = await createRequest();
    expect((await answer(one, true)).http).toBe(404);
    expect(
      (await one.visitor.json("application/form-give", { applicationId: other.applicationId, give: true })).http,
    ).toBe(404);
  });

  test("not once the application has ended", async () => {
    const one = await createRequest();
    await aSentForm(acts.platform, one.id);
    await acts.decide(one, { kind: "hire" });
    await acts.release();
    expect((await answer(one, true)).body).toMatchObject({ acknowledge: 0, code: "already-ended" });
  });
});

describe("the company's copy", () => {
  async function createAnsweredRequest(): Promise<Case> {
    const one = await createRequest();
    await aSentForm(acts.platform, one.id, { personalData: { fullName: "KENARI-NAMA" } });
    await answer(one, true);
    return one;
  }

  test("is read by its recruiter: a profile view of the person, and an entry of the audit log", async () => {
    const one = await createAnsweredRequest();
    expect(JSON.stringify(await read(one))).toContain("KENARI-NAMA");
    const looks = await acts.db.selectFrom("looks").select("what").where("applicant_id", "=", one.id).execute();
    expect(looks).toContainEqual({ what: "form" });
    const entries = acts.db.selectFrom("trail_entries").select("action").where("action", "=", "candidate.form-read");
    expect((await entries.execute()).length).toBeGreaterThan(0);
    const { body } = await one.recruiter.send("GET", `applications/${one.applicationId}`);
    expect(body).toMatchObject({
      form: { status: "given" },
      timeline: expect.arrayContaining([expect.objectContaining({ kind: "form-answered", gives: true })]),
    });
  });

  test("is not there for another company's recruiter, whom nobody gave it", async () => {
    const one = await createAnsweredRequest();
    const other = await acts.desk.as({ role: "recruiter", companyIds: [(await acts.aCase()).companyId] });
    expect((await other.send("GET", `applications/${one.applicationId}/form`)).http).toBe(404);
  });

  test("is read by a hiring manager without contact, family, references and salaries (F40)", async () => {
    const one = await createAnsweredRequest();
    const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
    await acts.db
      .updateTable("desk_applications")
      .set({ shared_at: new Date() })
      .where("application_id", "=", one.applicationId)
      .execute();
    const path = `applications/${one.applicationId}/form`;
    const whole = JSON.stringify((await one.recruiter.send("GET", path)).body);
    const reduced = JSON.stringify((await manager.send("GET", path)).body);
    for (const hidden of ["sekar@contoh.id", "+62 81234567890", "7.500.000"]) {
      expect(whole).toContain(hidden);
      expect(reduced).not.toContain(hidden);
    }
    expect(reduced).toContain("KENARI-NAMA");
  });

  test("is hidden while it is hidden who someone is (F39)", async () => {
    const one = await createAnsweredRequest();
    await acts.db.updateTable("vacancies").set({ blind: true }).where("id", "=", one.vacancyId).execute();
    const response = await one.recruiter.send("GET", `applications/${one.applicationId}/form`);
    expect(response).toMatchObject({ http: 403, body: { code: "blind" } });
    const looks = acts.db.selectFrom("looks").select("what").where("applicant_id", "=", one.id);
    expect(await looks.where("what", "=", "form").execute()).toEqual([]);
  });

  test("goes when the application is withdrawn", async () => {
    const one = await createAnsweredRequest();
    await one.visitor.json("application/withdraw", { applicationId: one.applicationId });
    expect(await read(one)).toBeNull();
    expect(await getRequest(one)).toMatchObject({ status: "removed" });
  });

  test("goes when the use of the data is allowed no more", async () => {
    const one = await createAnsweredRequest();
    await takeBack(acts.platform, one.id, "data-use", { userAgent: "test", network: "", requestId: "test" });
    const { copy } = await acts.db
      .selectFrom("form_requests")
      .select("copy")
      .where("application_id", "=", one.applicationId)
      .executeTakeFirstOrThrow();
    expect(copy).toBeNull();
  });

  test("is in the account's export, and goes with the account (F46)", async () => {
    const one = await createAnsweredRequest();
    const person = { applicantId: one.id, email: one.email, tokenKeys: [] };
    const personalData = JSON.stringify(await extendedFormsPersonalData.tell(acts.db, person));
    expect(personalData).toContain('"name":"forms-given"');
    expect(personalData).toContain("KENARI-NAMA");
    await deleteAccount(acts.platform, personalDataOfRooms, one.id, "test");
    const left = acts.db.selectFrom("form_requests").select("application_id");
    expect(await left.where("application_id", "=", one.applicationId).execute()).toEqual([]);
  });
});

test("someone who withdraws the use of the data while it is held is asked nothing (F32)", async () => {
  const one = await acts.aCase();
  await acts.decide(one, ask());
  await one.visitor.json("application/withdraw", { applicationId: one.applicationId });
  expect(await acts.release()).toBe(0);
  expect(await getRequest(one)).toBeNull();
});
