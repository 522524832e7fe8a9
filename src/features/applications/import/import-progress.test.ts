// Shows: N10
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../tests/support/applications.ts";
import { inDays } from "../../../../tests/support/days.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import { starForms } from "../../interviews/star-forms.server.ts";
import { importProgressCommand } from "./import-command.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

/** Imports texts as an operator does; the exit code and the printed lines. */
async function run(text: string, isDryRun = false): Promise<{ exit: number; lines: string[] }> {
  const { database, settings, outbox, clock } = portal.platform;
  const lines: string[] = [];
  const files = [{ name: "progress.csv", bytes: new TextEncoder().encode(text) }];
  const command = { name: "progress", options: { isDryRun, map: [], set: [] }, files };
  const taking = {
    database,
    settings,
    outbox,
    siteName: "Situs Karier",
    starForms,
    invite: async () => null,
    now: clock(),
  };
  return { exit: await importProgressCommand(taking, command, (line) => lines.push(line)), lines };
}

async function someApplication() {
  const someone = await anApplication(portal);
  const { visitor, applicationId } = someone;
  const details = async () => (await visitor.json("Application/details/en", { applicationId })).body["data"];
  return { ...someone, details };
}

describe("a row of the hiring system", () => {
  test("changes the application, and notifies its applicant by mail and in the portal", async () => {
    const { applicationId, details, visitor, email } = await someApplication();
    const heading =
      "application_id,phase,activity,activity_en,activity_date,invitation_place,invitation_time,next_step";
    const day = inDays(5);
    const row = `${applicationId},user-interview,Wawancara,Interview,${day},Gedung Nila,${day} 10:00,Bawa KTP.`;
    expect(await run(`${heading}\n${row}\n`)).toEqual({
      exit: 0,
      lines: ["progress.csv: 1 changed, 0 unchanged, 0 bad."],
    });
    expect(await details()).toMatchObject({
      applicationStatusId: 1,
      recruitmentProgress: expect.arrayContaining([
        expect.objectContaining({ phaseName: "HR interview", phaseStatus: "Passed" }),
        expect.objectContaining({
          phaseName: "User interview",
          phaseStatus: "On Process",
          activityList: [{ activityName: "Interview", result: "", resultDate: null, activityDate: day }],
          invitation: { place: "Gedung Nila", at: `${day}T10:00:00+07:00`, answer: null },
          nextStep: "Bawa KTP.",
        }),
      ]),
    });
    const notifications = await visitor.get("notifications/id");
    expect(notifications.body).toMatchObject({
      totalRows: 1,
      unread: 1,
      data: [{ kind: "invited", url: `/account/history/${applicationId}`, isRead: false }],
    });
    const mail = await eventually(async () => {
      const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
      expect(mails).toHaveLength(2);
      return mails[1] ?? "";
    });
    for (const words of ["Undangan Wawancara pengguna: Analis Data", "Gedung Nila", "10.00\u00A0WIB", "Bawa KTP."]) {
      expect(mail).toContain(words);
    }
    expect(mail).toContain(`/account/history/${applicationId}`);
  });

  test.each([
    ["invitation_time", "On Process", `${inDays(-1)} 10:00`, ""],
    ["invitation_time", "", `${inDays(-1)} 10:00`, ""],
    ["due_date", "On Process", "", inDays(-1)],
  ])("promises no %s that is past (%j): it is bad, and nobody is written to", async (name, status, time, due) => {
    const { applicationId, details, visitor } = await someApplication();
    const before = await details();
    const heading = "application_id,phase,phase_status,invitation_time,due_date";
    const { exit, lines } = await run(`${heading}\n${applicationId},user-interview,${status},${time},${due}\n`);
    expect([exit, lines[0]]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^progress.csv, line 2: ${name} .* is past$`)),
    ]);
    expect(await details()).toEqual(before);
    expect((await visitor.get("notifications/id")).body).toMatchObject({ totalRows: 0 });
  });

  test("shows what is over as history, and repeats what was promised before", async () => {
    const { applicationId } = await someApplication();
    const heading = "application_id,phase,phase_status,activity_date,invitation_place,invitation_time,due_date,result";
    const over = `${applicationId},screening,Passed,${inDays(-2)},Gedung Nila,${inDays(-2)} 10:00,${inDays(-3)},Passed`;
    expect((await run(`${heading}\n${over}\n`)).lines).toEqual(["progress.csv: 1 changed, 0 unchanged, 0 bad."]);
    await portal.platform.database.db
      .updateTable("application_phases")
      .set({ status: "on-process" })
      .where("application_id", "=", applicationId)
      .where("status", "=", "passed")
      .execute();
    const again = `${applicationId},screening,On Process,${inDays(-1)},Gedung Nila,${inDays(-2)} 10:00,${inDays(-3)},`;
    expect((await run(`${heading}\n${again}\n`)).lines.at(-1)).toContain("0 bad");
  });

  test("that passes a phase does not ask again for what was to be done in it", async () => {
    const { applicationId, email } = await someApplication();
    const heading = "application_id,phase,phase_status,next_step,due_date,invitation_place";
    await run(`${heading}\n${applicationId},screening,On Process,Unggah transkrip.,${inDays(3)},Gedung Nila`);
    await run(`${heading}\n${applicationId},screening,Passed,,,`);
    const [, request = "", passed = ""] = await eventually(async () => {
      const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
      expect(mails).toHaveLength(3);
      return mails;
    });
    expect(request).toContain("Unggah transkrip.");
    expect(passed).toContain("Anda lolos tahap Seleksi berkas");
    for (const words of ["Unggah transkrip.", "Paling lambat", "Gedung Nila"]) expect(passed).not.toContain(words);
  });

  test("twice changes nothing, even when others came between", async () => {
    const { email, code, details, visitor } = await someApplication();
    const heading = "applicant_email,vacancy_code,phase,phase_status";
    const began = `${email.toUpperCase()},${code},screening,On Process`;
    const passed = `${email},${code},screening,Passed`;
    const file = `${heading}\n${began}\n${passed}\n`;
    expect((await run(file)).lines).toEqual(["progress.csv: 2 changed, 0 unchanged, 0 bad."]);
    const before = await details();
    expect((await run(file)).lines).toEqual(["progress.csv: 0 changed, 2 unchanged, 0 bad."]);
    expect(await details()).toEqual(before);
    expect((await visitor.get("notifications/en")).body).toMatchObject({ totalRows: 2 });
  });

  test("is taken from JSON Lines too, and a dry run changes nothing", async () => {
    const { applicationId, details } = await someApplication();
    const lines = JSON.stringify({ application_id: applicationId, application_status: 2 });
    expect((await run(lines, true)).lines).toEqual([
      "progress.csv: 1 changed, 0 unchanged, 0 bad. Nothing was changed (--dry-run).",
    ]);
    expect(await details()).toMatchObject({ applicationStatusId: 1 });
    await run(lines);
    expect(await details()).toMatchObject({ applicationStatusId: 2, applicantionStatusName: "Hired" });
  });

  test("ends an application with the reason that its applicant reads", async () => {
    const { applicationId, details } = await someApplication();
    await run(
      `application_id,application_status,reason,reason_en\n${applicationId},3,Belum cukup pengalaman.,Not enough experience.`,
    );
    expect(await details()).toMatchObject({ applicationStatusId: 3, endReason: "Not enough experience." });
  });

  test("that is bad is listed with its line, and the good ones still go in", async () => {
    const { applicationId, email, details } = await someApplication();
    const withdrawn = await someApplication();
    await portal.platform.database.db
      .updateTable("applications")
      .set({ status: "not-continued", end_reason: "withdrawn" })
      .where("id", "=", withdrawn.applicationId)
      .execute();
    const file = [
      "application_id,applicant_email,vacancy_code,phase",
      "999999,,,screening",
      ",siapa@contoh.id,X-1,screening",
      `,${email},X-1,screening`,
      `,${email},${withdrawn.code},screening`,
      `${withdrawn.applicationId},,,screening`,
      `${applicationId},,,tes bakat`,
      `${applicationId},,`,
      `${applicationId},,,screening`,
    ].join("\n");
    expect(await run(file)).toEqual({
      exit: 1,
      lines: [
        "progress.csv, line 2: there is no application 999999",
        "progress.csv, line 3: there is no applicant siapa@contoh.id",
        "progress.csv, line 4: there is no vacancy X-1",
        `progress.csv, line 5: ${email} has not applied to ${withdrawn.code}`,
        `progress.csv, line 6: application ${withdrawn.applicationId} was withdrawn by its applicant`,
        'progress.csv, line 7: there is no phase "tes bakat"',
        "progress.csv, line 8: the row says nothing of the application",
        "progress.csv: 1 changed, 0 unchanged, 7 bad.",
      ],
    });
    expect(await details()).toMatchObject({ applicationStatusId: 1 });
  });

  test("taken twenty times at once sends its applicant one message", async () => {
    const { applicationId, visitor } = await someApplication();
    const file = `application_id,phase\n${applicationId},screening\n`;
    const all = await Promise.all(Array.from({ length: 20 }, () => run(file)));
    expect(all.filter(({ lines }) => lines[0]?.includes("1 changed"))).toHaveLength(1);
    expect((await visitor.get("notifications/id")).body).toMatchObject({ totalRows: 1 });
  });

  test("is whole or not at all: without its mail nothing changes", async () => {
    const { applicationId, details, visitor } = await someApplication();
    const before = await details();
    const { database, settings, clock } = portal.platform;
    const outbox = { ...portal.platform.outbox, queue: () => Promise.reject(new Error("no mail")) };
    const bytes = new TextEncoder().encode(`application_id,phase\n${applicationId},screening\n`);
    const command = { name: "progress", options: { isDryRun: false }, files: [{ name: "p.csv", bytes }] };
    const lines: string[] = [];
    const taking = { database, settings, outbox, siteName: "Situs", starForms, invite: async () => null, now: clock() };
    expect(await importProgressCommand(taking, command, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual(["p.csv cannot be imported: no mail."]);
    expect(await details()).toEqual(before);
    expect((await visitor.get("notifications/id")).body).toMatchObject({ totalRows: 0 });
  });
});

test("a file without the columns that name an application is refused", async () => {
  expect((await run("phase\nscreening\n")).lines[0]).toContain("it has no column application_id, nor applicant_email");
});
