// Shows: J6, promise 6
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../tests/support/applications.ts";
import { inDays } from "../../../tests/support/days.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { anInvited, toldOf } from "../../../tests/support/invitations.ts";
import { mailedLink } from "../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

const toRequest = (code: string, ActionName: string, more: object = {}) => ({
  ...{ ATSPhaseName: "hr-interview", ActionName, ApplicationIdApplicantId: code, lang: "id" },
  ...more,
});

/** An answer by the external twin: no token, the code is the key. */
function answer(code: string, ActionName: string, more: object = {}) {
  return portal.visitor({ isBrowser: false }).json("invite-confirm", toRequest(code, ActionName, more));
}

async function see(code: string) {
  const guest = portal.visitor();
  await guest.form("login", { siteType: "test", lang: "id" });
  return (await guest.get(`invitationconfrim/hr-interview/${code}/id`)).body;
}

async function listMails(email: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
    expect(mails).toHaveLength(count);
    return mails;
  });
}

describe("an invitation", () => {
  test("comes with the hiring system's row, by mail, with its link, its last moment and its letter's number", async () => {
    const { email, code, standing } = await anInvited(portal, { due_date: inDays(3) });
    const [, mail = ""] = await listMails(email, 2);
    expect(code).toMatch(/^[\w-]{43}$/);
    const link = new URL(mailedLink(mail, "/recruitmentprocess/"));
    expect(link.pathname).toBe(`/recruitmentprocess/invitation/hr-interview/accept/${code}`);
    expect(mail).toContain("23.59\u00A0WIB");
    expect(await standing()).toMatchObject({ status: "open", answerBy: `${inDays(3)}T23:59:59+07:00` });
    const { data } = await see(code);
    const number = Object(data)["letterCode"];
    expect(mail).toContain(`Nomor surat: ${number}`);
  });

  test("is stored without its code, and opening it answers nothing", async () => {
    const { code, standing, applicationId } = await anInvited(portal);
    for (let turn = 0; turn < 3; turn++) {
      expect(await see(code)).toMatchObject({
        acknowledge: 1,
        data: {
          ...{ phaseName: "Wawancara HR", position: "Analis Data", location: "Gedung Nila", status: "open" },
          ...{ schedule: `${inDays(5)}T10:00:00+07:00`, answeredAt: null, applicationId },
        },
      });
    }
    expect((await standing())?.status).toBe("open");
    const rows = await portal.platform.database.db.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("is accepted once, with event, notification and mail", async () => {
    const { code, email, visitor, standing, applicationId } = await anInvited(portal);
    expect((await answer(code, "accept")).body).toMatchObject({ acknowledge: 1, data: { status: "accepted" } });
    expect((await answer(code, "decline")).body).toMatchObject({
      ...{ acknowledge: 0, code: "invitation-answered", message: "Undangan ini sudah dijawab." },
      data: { status: "accepted" },
    });
    expect(await standing()).toMatchObject({ status: "accepted", answeredAt: expect.stringContaining("+07:00") });
    const { body } = await visitor.get("notifications/id");
    expect(body).toMatchObject({ totalRows: 2, data: [{ kind: "invitation-accepted" }, { kind: "invited" }] });
    const events = portal.platform.database.db.selectFrom("application_events").select(["actor_kind", "details"]);
    expect(
      await events.where("application_id", "=", applicationId).where("kind", "=", "answered").execute(),
    ).toMatchObject([{ actor_kind: "applicant", details: { answer: "accept" } }]);
    const mails = await listMails(email, 3);
    expect(mails[2]).toContain("Undangan diterima: Analis Data");
    expect(mailedLink(mails[2] ?? "", "calendar.ics")).toContain(code);
  });

  test("may be asked for another time, with wished times and a note", async () => {
    const { code, email, standing } = await anInvited(portal);
    const wishedTimes = [`${inDays(6)}T09:00:00+07:00`, `${inDays(7)}T13:30:00+07:00`];
    const { body } = await answer(code, "reschedule", { wishedTimes, note: "Saya ada ujian." });
    expect(body).toMatchObject({
      acknowledge: 1,
      data: { status: "reschedule-asked", wishedTimes, note: "Saya ada ujian." },
    });
    expect((await standing())?.status).toBe("reschedule-asked");
    const mails = await listMails(email, 3);
    for (const words of ["Permintaan waktu lain", "13.30\u00A0WIB", "Saya ada ujian."])
      expect(mails[2]).toContain(words);
  });

  test.each([
    [
      "a time that is over",
      { wishedTimes: [`${inDays(6)}T09:00:00+07:00`, "2020-01-01T09:00:00+07:00"] },
      "wishedTimes.1",
    ],
    ["a time without a zone", { wishedTimes: ["2030-01-01T09:00:00"] }, "wishedTimes.0"],
    ["too many times", { wishedTimes: Array.from({ length: 4 }, () => "2030-01-01T09:00:00Z") }, "wishedTimes"],
    ["a note too long", { note: "x".repeat(2001) }, "note"],
    ["another word", { ActionName: "maybe" }, "ActionName"],
  ])("takes no %s, and stays open", async (_, more, path) => {
    const { code, standing } = await anInvited(portal);
    expect(await answer(code, "reschedule", more)).toMatchObject({ http: 422, body: { errors: [{ path }] } });
    expect((await standing())?.status).toBe("open");
  });

  test("answered by many at once is answered by one", async () => {
    const { code, visitor } = await anInvited(portal);
    const actions = ["accept", "decline", "reschedule"];
    const tries = Array.from({ length: 30 }, (_, turn) => answer(code, actions[turn % 3] ?? ""));
    const answers = await Promise.all(tries);
    const done = answers.filter(({ body }) => body["acknowledge"] === 1);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ body }) => body["code"] === "invitation-answered")).toHaveLength(29);
    expect((await see(code))["data"]).toMatchObject({ status: Object(done[0]?.body["data"])["status"] });
    expect((await visitor.get("notifications/id")).body).toMatchObject({ totalRows: 2 });
  });

  test("at another place or time replaces the one before, answered or not", async () => {
    const { code, applicationId, standing } = await anInvited(portal);
    await answer(code, "reschedule");
    await toldOf(portal, {
      application_id: applicationId,
      invitation_place: "Gedung Soga",
      invitation_time: `${inDays(6)} 13:00`,
    });
    expect((await see(code))["data"]).toMatchObject({ status: "expired", isReplaced: true });
    expect((await answer(code, "accept")).body).toMatchObject({ code: "invitation-expired" });
    const next = await standing();
    expect(next?.status).toBe("open");
    expect(next?.url).not.toContain(code);
  });

  test("with another last day keeps its link", async () => {
    const { code, applicationId, standing } = await anInvited(portal, { due_date: inDays(2) });
    await toldOf(portal, { application_id: applicationId, due_date: inDays(4) });
    expect(await standing()).toMatchObject({ status: "open", answerBy: `${inDays(4)}T23:59:59+07:00` });
    expect((await standing())?.url).toContain(code);
  });

  test("has expired after its last moment, and when the application ended", async () => {
    const [late, ended] = [await anInvited(portal, { due_date: inDays(1) }), await anInvited(portal)];
    await ended.visitor.json("application/withdraw", { applicationId: ended.applicationId });
    expect((await see(ended.code))["data"]).toMatchObject({ status: "expired", isReplaced: false });
    expect((await answer(ended.code, "accept")).body).toMatchObject({ code: "invitation-expired" });
    const { time } = portal.platform;
    const before = time.now;
    time.now = new Date(`${inDays(2)}T00:00:00+07:00`);
    expect((await answer(late.code, "accept")).body).toMatchObject({ code: "invitation-expired" });
    time.now = before;
    expect((await answer(late.code, "accept")).body).toMatchObject({ acknowledge: 1 });
  });

  test.each(["x", "A".repeat(43), "..%2F..", "a".repeat(99)])("has no code %j", async (code) => {
    expect((await answer(code, "accept")).body).toMatchObject({ acknowledge: 0, code: "invitation-invalid" });
    expect(await see(code)).toMatchObject({ acknowledge: 0, code: "invitation-invalid" });
  });
});
