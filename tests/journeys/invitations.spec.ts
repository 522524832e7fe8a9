import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inDays } from "../support/days.ts";
import { eventually } from "../support/eventually.ts";
import { importProgressRows } from "../support/imported-progress.ts";
import { aRow, importRows } from "../support/imported-vacancies.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMailsTo } from "../support/mails.ts";
import { aPerson, newEmail, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    heading: /^Wawancara HR untuk /,
    zone: "Waktu Indonesia Barat",
    answer: "Lihat dan jawab undangan",
    accept: "Terima undangan",
    accepted: "Undangan diterima",
    calendar: "Tambahkan ke kalender",
    answered: "Undangan sudah dijawab",
    again: /Anda menerimanya pada /,
    see: "Lihat lamaran",
    told: /^Anda menerima undangan ini pada /,
    other: "Minta waktu lain",
    time: /^Waktu 1/,
    note: /^Pesan untuk rekruter/,
    send: "Kirim permintaan",
    past: "Waktu ini sudah lewat. Pilih waktu yang akan datang.",
    sent: "Permintaan waktu lain terkirim",
    noTime: "Rekruter akan menghubungi Anda atau mengirim undangan baru.",
    replaced: "Undangan ini sudah diganti",
    decline: "Tolak",
    sure: "Ya, tolak undangan",
    declined: "Undangan ditolak",
    invalid: "Undangan tidak ditemukan",
    join: /^Anda diundang melamar: /,
    signUp: "Daftar dan lamar",
    number: "Nomor surat atau alamat pengirim",
    check: "Periksa",
    genuine: "Surat ini dari kami",
    kind: "Undangan dalam seleksi",
    again2: "Periksa yang lain",
    foreign: "Nomor ini bukan dari kami",
    never: "Uang, untuk apa pun",
  },
  en: {
    heading: /^HR interview for /,
    zone: "Western Indonesian Time",
    answer: "View and answer the invitation",
    accept: "Accept the invitation",
    accepted: "Invitation accepted",
    calendar: "Add to calendar",
    answered: "Invitation already answered",
    again: /You accepted it on /,
    see: "View application",
    told: /^You accepted this invitation on /,
    other: "Ask for another time",
    time: /^Time 1/,
    note: /^Message to the recruiter/,
    send: "Send request",
    past: "This time has passed. Choose a future time.",
    sent: "Request for another time sent",
    noTime: "The recruiter will contact you or send a new invitation.",
    replaced: "This invitation was replaced",
    decline: "Decline",
    sure: "Yes, decline",
    declined: "Invitation declined",
    invalid: "Invitation not found",
    join: /^You are invited to apply: /,
    signUp: "Sign up and apply",
    number: "Message number or sender's address",
    check: "Check",
    genuine: "This message is from us",
    kind: "An invitation to a selection phase",
    again2: "Check another",
    foreign: "This number is not from us",
    never: "Money, for anything at all",
  },
} as const;

const main = (page: Page) => page.getByRole("main");
const name = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;

interface Applied {
  person: Person;
  id: number;
}

/** Someone who has applied to a vacancy of his own. */
async function applied(site: Site): Promise<Applied> {
  const title = name("Juru Undang");
  await importRows(site, [aRow(title)]);
  const person = await aPerson(site);
  const client = await signedIn(site.url, person);
  const found = await client.call("POST", "lowongan-page/id", { SearchString: title, PageNo: 1, PageSize: 1 });
  const VacancyId = Number(JSON.stringify(found).match(/"vacancyId":(\d+)/)?.[1]);
  const consent = { kebenaranData: true, penggunaanData: true };
  const body = { VacancyId, grecaptcha: await client.captcha(), lang: "id", activityPlatform: "", consent };
  return { person, id: Number((await client.call("POST", "submit-application", body))["applicationId"]) };
}

/** Invites by a row of the hiring system. @returns the mail */
async function invited(site: Site, { person, id }: Applied, time: string): Promise<string> {
  const invitations = async () =>
    (await keptMailsTo(site.dataDir, person.email)).filter((mail) => mail.includes("Lihat dan jawab"));
  const before = (await invitations()).length;
  const row = { phase: "hr-interview", invitation_place: "Gedung Nila, Jakarta", invitation_time: time };
  await importProgressRows(site, [{ application_id: id, ...row }]);
  return eventually(async () => {
    const mails = await invitations();
    expect(mails.length).toBe(before + 1);
    return mails.at(-1) ?? "";
  });
}

const linkIn = (mail: string) => mailedLink(mail, "/recruitmentprocess/");

function journey(language: Language): void {
  const texts = words[language];

  test("is answered, moved, doubted and followed", async ({ part }) => {
    // Shows: R36
    await part(
      "an invitation is answered by its button, once, and is listed with the application (J6)",
      async ({ context, page, site }) => {
        await readIn(context, site, language);
        const someone = await applied(site);
        const link = linkIn(await invited(site, someone, `${inDays(4)} 10:00`));
        // What follows the code is ignored ("not exact").
        await openAlive(page, `${link}/lagi?x=1`);
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(texts.heading);
        await expect(main(page)).toContainText("Gedung Nila, Jakarta");
        await expect(main(page)).toContainText(texts.zone);
        await openAlive(page, link);
        await main(page).getByRole("button", { name: texts.accept }).click();
        await expect(main(page).getByRole("heading", { level: 1, name: texts.accepted })).toBeFocused();
        const file = await page.request.get(
          (await main(page).getByRole("link", { name: texts.calendar }).getAttribute("href")) ?? "",
        );
        expect(file.headers()["content-type"]).toContain("text/calendar");
        expect(await file.text()).toContain("DTSTART;TZID=Asia/Jakarta");
        await openAlive(page, link);
        await expect(main(page).getByRole("heading", { level: 1, name: texts.answered })).toBeVisible();
        await expect(main(page)).toContainText(texts.again);
        await signIn(context, site, someone.person);
        await openAlive(page, link);
        await main(page).getByRole("link", { name: texts.see }).click();
        await expect(page).toHaveURL(`/account/history/${someone.id}`);
        await expect(main(page).getByRole("link", { name: texts.told })).toBeVisible();
        await eventually(async () => {
          const mails = await keptMailsTo(site.dataDir, someone.person.email);
          expect(mails.filter((mail) => mail.includes("Undangan diterima"))).toHaveLength(1);
        });
      },
    );

    await part(
      "the page of an application begins with the invitation that waits for an answer, until it has one",
      async ({ context, page, site }) => {
        await readIn(context, site, language);
        const someone = await applied(site);
        await invited(site, someone, `${inDays(4)} 10:00`);
        await signIn(context, site, someone.person);
        await openAlive(page, `/account/history/${someone.id}`);
        const answer = main(page).getByRole("link", { name: texts.answer, exact: true });
        const [button, heading] = await Promise.all([
          answer.boundingBox(),
          main(page).getByRole("heading", { level: 1 }).boundingBox(),
        ]);
        expect(button?.y).toBeLessThan(heading?.y ?? 0);
        await answer.click();
        await main(page).getByRole("button", { name: texts.accept }).click();
        await expect(main(page).getByRole("heading", { level: 1, name: texts.accepted })).toBeFocused();
        await openAlive(page, `/account/history/${someone.id}`);
        await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
        await expect(answer).toBeHidden();
      },
    );

    // Shows: J6, R36
    await part(
      "one may ask for another time, the new time replaces the link, and may be declined",
      async ({ context, page, site }) => {
        await readIn(context, site, language);
        const someone = await applied(site);
        const first = linkIn(await invited(site, someone, `${inDays(4)} 10:00`));
        await openAlive(page, first);
        await main(page).getByRole("link", { name: texts.other }).click();
        const time = main(page).getByLabel(texts.time);
        await time.evaluate((field) => field.removeAttribute("min"));
        await time.fill("2020-01-05T09:00");
        await main(page).getByLabel(texts.note).fill("Saya ada ujian.");
        await main(page).getByRole("button", { name: texts.send }).click();
        await expect(main(page)).toContainText(texts.past);
        await expect(main(page).getByLabel(texts.note)).toHaveValue("Saya ada ujian.");
        await time.fill(`${inDays(6)}T13:30`);
        await main(page).getByRole("button", { name: texts.send }).click();
        await expect(main(page).getByRole("heading", { level: 1, name: texts.sent })).toBeVisible();
        const report = await site.run("report", ["invitations"]);
        expect(report).toContain(`reschedule-asked`);
        expect(report).toContain(`${inDays(6)}T13:30:00+07:00\tSaya ada ujian.`);

        const second = linkIn(await invited(site, someone, `${inDays(6)} 13:30`));
        const gone = await page.goto(first);
        expect(gone?.status()).toBe(410);
        await expect(main(page).getByRole("heading", { level: 1, name: texts.replaced })).toBeVisible();
        // Someone who does not know the time yet leaves it out.
        await openAlive(page, second);
        await main(page).getByRole("link", { name: texts.other }).click();
        await main(page).getByRole("button", { name: texts.send }).click();
        await expect(main(page)).toContainText(texts.noTime);

        await openAlive(page, linkIn(await invited(site, someone, `${inDays(7)} 09:00`)));
        await main(page).getByRole("link", { name: texts.decline, exact: true }).click();
        await main(page).getByRole("button", { name: texts.sure }).click();
        await expect(main(page).getByRole("heading", { level: 1, name: texts.declined })).toBeVisible();
        const none = await page.goto("/recruitmentprocess/invitation/hr-interview/accept/tidak-ada");
        expect(none?.status()).toBe(404);
        await expect(main(page).getByRole("heading", { level: 1, name: texts.invalid })).toBeVisible();
      },
    );

    // Shows: N13
    await part(
      "a reader who doubts a letter checks its number, and an invented one is none of ours",
      async ({ context, page, site }) => {
        await readIn(context, site, language);
        const mail = await invited(site, await applied(site), `${inDays(4)} 10:00`);
        const number = /Nomor surat: (\S+)/.exec(mail)?.[1] ?? "";
        const check = async () => {
          await captchaDone(main(page));
          await main(page).getByRole("button", { name: texts.check, exact: true }).click();
        };
        await openAlive(page, mailedLink(mail, "/cek-surat?"));
        await expect(main(page)).toContainText(texts.never);
        await expect(main(page).getByLabel(texts.number)).toHaveValue(number);
        await check();
        await expect(main(page).getByRole("heading", { name: texts.genuine, exact: true })).toBeFocused();
        await expect(main(page)).toContainText(texts.kind);
        await main(page).getByRole("link", { name: texts.again2 }).click();
        await main(page).getByLabel(texts.number).fill("7K2M9-4QDHX");
        await check();
        await expect(main(page).getByRole("heading", { name: texts.foreign })).toBeVisible();
      },
    );

    // Shows: R37
    await part(
      "an invitation to join leads a newcomer to sign-up and who is signed in to the vacancy (J7)",
      async ({ context, page, site }) => {
        await readIn(context, site, language);
        const row = aRow(name("Juru Ajak"));
        await importRows(site, [row]);
        const email = newEmail();
        const folder = await mkdtemp(join(tmpdir(), "join-"));
        const file = join(folder, "join.csv");
        await writeFile(file, `email,vacancy_code,source\n${email},${row.code},campus-ugm\n`);
        expect(await site.run("import", ["invitations", file])).toContain("1 invited");
        await rm(folder, { recursive: true });
        const link = mailedLink(await site.mailTo(email), "/invitetojoin/");
        await openAlive(page, link);
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(texts.join);
        await main(page).getByRole("link", { name: texts.signUp }).click();
        await expect(page).toHaveURL(/\/signup\?source=campus-ugm&redirect=%2Flowongan%2F/);
        await signIn(context, site, await aPerson(site));
        await page.goto(link);
        await expect(page).toHaveURL(/\/lowongan\/lowongan-detail-page\//);
        expect((await page.goto("/recruitmentprocess/invitetojoin/join"))?.status()).toBe(404);
      },
    );
  });
}

for (const language of walkedIn("en")) {
  test.describe(`invitations in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    journey(language);
  });
}
