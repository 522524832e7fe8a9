// Shows: F1, F10, F23, F29, F30
import type { Browser, Page } from "@playwright/test";
import { soon } from "../support/desk-vacancies.ts";
import { everyLook } from "../support/every-look.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMailsTo } from "../support/mails.ts";
import { movedClock } from "../support/moved-clock.ts";
import { aPerson, newEmail, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { getCode } from "../support/two-step.ts";
import { openAlive } from "./alive.ts";
import { type Hands, keys, mouse } from "./by-hand.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, readIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const clock = movedClock();
test.use({ siteOf: "a recruiter's whole day", settings: clock.settings });
test.describe.configure({ mode: "default" });

/** Decisions are sent in five minutes. */
const heldMs = 6 * 60_000;

const words = {
  id: {
    name: "Nama",
    password: "Kata sandi baru",
    goOn: "Lanjut",
    code: "Kode",
    setUp: "Aktifkan",
    kept: "Sudah saya simpan, lanjutkan",
    vacancies: "Lowongan",
    fresh: "Lowongan baru",
    title: "Judul, Indonesia",
    english: "Judul, Inggris",
    about: "Deskripsi pekerjaan, Indonesia",
    sought: "Kualifikasi, Indonesia",
    function: "Fungsi",
    level: "Jenjang",
    places: "Lokasi",
    last: "Tanggal tutup",
    saved: /^Tersimpan/,
    check: "Periksa dan terbitkan",
    publish: "Terbitkan",
    reasons: ["Bahasa Inggris belum lengkap", "Gaji tidak ditampilkan"],
    published: "Sudah terbit.",
    apply: "Kirim lamaran",
    sent: "Lamaran Anda sudah terkirim",
    applicants: "Pelamar (1)",
    decide: /^Pindah tahap/,
    show: "Pratinjau e-mail",
    letter: "Yang akan dibaca pelamar",
    hold: "Putuskan dan jadwalkan",
    move: "Pindah tahap",
    next: "Yang perlu dilakukan pelamar",
    invite: "Undang",
    place: "Tempat atau tautan",
    day: "Tanggal",
    time: "Jam (WIB)",
    end: "Tolak",
    reason: "Alasan",
    held: "Terjadwal",
    undo: /^Urungkan/,
    undone: "Diurungkan. Pelamar tidak diberi tahu.",
    hire: "Terima kandidat",
    screening: "Seleksi berkas: sedang berjalan",
    hired: "Diterima",
  },
  en: {
    name: "Name",
    password: "New password",
    goOn: "Continue",
    code: "Code",
    setUp: "Set up",
    kept: "I have saved them, continue",
    vacancies: "Vacancies",
    fresh: "New vacancy",
    title: "Title, Indonesian",
    english: "Title, English",
    about: "Job description, Indonesian",
    sought: "Qualifications, Indonesian",
    function: "Function",
    level: "Level",
    places: "Locations",
    last: "Closing date",
    saved: /^Saved/,
    check: "Review and publish",
    publish: "Publish",
    reasons: ["English is incomplete", "No salary shown"],
    published: "Published.",
    apply: "Send application",
    sent: "Your application has been sent",
    applicants: "Applicants (1)",
    decide: /^Move on/,
    show: "Preview e-mail",
    letter: "What the applicant will read",
    hold: "Decide and schedule",
    move: "Move on",
    next: "What the applicant needs to do",
    invite: "Invite",
    place: "Place or link",
    day: "Date",
    time: "Time (WIB)",
    end: "Reject",
    reason: "Reason",
    held: "Scheduled",
    undo: /^Undo/,
    undone: "Undone. The applicant was not notified.",
    hire: "Hire",
    screening: "Document screening: in progress",
    hired: "Hired",
  },
} as const;

/** A recruiter at the desk, by mouse or by keyboard. */
interface Desk {
  page: Page;
  hands: Hands;
  site: Site;
  say: (typeof words)[Language];
}

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** From the mailed invitation over password and second step to the first day. */
async function begin({ page, hands, site, say }: Desk, language: Language): Promise<void> {
  const email = newEmail();
  const role = ["--role", "recruiter", "--company", "arus-kirana-logistik"];
  await site.run("staff", ["invite", email, ...role, "--language", language]);
  await page.goto(mailedLink(await site.mailTo(email), "/staff/invite/"));
  await hands.write(page.getByRole("textbox", { name: say.name, exact: true }), "Laras Pramesti");
  await hands.write(page.getByRole("textbox", { name: say.password }), "Benang-Kapas-Tenun-47");
  await hands.press(page.getByRole("button", { name: say.goOn }));
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await hands.write(page.getByRole("textbox", { name: say.code }), getCode(secret, clock.now()));
  await hands.press(page.getByRole("button", { name: say.setUp, exact: true }));
  await hands.press(page.getByRole("link", { name: say.kept }));
  await page.waitForURL(/\/staff$/);
}

/** @returns the vacancy's id */
async function publish({ page, hands, say }: Desk, title: string): Promise<number> {
  await hands.press(page.getByRole("link", { name: say.vacancies, exact: true }));
  await hands.press(page.getByRole("button", { name: say.fresh }));
  await page.waitForURL(/\/edit$/);
  await hands.write(page.getByLabel(say.title), title);
  await hands.write(page.getByLabel(say.about), "Menimbang hasil tangkapan dan mencatatnya.");
  await hands.write(page.getByLabel(say.sought), "Teliti.");
  for (const list of [page.getByLabel(say.function), page.getByLabel(say.level)]) {
    await hands.pick(list, (await list.getByRole("option").nth(2).textContent()) ?? "");
  }
  await hands.write(page.getByLabel(say.places), "Makassar, Sulawesi Selatan");
  await hands.set(page.getByLabel(say.last), soon(40));
  await expect(page.getByRole("status").filter({ hasText: say.saved })).toBeVisible();
  await hands.press(page.getByRole("button", { name: say.check }));
  const panel = page.getByRole("complementary");
  for (const check of say.reasons) await hands.write(panel.getByLabel(check), "Menyusul pekan depan.");
  await hands.press(panel.getByRole("button", { name: say.publish }));
  await expect(page.getByText(say.published)).toBeVisible();
  return Number(/vacancies\/(\d+)/.exec(page.url())?.[1]);
}

/** Someone sends an application from a browser of their own. */
async function apply(page: Page, say: Desk["say"], vacancyId: number): Promise<void> {
  await openAlive(page, `/lowongan/profile-resume?vacancy=${vacancyId}`);
  await captchaDone(main(page));
  await page.getByRole("region", { name: say.apply, exact: true }).getByRole("button", { name: say.apply }).click();
  await expect(heading(page)).toHaveText(say.sent);
}

/** Opens the only applicant of the vacancy that is open. */
async function read({ page, hands, say }: Desk, name: string): Promise<void> {
  await hands.press(page.getByRole("link", { name: say.applicants }));
  await hands.press(page.getByRole("table").getByRole("link", { name }));
  await expect(heading(page)).toHaveText(name);
}

/** Decides one thing: chooses the act, fills in what it asks, looks at the letter, holds it. */
async function decide({ page, hands, say }: Desk, kind: string, fill: () => Promise<void>): Promise<void> {
  await hands.press(page.getByRole("link", { name: say.decide }));
  const chosen = page.getByRole("link", { name: kind, exact: true });
  await hands.press(chosen);
  // Until then the form of the act before stands there.
  await expect(chosen).toHaveAttribute("aria-current", /.+/);
  await fill();
  await hands.press(page.getByRole("button", { name: say.show }));
  await expect(page.getByRole("article", { name: say.letter })).toBeVisible();
  await hands.press(page.getByRole("button", { name: say.hold }));
  await expect(chosen).toHaveCount(0);
}

/** Takes the decision back from the list of what is held. */
async function takeBack({ page, hands, say }: Desk, name: string): Promise<void> {
  await hands.press(page.getByRole("link", { name: new RegExp(`^${say.held}`) }).first());
  const row = page.getByRole("row").filter({ hasText: name });
  await hands.press(row.getByRole("button", { name: say.undo }));
  await expect(page.getByText(say.undone)).toBeVisible();
}

/** How many letters about a vacancy someone has. */
async function getLetters(site: Site, { email }: Person, title: string): Promise<number> {
  return (await keptMailsTo(site.dataDir, email)).filter((letter) => letter.includes(title)).length;
}

async function wholeDay(desk: Desk, browser: Browser, language: Language): Promise<void> {
  const { page, hands, site, say } = desk;
  await begin(desk, language);
  const title = `Juru Timbang ${Math.random().toString(36).slice(2, 8)}`;
  const vacancyId = await publish(desk, title);

  const person = await aPerson(site);
  const context = await browser.newContext({ baseURL: site.url, ...desktop });
  await readIn(context, site, language);
  await signIn(context, site, person);
  const own = await context.newPage();
  await apply(own, say, vacancyId);
  const letters = () => getLetters(site, person, title);
  await expect.poll(letters).toBe(1);

  await page.reload();
  await read(desk, person.name);
  await decide(desk, say.move, () => hands.write(page.getByLabel(say.next), "Siapkan salinan ijazah."));
  await clock.goAhead(heldMs);
  await expect.poll(letters).toBe(2);
  await own.goto("/account/history");
  await main(own).getByRole("link", { name: title }).click();
  await expect(main(own)).toContainText(say.screening);

  await page.reload();
  await decide(desk, say.invite, async () => {
    await hands.write(page.getByLabel(say.place), "Gedung Nila, Jakarta");
    await hands.set(page.getByLabel(say.day, { exact: true }), soon(5));
    await hands.set(page.getByLabel(say.time, { exact: true }), "10:00");
  });
  await clock.goAhead(heldMs);
  await expect.poll(letters).toBe(3);
  await site.mailTo(person.email, "Gedung Nila, Jakarta");

  await page.reload();
  const reason = page.getByLabel(say.reason);
  await decide(desk, say.end, async () =>
    hands.pick(reason, (await reason.getByRole("option").nth(1).textContent()) ?? ""),
  );
  const application = page.url();
  await takeBack(desk, person.name);
  await clock.goAhead(heldMs);
  await page.goto(application);
  await decide(desk, say.hire, async () => {});
  await clock.goAhead(heldMs);
  await expect.poll(letters).toBe(4);
  await site.mailTo(person.email, title);
  await own.reload();
  await expect(main(own)).toContainText(say.hired);
  await context.close();
}

const browsersLanguage = { locale: "en-US", ...desktop };

const byKeys = ["id", "by keyboard alone", keys] as const;
const byMouse = ["en", "by mouse", mouse] as const;

// Everything works with the keyboard, too.
for (const [language, by, handsOf] of everyLook ? [byKeys, byMouse] : [byKeys]) {
  test.describe(`${by}, in ${language}`, () => {
    test.use(browsersLanguage);

    test("a recruiter is invited, publishes, reads who applied, moves on, invites, takes an end back and hires", async ({
      browser,
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      await wholeDay({ page, hands: handsOf(page), site, say: words[language] }, browser, language);
    });
  });
}
