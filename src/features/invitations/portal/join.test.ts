// Shows: J7, promise 3
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant } from "../../../../tests/support/accounts.ts";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../tests/support/applications.ts";
import { dayInWords, inDays } from "../../../../tests/support/days.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { mailedLink } from "../../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import { importInvitationsCommand } from "../import/import-command.server.ts";
import { invitationsPersonalData } from "../invitation.queries.server.ts";
import { removeOldJoinInvitations } from "../join-invitation.queries.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

async function run(text: string, isDryRun = false): Promise<{ exit: number; said: string[] }> {
  const { database, settings, outbox, clock } = portal.platform;
  const lines: string[] = [];
  const files = [{ name: "join.csv", bytes: new TextEncoder().encode(text) }];
  const command = { name: "invitations", options: { isDryRun, map: [], set: [] }, files };
  const inviting = { database, settings, outbox, siteName: "Situs Karier", now: clock() };
  return { exit: await importInvitationsCommand(inviting, command, (line) => lines.push(line)), said: lines };
}

const heading = "email,name,vacancy_code,source,language,valid_until";
let people = 0;
const newEmail = () => `undangan${++people}@contoh.id`;

async function aVacancyCode(closesAt?: Date) {
  const { id } = await aVacancy(portal.platform, closesAt);
  const codes = portal.platform.database.db.selectFrom("vacancies").select("code").where("id", "=", id);
  return { id, code: (await codes.executeTakeFirstOrThrow()).code };
}

async function mailsTo(email: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const mails = await keptMailsTo(portal.platform.settings.dataDir, email);
    expect(mails).toHaveLength(count);
    return mails;
  });
}

async function open(link: string, lang = "id") {
  const [code = "", source = ""] = new URL(link).pathname.split("/").slice(-2);
  const guest = portal.visitor();
  await guest.form("login", { siteType: "test", lang: "id" });
  return (await guest.get(`invitetojoin/join/${code}/${source}/${lang}`)).body;
}

describe("an invitation to join", () => {
  test("is mailed with a link that leads to the vacancy and knows its source", async () => {
    const [email, { id, code }] = [newEmail(), await aVacancyCode()];
    expect(await run(`${heading}\n${email},Budi Santoso,${code},campus-ugm,en,${inDays(9)}\n`)).toEqual({
      exit: 0,
      said: ["join.csv: 1 invited, 0 invited before, 0 bad."],
    });
    const [mail = ""] = await mailsTo(email, 1);
    for (const words of ["Budi Santoso, you are invited to apply", "Data Analyst", "Message number"])
      expect(mail).toContain(words);
    expect(await open(mailedLink(mail, "/invitetojoin/"), "en")).toMatchObject({
      acknowledge: 1,
      data: { vacancyId: id, title: "Data Analyst", source: "campus-ugm" },
    });
  });

  test("names the last day on which it works, which is never after the vacancy's", async () => {
    const [email, { code }] = [newEmail(), await aVacancyCode(new Date(`${inDays(10)}T00:00:00+07:00`))];
    await run(`${heading}\n${email},,${code},fair,id,${inDays(20)}\n`);
    const [mail = ""] = await mailsTo(email, 1);
    expect(mail).toMatch(new RegExp(`Berlaku sampai:\\s${dayInWords(inDays(9), "id", true)},\\s23\\.59\\sWIB`));
  });

  test("says the same whether or not the address has an account", async () => {
    const { code } = await aVacancyCode();
    const [known, unknown] = [(await anApplicant(portal.platform)).email, newEmail()];
    await run(`${heading}\n${known},,${code},fair,,\n${unknown},,${code},fair,,\n`);
    const [[first = ""], [second = ""]] = [await mailsTo(known, 1), await mailsTo(unknown, 1)];
    const answers = [await open(mailedLink(first, "/invitetojoin/")), await open(mailedLink(second, "/invitetojoin/"))];
    expect(answers[0]).toEqual(answers[1]);
    const bare = (mail: string) => /Anda diundang melamar[\s\S]*?Lihat undangan:/.exec(mail)?.[0];
    expect(bare(first)).toBe(bare(second));
  });

  test("is sent once, however often it is imported, and by nobody's dry run", async () => {
    const [email, { code }] = [newEmail(), await aVacancyCode()];
    const row = `${heading}\n${email},,${code},fair,,\n`;
    expect((await run(row, true)).said).toEqual([
      "join.csv: 1 invited, 0 invited before, 0 bad. Nobody was written to (--dry-run).",
    ]);
    expect((await run(row)).said).toEqual(["join.csv: 1 invited, 0 invited before, 0 bad."]);
    expect((await run(row.replace(email, email.toUpperCase()))).said).toEqual([
      "join.csv: 0 invited, 1 invited before, 0 bad.",
    ]);
    await mailsTo(email, 1);
  });

  test("names bad rows and takes the good ones", async () => {
    const [{ code }, closed] = [await aVacancyCode(), await aVacancyCode(new Date("2020-01-01T00:00:00Z"))];
    const rows = ["bukan,,X,fair,,", `${newEmail()},,nirgends,fair,,`, `${newEmail()},,${closed.code},fair,,`];
    const more = [`${newEmail()},,${code},a b,fr,besok`, `${newEmail()},,${code},fair,,2020-01-01`];
    const { exit, said } = await run([heading, ...rows, ...more, `${newEmail()},,${code},fair,,`].join("\n"));
    expect(exit).toBe(1);
    expect(said).toEqual([
      'join.csv, line 2: email "bukan" is not an address',
      "join.csv, line 3: there is no vacancy nirgends",
      `join.csv, line 4: vacancy ${closed.code} is closed`,
      'join.csv, line 5: source is not letters, digits and hyphens; language "fr" is not id or en; valid_until "besok" is not a date',
      "join.csv, line 6: valid_until 2020-01-01 is over",
      "join.csv: 1 invited, 0 invited before, 5 bad.",
    ]);
    expect((await run("name,source\nx,y\n")).said[0]).toContain("it has no column email, vacancy_code");
  });

  test("tells of a whole address with a longer ending that this is why it is not taken", async () => {
    const { code } = await aVacancyCode();
    const { said } = await run(`${heading}\nbudi@contoh.online,,${code},fair,,\n`);
    expect(said[0]).toBe(
      'join.csv, line 2: email "budi@contoh.online" has an ending of more than 4 letters, which the portal does not take',
    );
  });

  test("expires after its last day and with its vacancy, and then its recipient is deleted", async () => {
    const [email, { id, code }] = [newEmail(), await aVacancyCode()];
    await run(`${heading}\n${email},,${code},fair,,${inDays(3)}\n`);
    const [mail = ""] = await mailsTo(email, 1);
    const link = mailedLink(mail, "/invitetojoin/");
    const { db } = portal.platform.database;
    await db
      .updateTable("vacancies")
      .set({ closes_at: new Date(0) })
      .where("id", "=", id)
      .execute();
    expect(await open(link)).toMatchObject({ acknowledge: 0, code: "invitation-expired" });
    await db
      .updateTable("vacancies")
      .set({ closes_at: new Date("2099-01-01") })
      .where("id", "=", id)
      .execute();
    expect(await open(link)).toMatchObject({ acknowledge: 1 });
    portal.platform.time.now = new Date(`${inDays(5)}T00:00:00Z`);
    expect(await open(link)).toMatchObject({ acknowledge: 0, code: "invitation-expired" });
    await removeOldJoinInvitations(db, portal.platform.clock());
    expect(await open(link)).toMatchObject({ acknowledge: 0, code: "invitation-invalid" });
    portal.platform.time.now = new Date();
  });

  test("is exported for its addressee and erased with them", async () => {
    const { code } = await aVacancyCode();
    const { id: applicantId, email } = await anApplicant(portal.platform);
    await run(`${heading}\n${email},,${code},fair,,\n`);
    const person = { applicantId, email, tokenKeys: [] };
    const { database } = portal.platform;
    const countLetters = async () =>
      (await invitationsPersonalData.tell(database.db, person)).find(({ name }) => name === "invitations-to-apply");
    expect((await countLetters())?.data).toMatchObject([{ source: "fair" }]);
    await database.transact((tx) => invitationsPersonalData.erase(tx, person, new Date()));
    expect((await countLetters())?.data).toEqual([]);
  });
});
