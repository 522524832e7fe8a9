// Shows: F25, F30
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { loadStarForms } from "../../../../tests/support/star-forms.ts";
import { readStar, takeStar } from "../../interviews/star.server.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());
beforeEach(() => acts.forgetHeld());

describe("a recruiter asks for a STAR form", () => {
  const askStar = () => ({ kind: "ask", phaseId: acts.phase("received"), formCode: "STAR-T" });

  test("by a letter that shows its button, and once; what was sent is read at the desk, as a profile view", async () => {
    await loadStarForms(acts.platform.database);
    const one = await acts.aCase();
    const { body } = await acts.preview(one, askStar(), one.recruiter);
    expect(JSON.stringify(body["letter"])).toContain("/form-star?id=…");
    await acts.decide(one, askStar());
    expect(await acts.release()).toBe(1);
    expect((await acts.told(one)).news).toContain('"kind":"star-asked"');
    const again = await acts.preview(one, askStar(), one.recruiter);
    expect(again).toMatchObject({ http: 409, body: { code: "already-asked" } });

    const path = `applications/${one.applicationId}/star`;
    expect((await one.recruiter.send("GET", path)).body).toMatchObject({ data: [], total: 0 });
    const star = acts.db.selectFrom("applicant_stars").select("id").where("application_id", "=", one.applicationId);
    const { id } = await star.executeTakeFirstOrThrow();
    const form = await readStar(acts.db, { applicantId: one.id, id, language: "id" });
    const answers = (form?.questions ?? []).map(({ id: questionId, details }) => ({
      questionId,
      answer: details.map((detail) => ({ detailId: detail.id, text: "• KENARI-STAR" })),
    }));
    await takeStar(acts.platform, one.id, { ApplicantSTARId: id, ApplicantSTARResult: answers, isDraft: false });
    expect(JSON.stringify((await one.recruiter.send("GET", path)).body)).toContain("KENARI-STAR");
    const looks = await acts.db.selectFrom("looks").select("what").where("applicant_id", "=", one.id).execute();
    expect(looks).toContainEqual({ what: "star" });
  });

  test("moved back before the phase that asked, it waits for nobody", async () => {
    const one = await acts.aCase();
    await acts.decide(one, { ...askStar(), phaseId: acts.phase("online-test") });
    await acts.release();
    const waits = async () => JSON.stringify((await acts.told(one)).data).includes('"isSubmitted":false');
    expect(await waits()).toBe(true);
    await acts.decide(one, { kind: "move-back", phaseId: acts.phase("received") });
    await acts.release();
    expect(await waits()).toBe(false);
  });
});

test("an ended application of someone who took the data back is not reopened: its person is gone", async () => {
  const one = await acts.aCase();
  await acts.decide(one, { kind: "end", reasonId: acts.reasonId });
  await acts.release();
  await acts.db
    .updateTable("desk_applications")
    .set({ is_gone: true })
    .where("application_id", "=", one.applicationId)
    .execute();
  expect((await acts.preview(one, { kind: "reopen" }, one.recruiter)).http).toBe(404);
});

describe("a letter is shown as it leaves", () => {
  test("an invitation with the button by which it is answered, and until when; the mail's own link answers it (R36)", async () => {
    const one = await acts.aCase();
    const body = {
      kind: "invite",
      phaseId: acts.phase("hr-interview"),
      place: "Gedung Nila",
      at: "2098-01-05T10:00:00+07:00",
    };
    const { body: preview } = await acts.preview(one, body, one.recruiter);
    const letter = String(Object(preview["letter"]).text);
    expect(letter).toContain("/recruitmentprocess/invitation/hr-interview/accept/…");
    expect(letter).toContain("Lihat dan jawab");
    await acts.decide(one, body);
    await acts.release();
    await eventually(async () => expect((await acts.told(one)).mails).toHaveLength(1));
    const [mail = ""] = (await acts.told(one)).mails;
    const [, code = ""] = /\/recruitmentprocess\/invitation\/hr-interview\/accept\/([\w-]+)/.exec(mail) ?? [];
    const reply = { ATSPhaseName: "hr-interview", ActionName: "accept", ApplicationIdApplicantId: code, lang: "id" };
    expect((await one.visitor.json("invitationconfrim", reply)).body).toMatchObject({ acknowledge: 1 });
  });

  test("looking makes no invitation", async () => {
    const one = await acts.aCase();
    await acts.preview(one, { kind: "invite", phaseId: acts.phase("hr-interview"), place: "X" }, one.recruiter);
    const made = acts.db.selectFrom("invitations").select("id").where("application_id", "=", one.applicationId);
    expect(await made.execute()).toEqual([]);
  });

  test("a reopened application's letter names that", async () => {
    const one = await acts.aCase();
    await acts.decide(one, { kind: "close" });
    await acts.release();
    const { body } = await acts.preview(one, { kind: "reopen" }, one.recruiter);
    expect(JSON.stringify(body["letter"])).toContain("dibuka lagi");
    await acts.decide(one, { kind: "reopen" });
    await acts.release();
    await eventually(async () => expect((await acts.told(one)).mails.join()).toContain("dibuka lagi"));
    expect((await acts.told(one)).news).toContain('"kind":"reopened"');
  });
});
