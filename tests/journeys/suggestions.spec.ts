// Shows: suggestions 1
import { execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { addDays, jakartaDay } from "../../src/i18n/calendar.ts";
import { weekdayDateText } from "../../src/i18n/formats.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMailsTo } from "../support/mails.ts";
import { movedClock } from "../support/moved-clock.ts";
import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { isAccessible } from "./is-accessible.ts";
import { phone, readIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const hourMs = 3_600_000;
// Nine in the evening: the day's letters have left.
const clock = movedClock(11 * hourMs);

test.use({ ...phone, siteOf: "a morning of suggestions", settings: clock.settings });

test("suggestions are seen coming, come in the morning, count, come less often and stop", async ({
  browser,
  context,
  page,
  site,
}) => {
  const person = await aPerson(site);
  const main = page.getByRole("main");
  const card = page.locator("#suggestions");
  const tomorrow = addDays(jakartaDay(clock.now()), 1);
  await readIn(context, site, "id");
  await signIn(context, site, person);
  await page.goto("/account/my-account");
  await expect(card).toContainText(weekdayDateText(tomorrow, "id"));
  await expect(card).toContainText("Belum ada");
  const [previewed = ""] = await card.getByRole("link").allTextContents();

  await clock.goAhead(13 * hourMs);
  await site.run("doctor", ["--confirm-clock"]);
  const letters = async () =>
    (await keptMailsTo(site.dataDir, person.email)).filter((mail) => /^List-Unsubscribe:/im.test(mail));
  await expect.poll(letters, { timeout: 600_000 }).toHaveLength(1);
  const [letter = ""] = await letters();
  expect(letter).toContain(previewed);

  await page.goto(mailedLink(letter, "?media=email-saran"));
  await expect(page).toHaveURL(/\/lowongan-detail-page\/\d+/);
  const [, vacancyId = ""] = /detail-page\/(\d+)/.exec(page.url()) ?? [];
  await page.goto(`/lowongan/profile-resume?vacancy=${vacancyId}`);
  await captchaDone(main);
  const bar = page.getByRole("region", { name: "Kirim lamaran", exact: true });
  await expect(bar).toContainText("Siap dikirim");
  await bar.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lamaran Anda sudah terkirim");

  // The letter's own link opens a page that asks, for anyone who holds the letter; here without scripts.
  const stranger = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const plain = await stranger.newPage();
  await plain.goto(mailedLink(letter, "/berhenti-surat/"));
  await expect(plain.getByRole("main")).toContainText("setiap hari");
  await plain.getByRole("radio", { name: "Setiap bulan, Senin pertama" }).check();
  await plain.getByRole("button", { name: "Simpan pilihan" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Pilihan Anda tersimpan");
  await stranger.close();
  await page.goto("/account/my-account");
  await expect(card).toContainText("Senin");
  await isAccessible(page);

  // What a mail program's own button posts (RFC 8058).
  const [, oneClick = ""] = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(letter) ?? [];
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(oneClick, { method: "POST", body })).status).toBe(200);
  await page.reload();
  await expect(card).toContainText("Anda memilih tidak menerima saran lowongan.");

  // Its data stays until the site is taken away.
  site.process.kill("SIGTERM");
  await once(site.process, "exit");
  const question = "select vacancy_id, platform_id, media_code from applications where media_code is not null";
  const args = ["tests/support/ask-database-process.ts", join(site.dataDir, "database"), question];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual([{ vacancy_id: Number(vacancyId), platform_id: 1, media_code: "email-saran" }]);
});
