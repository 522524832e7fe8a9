import type { Browser, Page } from "@playwright/test";
import { ownPhoto } from "../support/own-files.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { fillSectionByKeys } from "./fill-by-keys.ts";
import { desktop, type Language, phone, readIn } from "./reading.ts";
import { endSession, signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    bar: "Simpan formulir",
    saved: /^Draf disimpan \d/,
    offline: /^Offline/,
    next: /^Lanjut: /,
    edit: /^Ubah .+ \d+$/,
    agree: "Urutan ini sudah sesuai",
    send: "Kirim formulir",
    sendTitle: "Periksa dan kirim",
    allThere: "Semua sudah lengkap",
    sent: /^Terkirim /,
    print: "Cetak",
    history: "Riwayat lamaran",
    sentForm: /^Formulir lamaran lengkap, terkirim /,
    fromResume: "Diambil dari resume Anda",
    lacks: /^Masih kurang \d+ isian$/,
    address: "Alamat",
    birthPlace: "Tempat lahir",
    up: /^Naikkan /,
    number2: /sekarang di urutan 2 dari 6\.$/,
    compare: "Bandingkan dan pilih",
    other: /^Pakai ini: .*Dari perangkat lain$/,
    ended: "Token Expired, Please Re-login",
    password: "Kata sandi",
    signIn: "Masuk",
    changePhoto: "Ganti foto",
    usePhoto: "Pakai foto ini",
  },
  en: {
    bar: "Saving the form",
    saved: /^Draft saved \d/,
    offline: /^Offline/,
    next: /^Next: /,
    edit: /^Edit .+ \d+$/,
    agree: "This order is right",
    send: "Send the form",
    sendTitle: "Check and send",
    allThere: "Everything is complete",
    sent: /^Sent on /,
    print: "Print",
    history: "My applications",
    sentForm: /^Full application form, sent /,
    fromResume: "Taken from your resume",
    lacks: /^\d+ answers are still missing$/,
    address: "Address",
    birthPlace: "Place of birth",
    up: /^Move .+ up$/,
    number2: /is now number 2 of 6\.$/,
    compare: "Compare and choose",
    other: /^Use this: .*From the other device$/,
    ended: "Token Expired, Please Re-login",
    password: "Password",
    signIn: "Sign in",
    changePhoto: "Change photo",
    usePhoto: "Use this photo",
  },
} as const;

/** Groups of which a complete form needs an entry that the resume does not bring. */
const added = { flk1: ["organisations"], flk2: ["workExperiences"] } as const;

const saved = (page: Page, language: Language) =>
  expect(page.getByRole("region", { name: words[language].bar }).getByRole("status")).toHaveText(words[language].saved);

async function aDevice(browser: Browser, site: Site, language: Language, person: Person) {
  const context = await browser.newContext({ baseURL: site.url, ...phone });
  await context.addInitScript(() => addEventListener("load", () => dispatchEvent(new Event("scroll"))));
  await readIn(context, site, language);
  await signIn(context, site, person);
  return { context, page: await context.newPage() };
}

function formIn(form: "flk1" | "flk2", language: Language): void {
  const say = words[language];

  // Shows: R33, R34, J8, J9
  test(`${form} is filled in by keyboard alone, sent, and read and printed from then on`, async ({
    context,
    page,
    site,
  }) => {
    await readIn(context, site, language);
    await signIn(context, site, await aPerson(site));
    await openAlive(page, `/${form}`);
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(page.getByText(say.fromResume).first()).toBeVisible();

    await page.goto(`/${form}?section=send`);
    await expect(page.getByRole("heading", { name: say.lacks })).toBeVisible();
    await page.getByRole("button", { name: say.send }).click({ force: true });
    await expect(page.getByRole("heading", { name: say.lacks })).toBeFocused();
    await page.getByRole("link", { name: say.address, exact: true }).click();
    await expect(page.getByRole("textbox", { name: say.address, exact: true })).toBeFocused();

    for (let step = 0; step < 14; step++) {
      await fillSectionByKeys(page, say, added[form]);
      const before = page.url();
      await page.getByRole("link", { name: say.next }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.href !== before);
      await expect(page.locator("main h1")).toBeFocused();
    }
    await expect(page.getByRole("heading", { name: say.sendTitle })).toBeVisible();
    await expect(page.getByRole("heading", { name: say.allThere })).toBeVisible();
    await page.getByRole("button", { name: say.send }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: say.send }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(say.sent)).toBeVisible();
    await expect(page.getByRole("button", { name: say.print })).toBeVisible();
    await page.reload();
    await expect(page.getByText(say.sent)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toBeVisible();
    await expect(page.getByRole("button", { name: say.print })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: say.history }).click();
    await page.getByRole("link", { name: say.sentForm }).click();
    await expect(page.getByText(say.sent)).toBeVisible();
  });
}

test.describe("on a phone in Indonesian", () => {
  test.use(phone);
  formIn("flk1", "id");

  // Shows: S11, promise 16
  test("what is typed without a network is not lost, and another device has all of it", async ({ browser, site }) => {
    const person = await aPerson(site);
    const first = await aDevice(browser, site, "id", person);
    const { page } = first;
    await openAlive(page, "/flk1");
    await page.getByRole("textbox", { name: words.id.birthPlace, exact: true }).fill("Solo");
    await saved(page, "id");

    await first.context.setOffline(true);
    await page.getByRole("textbox", { name: words.id.address, exact: true }).fill("Jalan Melati 7");
    await page.getByRole("link", { name: words.id.next }).click();
    await page.locator("textarea[name='thesis.title']").fill("Pola tenun");
    await expect(page.getByRole("region", { name: words.id.bar }).getByRole("status")).toHaveText(words.id.offline);
    await page.close();

    const second = await aDevice(browser, site, "id", person);
    await openAlive(second.page, "/flk1");
    await expect(second.page.getByRole("textbox", { name: words.id.birthPlace, exact: true })).toHaveValue("Solo");
    await second.page.getByRole("textbox", { name: words.id.birthPlace, exact: true }).fill("Surakarta");
    await saved(second.page, "id");

    await first.context.setOffline(false);
    const again = await first.context.newPage();
    await openAlive(again, "/flk1");
    await expect(again.getByRole("textbox", { name: words.id.address, exact: true })).toHaveValue("Jalan Melati 7");
    await expect(again.getByRole("textbox", { name: words.id.birthPlace, exact: true })).toHaveValue("Surakarta");
    await saved(again, "id");

    await openAlive(second.page, "/flk1?section=education");
    await expect(second.page.locator("textarea[name='thesis.title']")).toHaveValue("Pola tenun");
    await first.context.close();
    await second.context.close();
  });
});

test.describe("on a desktop in English", () => {
  test.use(desktop);
  formIn("flk2", "en");
  const say = words.en;

  // Shows: promise 16
  test("a field that two devices changed shows both, an ended session goes on in place, a photo follows", async ({
    browser,
    site,
  }) => {
    const person = await aPerson(site);
    const one = await aDevice(browser, site, "en", person);
    const other = await aDevice(browser, site, "en", person);
    const place = (page: Page) => page.getByRole("textbox", { name: say.birthPlace, exact: true });
    await openAlive(one.page, "/flk2");
    await openAlive(other.page, "/flk2");
    await place(one.page).fill("Solo");
    await saved(one.page, "en");
    await place(other.page).fill("Surakarta");
    await other.page.getByRole("button", { name: say.compare }).click();
    await other.page.getByRole("button", { name: say.other }).click();
    await expect(place(other.page)).toHaveValue("Solo");
    await expect(other.page.getByRole("button", { name: say.compare })).toHaveCount(0);
    await other.page.keyboard.press("Escape");

    await endSession(one.context, site);
    await one.page.getByRole("textbox", { name: say.address, exact: true }).fill("Jalan Melati 7");
    const dialog = one.page.getByRole("dialog", { name: say.ended });
    await dialog.getByLabel(say.password, { exact: true }).fill(person.password);
    await captchaDone(dialog);
    await dialog.getByRole("button", { name: say.signIn, exact: true }).click();
    await expect(dialog).toBeHidden();
    await saved(one.page, "en");

    const sent = one.page.waitForResponse((response) => response.url().endsWith("/submit-1"));
    const { name, mimeType, buffer } = await ownPhoto();
    await one.page.locator("input[type=file][accept*=image]:not([capture])").setInputFiles({ name, mimeType, buffer });
    await one.page.getByRole("button", { name: say.usePhoto }).click();
    expect((await sent).status()).toBe(200);
    await openAlive(other.page, "/flk2");
    await expect(other.page.getByRole("textbox", { name: say.address, exact: true })).toHaveValue("Jalan Melati 7");
    await one.context.close();
    await other.context.close();
  });

  // Shows: J11
  test("a ranking moves by buttons and by dragging, and says where things are", async ({ context, page, site }) => {
    await readIn(context, site, "en");
    await signIn(context, site, await aPerson(site));
    await openAlive(page, "/flk2?section=work-interest");
    const list = page
      .getByRole("list")
      .filter({ has: page.getByRole("button", { name: say.up }) })
      .first();
    const rows = list.getByRole("listitem");
    const third = await rows.nth(2).innerText();
    await rows.nth(2).getByRole("button", { name: say.up }).focus();
    await page.keyboard.press("Enter");
    await expect(rows.nth(1)).toHaveText(third);
    await expect(rows.nth(1).getByRole("button", { name: say.up })).toBeFocused();
    await expect(page.getByText(say.number2)).toBeAttached();

    const grip = await rows.nth(1).locator("span").first().boundingBox();
    const last = await rows.nth(5).boundingBox();
    if (!grip || !last) throw new Error("The rows are not there.");
    await page.mouse.move(grip.x + 8, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + 8, last.y + last.height - 4, { steps: 12 });
    await page.mouse.up();
    await expect(rows.nth(5)).toHaveText(third);
    await saved(page, "en");
    await page.reload();
    await expect(rows.nth(5)).toHaveText(third);
  });
});
