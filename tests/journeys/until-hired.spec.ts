// Shows: N10, J5, J6
import type { Page } from "@playwright/test";
import { getVacancyId } from "../support/applied.ts";
import { inDays } from "../support/days.ts";
import { eventually } from "../support/eventually.ts";
import { importProgressRows } from "../support/imported-progress.ts";
import { aRow, importRows } from "../support/imported-vacancies.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMailsTo } from "../support/mails.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    send: "Kirim lamaran",
    sent: "Lamaran Anda sudah terkirim",
    running: "Tes daring: sedang berjalan",
    accept: "Terima undangan",
    accepted: "Undangan diterima",
    questions: [
      "Saat Anda memimpin orang yang lebih berpengalaman",
      "Saat rencana Anda gagal",
      "Saat Anda memperbaiki cara kerja",
    ],
    fill: /^(Isi|Lanjutkan):/,
    bar: "Kirim formulir",
    ask: "Kirim formulir sekarang?",
    starSent: /^Terkirim .*\sWIB/,
    passed: "Wawancara pengguna: lolos",
    hired: "Diterima",
  },
  en: {
    send: "Send application",
    sent: "Your application has been sent",
    running: "Online test: in progress",
    accept: "Accept the invitation",
    accepted: "Invitation accepted",
    questions: [
      "When you led people with more experience than you",
      "When your plan failed",
      "When you improved a way of working",
    ],
    fill: /^(Fill in|Go on):/,
    bar: "Send the form",
    ask: "Send the form now?",
    starSent: /^Sent on .*\sWIB/,
    passed: "User interview: passed",
    hired: "Hired",
  },
} as const;

const main = (page: Page) => page.getByRole("main");

/** Messages about an application. */
interface Applicant {
  site: Site;
  person: Person;
  position: string;
}

/** The mail about a position that came as the `count`th, once it has. */
async function getMail({ site, person, position }: Applicant, count: number): Promise<string> {
  return eventually(async () => {
    const mails = (await keptMailsTo(site.dataDir, person.email)).filter((mail) => mail.includes(position));
    expect(mails).toHaveLength(count);
    return mails.at(-1) ?? "";
  });
}

async function apply(page: Page, language: Language, vacancyId: number): Promise<void> {
  const say = words[language];
  await openAlive(page, `/lowongan/profile-resume?vacancy=${vacancyId}`);
  await captchaDone(main(page));
  await page.getByRole("region", { name: say.send, exact: true }).getByRole("button", { name: say.send }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.sent);
}

/** Fills in and sends the STAR form that is open. */
async function tellStories(page: Page, language: Language): Promise<void> {
  const say = words[language];
  for (const question of say.questions) {
    const card = page.getByRole("region", { name: question, exact: true });
    const open = card.getByRole("button", { name: say.fill });
    if (await open.isVisible()) await open.click();
    await expect(card.getByRole("textbox")).toHaveCount(4);
    for (const box of await card.getByRole("textbox").all()) await box.fill("Mencatat setiap hari.");
  }
  await page.getByRole("region", { name: say.bar, exact: true }).getByRole("button").click();
  await page.getByRole("dialog", { name: say.ask }).getByRole("button", { name: say.bar }).click();
  await expect(main(page).getByText(say.starSent).first()).toBeVisible();
}

function journey(language: Language): void {
  const say = words[language];

  test("an application goes through three phases, an invitation and a STAR form until its person is hired", async ({
    context,
    page,
    site,
  }) => {
    const row = aRow(`Juru Rampung ${Math.random().toString(36).slice(2, 8)}`);
    await importRows(site, [row]);
    const person = await aPerson(site);
    const applicant = { site, person, position: row.title_id };
    await readIn(context, site, language);
    await signIn(context, site, person);
    await apply(page, language, await getVacancyId(site, person, row.title_id));
    expect(await getMail(applicant, 1)).toContain("Lamaran terkirim");
    const about = { applicant_email: person.email, vacancy_code: row.code };

    await importProgressRows(site, [{ ...about, phase: "screening", phase_status: "Passed" }]);
    await importProgressRows(site, [{ ...about, phase: "online-test", phase_status: "On Process" }]);
    const history = mailedLink(await getMail(applicant, 3), "/account/history/");
    await openAlive(page, history);
    await expect(main(page)).toContainText(say.running);

    const invitation = { invitation_place: "Gedung Nila, Jakarta", invitation_time: `${inDays(4)} 10:00` };
    await importProgressRows(site, [
      { ...about, phase: "online-test", phase_status: "Passed" },
      { ...about, phase: "user-interview", star_form_code: "STAR-01", due_date: inDays(3), ...invitation },
    ]);
    const invited = await getMail(applicant, 5);
    expect(invited).toContain("Gedung Nila, Jakarta");
    await openAlive(page, mailedLink(invited, "/recruitmentprocess/invitation/"));
    await main(page).getByRole("button", { name: say.accept }).click();
    await expect(main(page).getByRole("heading", { level: 1, name: say.accepted })).toBeFocused();
    expect(await getMail(applicant, 6)).toContain("Undangan diterima");

    await openAlive(page, history);
    await main(page).getByRole("link", { name: /STAR/ }).click();
    await expect(page).toHaveURL(/\/form-star\?id=\d+$/);
    await tellStories(page, language);

    await importProgressRows(site, [
      { ...about, phase: "user-interview", phase_status: "Passed", result: "Passed", result_date: inDays(0) },
      { ...about, application_status: 2 },
    ]);
    expect(await getMail(applicant, 8)).toContain("Anda diterima bekerja");
    await openAlive(page, history);
    await expect(main(page)).toContainText(say.passed);
    await expect(main(page)).toContainText(say.hired);
  });
}

for (const language of walkedIn("id")) {
  test.describe(language === "id" ? "on a phone in id" : "on a desktop in en", () => {
    test.use(language === "id" ? phone : desktop);
    journey(language);
  });
}
