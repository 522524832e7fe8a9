// Shows: suggestions 2
import { mailedLink } from "../support/mailed-link.ts";
import { mailText } from "../support/mails.ts";
import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { isAccessible } from "./is-accessible.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    alert: "Kabari saya",
    email: "Alamat e-mail",
    send: "Kirim tautan konfirmasi",
    noted: "Periksa e-mail Anda",
    ask: "Aktifkan notifikasi ini?",
    yes: "Ya, kabari saya",
    on: "Notifikasi sudah aktif",
    kept: "Notifikasi tersimpan",
    title: "Notifikasi lowongan",
    pause: /^Jeda/,
    paused: "Notifikasi dijeda.",
    change: /^Ubah/,
    remove: /^Hapus/,
    removed: "Notifikasi dihapus.",
    empty: "Belum ada notifikasi lowongan",
  },
  en: {
    alert: "Alert me",
    email: "E-mail address",
    send: "Send confirmation link",
    noted: "Check your inbox",
    ask: "Turn on this job alert?",
    yes: "Yes, alert me",
    on: "Job alert is on",
    kept: "Job alert saved",
    title: "Job alerts",
    pause: /^Pause/,
    paused: "Job alert paused.",
    change: /^Change/,
    remove: /^Delete/,
    removed: "Job alert deleted.",
    empty: "No job alerts yet",
  },
} as const;

for (const [language, view] of wayIn("id")) {
  const say = words[language];
  test.describe(`${language}, ${view.viewport.width} px`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("a guest keeps a search by a mailed link, which asks; the search has a feed of its own", async ({
      page,
      site,
    }) => {
      const email = `kabar-${Date.now()}@contoh.id`;
      await page.goto("/lowongan?vacancyTitle=analis");
      const feed = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
      expect(feed).toContain("/feeds/vacancies.atom?vacancyTitle=analis");
      await page.getByRole("link", { name: say.alert }).click();
      const main = page.getByRole("main");
      await expect(main).toContainText("analis");
      await main.getByRole("textbox", { name: say.email }).fill(email);
      await captchaDone(main);
      await isAccessible(page);
      await main.getByRole("button", { name: say.send }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.noted })).toBeFocused();
      await expect.poll(async () => mailText(await site.mailTo(email))).toContain("/alerts/confirm/");
      await page.goto(mailedLink(await site.mailTo(email), "/alerts/confirm/"));
      await expect(page.getByRole("heading", { level: 1, name: say.ask })).toBeVisible();
      await page.getByRole("button", { name: say.yes }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.on })).toBeVisible();
      const parsed = await page.evaluate(async (address) => {
        const xml = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml");
        const count = (name: string) => xml.getElementsByTagNameNS("http://www.w3.org/2005/Atom", name).length;
        return { faults: xml.querySelectorAll("parsererror").length, feeds: count("feed"), entries: count("entry") };
      }, feed ?? "");
      expect(parsed).toMatchObject({ faults: 0, feeds: 1 });
      expect(parsed.entries).toBeGreaterThan(0);
    });
  });
}

for (const [language, view] of wayIn("en")) {
  const say = words[language];
  test.describe(`${language}, ${view.viewport.width} px, without JavaScript`, () => {
    test.use({ ...view, javaScriptEnabled: false });
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("who is signed in keeps a search by one press, pauses it and deletes it", async ({ context, page, site }) => {
      await signIn(context, site, await aPerson(site));
      await page.goto("/lowongan?jenjang=2");
      await page.getByRole("button", { name: say.alert }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.kept })).toBeVisible();
      await page.goto("/account/alerts");
      await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
      await page.getByRole("button", { name: say.pause }).click();
      await expect(page.getByRole("status").filter({ hasText: say.paused })).toBeVisible();
      await page.locator("summary").filter({ hasText: say.change }).click();
      await page.getByRole("button", { name: say.remove }).click();
      await expect(page.getByRole("status").filter({ hasText: say.removed })).toBeVisible();
      await expect(page.getByRole("heading", { name: say.empty })).toBeVisible();
    });
  });
}
