// Shows: N1, N5, N6, N7, N9, promise 13
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { type Language, phone, readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    menu: /^Akun Dewi Lestari/,
    title: "Akun saya",
    here: "Perangkat ini",
    end: /^Keluarkan \(Chrome/,
    ended: "Perangkat itu sudah dikeluarkan.",
    alone: "Anda tidak masuk di perangkat lain.",
    right: "Berhasil masuk",
    download: "Unduh berkas",
    withdraw: /^Tarik persetujuan \(Data saya digunakan/,
    yes: "Ya, tarik",
    withdrawn: "Persetujuan ditarik. Tidak ada lamaran yang sedang diproses.",
    json: "Ekspor atau impor",
    jsonTitle: "JSON Resume",
    file: "Berkas JSON Resume",
    look: "Lihat perubahannya",
    refused: "Berkas ini bukan JSON. Pilih berkas JSON Resume (.json).",
    would: "Yang akan berubah",
    apply: "Terapkan ke resume",
    done: /^Resume Anda sudah diperbarui/,
    same: "Berkas ini sama dengan resume Anda. Tidak ada yang berubah.",
    out: "Unduh resume.json",
    delete: "Hapus akun saya",
    copy: "Unduh data saya",
    deleteTitle: "Hapus akun",
    password: "Kata sandi",
    forGood: "Hapus akun secara permanen",
    wrong: "Kata sandi salah. Coba lagi.",
    deleted: "Akun Anda sudah dihapus",
  },
  en: {
    menu: /^Account of Dewi Lestari/,
    title: "My account",
    here: "This device",
    end: /^Sign out \(/,
    ended: "That device is signed out.",
    alone: "You are not signed in on any other device.",
    right: "Signed in",
    download: "Download file",
    withdraw: /^Withdraw consent \(Companies of the group/,
    yes: "Yes, withdraw",
    withdrawn: "The consent is withdrawn. No application was in progress.",
    json: "Export or import",
    jsonTitle: "JSON Resume",
    file: "JSON Resume file",
    look: "See what would change",
    refused: "This file is not JSON. Choose a JSON Resume file (.json).",
    would: "What would change",
    apply: "Apply to my resume",
    done: /^Your resume is updated/,
    same: "This file is the same as your resume. Nothing will change.",
    out: "Download resume.json",
    delete: "Delete my account",
    copy: "Download my data",
    deleteTitle: "Delete account",
    password: "Password",
    forGood: "Delete account permanently",
    wrong: "Wrong password. Try again.",
    deleted: "Your account has been deleted",
  },
} as const;

type Words = (typeof words)[Language];

const file = (content: string) => ({ name: "resume.json", mimeType: "application/json", buffer: Buffer.from(content) });

async function openByMenu(page: Page, say: Words): Promise<void> {
  await openAlive(page, "/");
  await page.getByRole("button", { name: say.menu }).click();
  await page.getByRole("link", { name: say.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
}

/** Another device of the person's. */
async function elsewhere(browser: Browser, site: Site, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, site, person);
  return context.newPage();
}

async function endTheOther(page: Page, say: Words, other: Page, site: Site): Promise<void> {
  await expect(page.getByText(say.here, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: say.end }).click();
  await expect(page.getByRole("status").filter({ hasText: say.ended })).toBeVisible();
  await expect(page.getByText(say.alone)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeFocused();
  await other.goto(`${site.url}/account/my-account`);
  await expect(other).toHaveURL(/\/signin\?/);
  await other.context().close();
}

async function downloaded(page: Page, name: string): Promise<{ name: string; bytes: Uint8Array }> {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

async function takeAway(page: Page, say: Words, { email }: Person): Promise<void> {
  const { name, bytes } = await downloaded(page, say.download);
  expect(name).toMatch(/^(data-saya|my-data)-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(bytes);
  expect(JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array()))).toMatchObject({ email });
  expect(Object.keys(files).filter((path) => path.startsWith("files/"))).toHaveLength(2);
}

async function withdraw(page: Page, say: Words): Promise<void> {
  await page.getByText(say.withdraw).click();
  await page.getByRole("button", { name: say.yes }).click();
  await expect(page.getByRole("status").filter({ hasText: say.withdrawn })).toBeVisible();
  await expect(page.getByText(say.withdraw)).toHaveCount(0);
}

async function bringIn(page: Page, say: Words): Promise<void> {
  await page.getByRole("link", { name: say.json }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.jsonTitle })).toBeVisible();
  await page.getByLabel(say.file).setInputFiles(file("<resume/>"));
  await page.getByRole("button", { name: say.look }).click();
  await expect(page.getByRole("alert")).toContainText(say.refused);
  await expect(page.getByRole("alert")).toBeFocused();
  const own = await downloaded(page, say.out);
  const resume = z.looseObject({ basics: z.looseObject({}) }).parse(JSON.parse(strFromU8(own.bytes)));
  expect(resume).toMatchObject({ basics: { name: "Dewi Lestari" } });
  const changed = { ...resume, basics: { ...resume.basics, name: "Dewi Lestari Putri" } };
  await page.getByLabel(say.file).setInputFiles(file(JSON.stringify(changed)));
  await page.getByRole("button", { name: say.look }).click();
  await expect(page.getByRole("heading", { name: say.would })).toBeVisible();
  await expect(page.getByText("Dewi Lestari Putri")).toBeVisible();
  await page.getByRole("button", { name: say.apply }).click();
  await expect(page.getByRole("status").filter({ hasText: say.done })).toBeVisible();
  await page.getByLabel(say.file).setInputFiles(file(JSON.stringify(changed)));
  await page.getByRole("button", { name: say.look }).click();
  await expect(page.getByRole("status").filter({ hasText: say.same })).toBeVisible();
}

async function leave(page: Page, say: Words, { password }: Person): Promise<void> {
  await page.goto("/account/my-account");
  await page.getByRole("link", { name: say.delete }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.deleteTitle })).toBeVisible();
  const copy = page.waitForEvent("download");
  await page.getByRole("link", { name: say.copy }).click();
  expect((await copy).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByLabel(say.password, { exact: true }).fill("Salah-Sekali-1");
  await page.getByRole("button", { name: say.forGood }).click();
  await expect(page.getByRole("alert")).toContainText(say.wrong);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: say.forGood }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.deleted })).toBeVisible();
  await page.goto("/account/my-account");
  await expect(page).toHaveURL(/\/signin\?/);
}

for (const [language, view] of wayIn("id")) {
  test.describe(`${language}, ${view.viewport.width} px`, () => {
    test.use(view);

    test("a person looks after the account: devices, download, consents, JSON Resume, and leaves", async ({
      page,
      context,
      browser,
      site,
    }) => {
      const say = words[language];
      const person = await aPerson(site);
      await readIn(context, site, language);
      await signIn(context, site, person);
      const other = await elsewhere(browser, site, person);
      await openByMenu(page, say);
      await expect(page.getByText(person.email)).toBeVisible();
      await expect(page.getByText(say.right, { exact: true }).first()).toBeVisible();
      await endTheOther(page, say, other, site);
      await takeAway(page, say, person);
      await withdraw(page, say);
      await bringIn(page, say);
      await leave(page, say, person);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, ...phone });

  test("the same is done by plain forms", async ({ page, context, browser, site }) => {
    const say = words.id;
    const person = await aPerson(site);
    await signIn(context, site, person);
    const other = await elsewhere(browser, site, person);
    await page.goto("/account/my-account");
    await page.getByRole("button", { name: say.end }).click();
    await expect(page.getByRole("status").filter({ hasText: say.ended })).toBeVisible();
    await other.context().close();
    await withdraw(page, say);
    await page.goto("/account/my-account/json-resume");
    const basics = { name: "Dewi Lestari Putri" };
    await page.getByLabel(say.file).setInputFiles(file(JSON.stringify({ basics })));
    await page.getByRole("button", { name: say.look }).click();
    await expect(page.getByText("Dewi Lestari Putri")).toBeVisible();
    await page.getByRole("button", { name: say.apply }).click();
    await expect(page.getByRole("status").filter({ hasText: say.done })).toBeVisible();
    await leave(page, say, person);
  });
});
