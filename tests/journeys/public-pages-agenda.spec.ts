import type { Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { desktop, languages, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "the agenda" });
test.describe.configure({ mode: "default" });

const words = {
  id: {
    view: phone,
    open: "Simulasi wawancara kerja, Makassar",
    full: "Kunjungan pabrik Roda Saujana untuk siswa SMK",
    early: "Kelas dasar las untuk pemula",
    ongoing: "Bursa Karier Daring: delapan perusahaan, satu pintu",
    tabs: { ongoing: /^Berlangsung/, upcoming: /^Akan datang/, past: /^Sudah lewat/ },
    register: "Daftar acara",
    registered: "Anda terdaftar.",
    giveBack: "Batalkan pendaftaran",
    yes: "Ya, batalkan",
    givenBack: "Pendaftaran Anda sudah dibatalkan.",
    isFull: "Tempat sudah penuh.",
    notYet: "Pendaftaran belum dibuka.",
    calendar: "Simpan ke kalender",
    others: "acara lain di agenda",
    pastEnd: "Halaman ini sudah melewati akhir daftar",
    noEvent: "Halaman ini tidak ada",
  },
  en: {
    view: desktop,
    open: "Mock job interviews, Makassar",
    full: "Roda Saujana plant visit for vocational students",
    early: "Welding for beginners",
    ongoing: "Online Career Fair: eight companies, one door",
    tabs: { ongoing: /^Ongoing/, upcoming: /^Upcoming/, past: /^Past/ },
    register: "Register",
    registered: "You are registered.",
    giveBack: "Cancel registration",
    yes: "Yes, cancel it",
    givenBack: "Your registration has been cancelled.",
    isFull: "All places are taken.",
    notYet: "Registration has not opened yet.",
    calendar: "Add to calendar",
    others: "agenda for other events",
    pastEnd: "This page is past the end of the list",
    noEvent: "This page does not exist",
  },
} as const;

/** Opens an event from the list of those to come. */
async function openEvent(page: Page, title: string): Promise<void> {
  for (const address of ["/agenda?tab=upcoming", "/agenda?tab=upcoming&page=2"]) {
    await page.goto(address);
    const link = page.getByRole("main").getByRole("link", { name: title });
    if ((await link.count()) === 0) continue;
    await link.first().click();
    break;
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

for (const language of languages) {
  const told = words[language];

  test.describe(`the agenda in ${language}`, () => {
    test.use(told.view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("shows events by tab, and says where it ends (R27, V16)", async ({ page }) => {
      await page.goto("/agenda");
      const main = page.getByRole("main");
      for (const tab of ["ongoing", "upcoming", "past"] as const) {
        await main.getByRole("link", { name: told.tabs[tab] }).click();
        await expect(page).toHaveURL(`/agenda?tab=${tab}`);
        await expect(main.getByRole("link", { name: told.tabs[tab] })).toHaveAttribute("aria-current", "page");
      }
      // On a phone the last tab does not fit in the row; opened by its address it is in view all the same.
      await page.goto("/agenda?tab=past");
      await expect(main.getByRole("link", { name: told.tabs.past })).toBeInViewport({ ratio: 0.9 });
      await main.getByRole("listitem").getByRole("link").first().click();
      await main.getByRole("link", { name: told.others }).click();
      await expect(page).toHaveURL("/agenda");
      await page.goto("/agenda?tab=ongoing");
      await expect(main.getByRole("link", { name: told.ongoing })).toBeVisible();
      await page.goto("/agenda?page=99");
      await expect(main.getByRole("heading", { name: told.pastEnd })).toBeVisible();
      const missing = await page.goto("/agenda/agenda-detail/999999");
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.noEvent);
    });

    test("says of an event that it is full, or not open yet (V16)", async ({ page }) => {
      await openEvent(page, told.full);
      await expect(page.getByText(told.isFull)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: told.register })).toHaveCount(0);
      await openEvent(page, told.early);
      await expect(page.getByText(told.notYet)).toBeVisible();
    });

    if (!walkedIn("id").includes(language)) return;

    test("gives an event to a calendar (R28)", async ({ page }) => {
      await openEvent(page, told.open);
      const file = await page.getByRole("link", { name: told.calendar }).getAttribute("href");
      const answer = await page.request.get(file ?? "");
      expect(answer.headers()["content-type"]).toContain("text/calendar");
      expect(await answer.text()).toMatch(/BEGIN:VEVENT[\s\S]*END:VEVENT/);
    });

    test("sends guests to sign in, and takes and gives back an applicant's place (R28, S2)", async ({
      context,
      page,
      site,
    }) => {
      await openEvent(page, told.open);
      const event = new URL(page.url()).pathname;
      await page.getByRole("main").getByRole("link", { name: told.register }).click();
      await expect(page).toHaveURL(/\/signin\?redirect=/);
      await signIn(context, site, await aPerson(site));
      await openAlive(page, event);
      await page.getByRole("main").getByRole("button", { name: told.register }).press("Enter");
      await expect(page.getByText(told.registered)).toBeVisible();
      // Its button is gone: the focus is not.
      await expect(page.locator("#registration")).toBeFocused();
      await page.reload();
      await expect(page.getByText(told.registered)).toBeVisible();
      await page.getByText(told.giveBack).click();
      await page.getByRole("button", { name: told.yes }).click();
      await expect(page.getByText(told.givenBack)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: told.register })).toBeVisible();
    });
  });

  if (!walkedIn("id").includes(language)) continue;

  test.describe(`the agenda in ${language} without JavaScript`, () => {
    test.use({ ...told.view, javaScriptEnabled: false });

    test("takes and gives back a place by plain forms (V16)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await signIn(context, site, await aPerson(site));
      await openEvent(page, told.open);
      await page.getByRole("main").getByRole("button", { name: told.register }).click();
      await expect(page).toHaveURL(/\?done=register#registration$/);
      await expect(page.getByText(told.registered)).toBeVisible();
      await page.getByText(told.giveBack).click();
      await page.getByRole("button", { name: told.yes }).click();
      await expect(page.getByText(told.givenBack)).toBeVisible();
    });
  });
}
