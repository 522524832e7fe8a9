// Shows: F9, F23
import type { Page } from "@playwright/test";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { openMore } from "./open-more.ts";
import { desktop, phone, readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const texts = {
  id: {
    late: /^\d+ pelamar$/,
    promised: "Menunggu jawaban",
    held: /keputusan terjadwal/,
    mine: "Keputusan saya",
    none: "Tidak ada yang menunggu",
    applications: "Lamaran",
    more: "Lainnya",
    places: "Ruang Rekrutmen",
    notices: "Notifikasi",
    unread: "Belum dibaca",
    mentioned: /Ratna Widyaningrum menyebut Anda dalam catatan/,
    mention: "Orang yang dapat disebut",
    notChosen: /@Hendra belum dipilih dari daftar/,
    write: "Tulis catatan",
    save: "Simpan catatan",
    calls: /sebutan dalam catatan/,
  },
  en: {
    late: /^\d+ applicants?$/,
    promised: "Waiting for a reply",
    held: /scheduled decisions?/,
    mine: "My decisions",
    none: "Nothing to do",
    applications: "Applications",
    more: "More",
    places: "Recruiting desk",
    notices: "Notifications",
    unread: "Unread",
    mentioned: /Ratna Widyaningrum mentioned you in a note/,
    mention: "People you can mention",
    notChosen: /Not chosen from the list, so nobody will be notified: @Hendra/,
    write: "Write a note",
    save: "Save note",
    calls: /mentions? in a note|mentions in notes/,
  },
} as const;

const main = (page: Page) => page.getByRole("main");
const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ""));

for (const [language, view] of wayIn("id")) {
  const text = texts[language];

  test.describe(`my day in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("a recruiter's numbers lead to lists of as many; who has nothing to do sees so", async ({ page, site }) => {
      await enterDesk(page, site, "recruiter");
      await expect(page.getByRole("heading", { name: text.promised })).toBeVisible();
      await isAccessible(page);
      const late = main(page).getByRole("link", { name: text.late });
      const count = numberIn(await late.textContent());
      await late.click();
      await expect(page.getByRole("search").locator("b")).toHaveText(String(count));
      await page.goBack();
      await main(page).getByRole("link", { name: text.held }).click();
      await expect(page.getByRole("link", { name: text.mine })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("row")).toHaveCount(4);
      await enterDesk(page, site, "editor");
      await expect(page.getByRole("heading", { name: text.none })).toBeVisible();
      await isAccessible(page);
    });

    test("whom a note calls finds it in the bell and in my day, and reads it once", async ({ browser, page, site }) => {
      await enterDesk(page, site, "manager");
      await page.goto(`${site.url}/staff/applications`);
      await page.getByRole("table").getByRole("rowheader").getByRole("link").first().click();
      await page.waitForURL(/\/staff\/applications\/\d+/);
      const [path = ""] = /\/staff\/applications\/\d+/.exec(page.url()) ?? [];

      const other = await browser.newContext({ baseURL: site.url, ...view });
      await readIn(other, site, language);
      const theirs = await other.newPage();
      await enterDesk(theirs, site, "recruiter");
      await theirs.goto(`${site.url}${path}#note-new`);
      await expect(theirs.getByRole("textbox", { name: text.write })).toBeFocused();
      const note = theirs.getByRole("textbox", { name: text.write });
      const people = theirs.getByRole("listbox", { name: text.mention });
      await note.pressSequentially("Bagaimana menurut Anda, @Hen");
      await expect(people.getByRole("option", { name: "Hendra Simatupang" })).toHaveAttribute("aria-selected", "true");
      await isAccessible(theirs);
      await note.press("Escape");
      await expect(people).toBeHidden();
      await note.pressSequentially("dra");
      await note.press("Escape");
      // A name that was not picked is pointed out, and the note is not saved so unawares.
      await theirs.getByRole("button", { name: text.save }).click();
      await expect(theirs.getByRole("alert").getByText(text.notChosen)).toBeVisible();
      await expect(theirs.getByRole("article").filter({ hasText: "Bagaimana" })).toHaveCount(0);
      await note.pressSequentially(" S");
      await note.press("ArrowDown");
      await note.press("Enter");
      await expect(note).toHaveValue("Bagaimana menurut Anda, @Hendra Simatupang ");
      await theirs.getByRole("button", { name: text.save }).click();
      await expect(theirs.getByRole("article")).toContainText("@Hendra Simatupang");
      await other.close();

      await page.goto(`${site.url}/staff`);
      await expect(main(page).getByRole("link", { name: text.calls })).toContainText("1");
      await main(page).getByRole("link", { name: text.calls }).click();
      await expect(main(page).getByRole("button", { name: text.mentioned })).toBeVisible();
      await isAccessible(page);
      await main(page).getByRole("button", { name: text.mentioned }).click();
      await page.waitForURL(new RegExp(path));
      await page.goto(`${site.url}/staff`);
      await expect(main(page).getByRole("link", { name: text.calls })).toHaveCount(0);
    });
  });
}

test("on a phone the places are below: none scrolls sideways, covers what has the focus, or is too small", async ({
  context,
  page,
  site,
}) => {
  const text = texts.id;
  await readIn(context, site, "id");
  await page.setViewportSize(phone.viewport);
  await enterDesk(page, site, "recruiter");
  const bar = page.getByRole("navigation", { name: text.places });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ["", "/applications", "/vacancies", "/held", "/notices", "/people", "/me"]) {
      await page.goto(`${site.url}/staff${path}`);
      await expect(bar).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, width, sideways }).toEqual({ path, width, sideways: 0 });
      for (const place of await bar.locator("a, button").all()) {
        const box = await place.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // The end of the page comes above the bar.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.evaluate(() => document.querySelector("main > *")?.getBoundingClientRect().bottom ?? 0);
      expect(Math.floor(end)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
  }
  await page.goto(`${site.url}/staff`);
  await openMore(page);
  const sheet = page.getByRole("region", { name: text.more });
  await expect(sheet.getByRole("link", { name: "Ratna Widyaningrum" })).toBeVisible();
  await isAccessible(page);
  await sheet.getByRole("link", { name: text.notices }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.notices);
  await expect(sheet).toBeHidden();
  await bar.getByRole("link", { name: text.applications, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.applications);
});

test("keys lead to places, begin a note and open what is decided, and none does once they are off", async ({
  context,
  page,
  site,
}) => {
  await readIn(context, site, "id");
  await page.setViewportSize(desktop.viewport);
  await enterDesk(page, site, "recruiter");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Hari saya");
  // A key counts once the page that shows it listens.
  await expect(async () => {
    await press("g", "h");
    await expect(heading).toHaveText("Keputusan terjadwal", { timeout: 3_000 });
  }).toPass();
  const secondRow = page.getByRole("row").nth(1);
  const name = (await secondRow.getByRole("rowheader").textContent()) ?? "";
  await secondRow.getByRole("link").click();
  await expect(heading).toHaveText(name);
  await press("n");
  await expect(page.getByRole("textbox", { name: texts.id.write })).toBeFocused();
  await press("Escape");
  await heading.click();
  await press("u");
  await expect(page.getByRole("status").filter({ hasText: "Diurungkan" })).toBeVisible();
  for (const [key, kind] of [
    ["m", "Pindah tahap"],
    ["e", "Tolak"],
    ["i", "Undang"],
  ] as const) {
    const panel = page.getByRole("region", { name: kind, exact: true });
    await expect(async () => {
      await press(key);
      await expect(panel.getByRole("heading", { name: kind })).toBeFocused({ timeout: 3_000 });
    }).toPass();
    await press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(heading).toHaveText(name);
  }
  await press("g", "a");
  await expect(heading).toHaveText("Lamaran");
  await press("j", "e");
  await expect(page).toHaveURL(/[?&]decide=end/);
  await page.goBack();
  await press("?");
  const help = page.getByRole("dialog");
  await expect(help).toContainText("urungkan keputusan terjadwal");
  await isAccessible(page);
  await press("Escape");
  await page.goto(`${site.url}/staff/me`);
  await page.getByRole("checkbox", { name: "Pintasan keyboard" }).uncheck();
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.goto(`${site.url}/staff`);
  await press("g", "h", "?");
  await expect(heading).toHaveText("Hari saya");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Other journeys of this member press keys.
  await page.goto(`${site.url}/staff/me`);
  await page.getByRole("checkbox", { name: "Pintasan keyboard" }).check();
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
});
