import type { Page } from "@playwright/test";
import { applied } from "../support/applied.ts";
import { dayInWords, inDays } from "../support/days.ts";
import { eventually } from "../support/eventually.ts";
import { importProgressRows } from "../support/imported-progress.ts";
import { keptMailsTo } from "../support/mails.ts";
import type { Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    account: /^Akun/,
    notifications: /^Notifikasi/,
    unread: "3 baru",
    unreadWords: /3 notifikasi baru/,
    lead: "3 belum dibaca.",
    open: /^Lihat lamaran/,
    newest: /^Anda diundang ke tahap Wawancara pengguna untuk Juru Kabar/,
    markAll: "Tandai semua sudah dibaca",
    allRead: "Semua sudah dibaca.",
    running: "Wawancara pengguna: sedang berjalan",
    passed: "Tes daring: lolos",
    place: "Gedung Nila, Jakarta",
    time: new RegExp(`${dayInWords(inDays(4), "id", true)} pukul 10\\.00\\sWIB`),
    due: new RegExp(`Jawab sebelum ${dayInWords(inDays(3), "id", true)}`),
    summary: "Ringkasan lamaran",
    hired: "Diterima",
    withdraw: "Tarik lamaran ini",
    reason: /^Alasan/,
    confirm: "Tarik lamaran",
    withdrawn: "Anda menarik lamaran ini.",
    done: "Lamaran sudah ditarik.",
  },
  en: {
    account: /^Account/,
    notifications: /^Notifications/,
    unread: "3 new",
    unreadWords: /3 new notifications/,
    lead: "3 unread.",
    open: /^View application/,
    newest: /^You are invited to the phase User interview for Juru Kabar/,
    markAll: "Mark all as read",
    allRead: "All read.",
    running: "User interview: in progress",
    passed: "Online test: passed",
    place: "Gedung Nila, Jakarta",
    time: new RegExp(`${dayInWords(inDays(4), "en", true)} at 10:00\\sWIB`),
    due: new RegExp(`Answer by ${dayInWords(inDays(3), "en", true)}`),
    summary: "Application summary",
    hired: "Hired",
    withdraw: "Withdraw this application",
    reason: /^Reason/,
    confirm: "Withdraw application",
    withdrawn: "You withdrew this application.",
    done: "The application has been withdrawn.",
  },
} as const;

async function mailsTo(site: Site, { email }: Person, count: number): Promise<string[]> {
  return eventually(async () => {
    const mails = await keptMailsTo(site.dataDir, email);
    expect(mails.filter((mail) => mail.includes("Kabar lamaran"))).toHaveLength(count);
    return mails;
  });
}

function journey(language: Language): void {
  const texts = words[language];
  const main = (page: Page) => page.getByRole("main");

  test("the hiring system's word arrives, and one may step back", async ({ part }) => {
    // Shows: N10
    await part(
      "changes from the hiring system reach the applicant, phase by phase, until he is hired (J3)",
      async ({ context, page, site }) => {
        const { person, row, id } = await applied(site, "Juru Kabar");
        await readIn(context, site, language);
        await signIn(context, site, person);
        const about = { applicant_email: person.email, vacancy_code: row.code };
        const rows = [
          { ...about, phase: "screening", phase_status: "On Process" },
          {
            ...about,
            phase: "online-test",
            activity: "Tes",
            activity_date: "2026-11-20",
            result: "Passed",
            result_date: "2026-11-21",
          },
          {
            ...about,
            ...{
              phase: "user-interview",
              invitation_place: "Gedung Nila, Jakarta",
              invitation_time: `${inDays(4)} 10:00`,
            },
            ...{ next_step: "Bawa KTP.", due_date: inDays(3) },
          },
        ];
        await importProgressRows(site, rows);
        const mails = await mailsTo(site, person, 3);
        expect(mails.at(-1)).toContain("Gedung Nila, Jakarta");
        expect(mails.at(-1)).toContain("Bawa KTP.");
        await importProgressRows(site, rows);

        await openAlive(page, "/account/history");
        const account = page.getByRole("button", { name: person.name });
        await expect(account).toHaveAccessibleName(texts.unreadWords);
        await expect(account.getByText("3", { exact: true })).toBeVisible();
        await account.click();
        const entry = page.getByRole("link", { name: texts.notifications });
        await expect(entry).toContainText(texts.unread);
        await entry.click();
        await expect(main(page)).toContainText(texts.lead);
        const items = main(page).getByRole("listitem");
        await expect(items).toHaveCount(3);
        await expect(items.first()).toContainText(texts.newest);
        await items.first().getByRole("button", { name: texts.open }).click();
        await expect(page).toHaveURL(`/account/history/${id}`);
        await expect(main(page)).toContainText(texts.running);
        await page.goBack();
        await main(page).getByRole("button", { name: texts.markAll }).click();
        await expect(main(page)).toContainText(texts.allRead);
        await expect(account).not.toHaveAccessibleName(texts.unreadWords);

        await page.goto(`/account/history?open=${id}`);
        await expect(main(page).getByRole("heading", { name: texts.passed })).toBeVisible();
        const now = main(page)
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: texts.running }) });
        for (const line of [texts.place, texts.time, texts.due, "Bawa KTP."])
          await expect(now.last()).toContainText(line);

        await importProgressRows(site, [{ application_id: id, application_status: 2 }]);
        await mailsTo(site, person, 4);
        await main(page).getByRole("link", { name: texts.summary }).click();
        await page.reload();
        await expect(main(page)).toContainText(texts.hired);
      },
    );

    // Shows: N15
    await part(
      "who applied may step back, with a reason, and has a receipt by mail",
      async ({ context, page, site }) => {
        const { person, id } = await applied(site, "Juru Mundur");
        await readIn(context, site, language);
        await signIn(context, site, person);
        await openAlive(page, `/account/history/${id}`);
        await main(page).getByText(texts.withdraw, { exact: true }).click();
        await main(page).getByLabel(texts.reason).fill("Saya pindah kota.");
        await main(page).getByRole("button", { name: texts.confirm, exact: true }).click();
        await expect(main(page).getByRole("status")).toContainText(texts.done);
        await expect(main(page)).toContainText(texts.withdrawn);
        await expect(main(page).getByText(texts.withdraw, { exact: true })).toHaveCount(0);
        await eventually(async () => {
          const mails = await keptMailsTo(site.dataDir, person.email);
          expect(mails.filter((mail) => mail.includes("Lamaran ditarik"))).toHaveLength(1);
        });
      },
    );
  });
}

for (const language of walkedIn("en")) {
  test.describe(`after applying in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    journey(language);
  });
}
