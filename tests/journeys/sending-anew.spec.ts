// Shows: N14
import type { Page } from "@playwright/test";
import { applied } from "../support/applied.ts";
import { eventually } from "../support/eventually.ts";
import { aRow, importRows } from "../support/imported-vacancies.ts";
import { keptMailsTo } from "../support/mails.ts";
import { changeResume } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    title: "Kirim ulang resume",
    same: "Resume Anda sama dengan yang terakhir dikirim.",
    until: /Sampai \d+\s\S+\s\d{4} pukul 23\.59\sWIB/,
    edit: "Ubah resume",
    phone: "Nomor telepon",
    save: "Simpan resume",
    back: "Kembali ke halaman sebelumnya",
    before: "sebelumnya: +62 81234567890",
    failed: "Resume Anda gagal dikirim ulang",
    apology: "Maaf, ada gangguan di sistem kami (kode r-7).",
    offline: "Koneksi internet terputus - Resume Anda gagal dikirim ulang",
    again: "Kirim lagi",
    sent: "Resume Anda sudah dikirim ulang sebagai versi 2.",
    first: /^Versi 1, /,
    older: "Ini versi 1. Tim rekrutmen membaca versi 2.",
    newest: "Buka versi 2",
    withdraw: "Tarik lamaran ini",
    print: "Cetak",
    closed: "Maaf, lowongan sudah ditutup",
    captcha: "Selesaikan pemeriksaan keamanan dahulu.",
  },
  en: {
    title: "Send updated resume",
    same: "Your resume is the same as the one you last sent.",
    until: /Until \d+\s\S+\s\d{4} at 23:59\sWIB/,
    edit: "Edit resume",
    phone: "Phone number",
    save: "Save resume",
    back: "Back to where you were",
    before: "before: +62 81234567890",
    failed: "Your updated resume could not be sent",
    apology: "We are sorry, something went wrong on our side (code r-7).",
    offline: "Internet connection lost - Your updated resume could not be sent",
    again: "Send again",
    sent: "Your updated resume was sent as version 2.",
    first: /^Version 1, /,
    older: "This is version 1. The recruiters read version 2.",
    newest: "Open version 2",
    withdraw: "Withdraw this application",
    print: "Print",
    closed: "Sorry, the vacancy is closed",
    captcha: "Complete the security check first.",
  },
} as const;

function journey(language: Language): void {
  const texts = words[language];
  const main = (page: Page) => page.getByRole("main");
  const region = (page: Page) => page.getByRole("region", { name: texts.title });
  const send = (page: Page) => region(page).getByRole("button", { name: texts.title });

  test("takes the place of the one that was sent, unless the vacancy has closed", async ({ part }) => {
    await part(
      "a better resume takes the place of the one that was sent, which stays readable",
      async ({ context, page, site }) => {
        const { person, id } = await applied(site, "Juru Ulang");
        await readIn(context, site, language);
        await signIn(context, site, person);
        await openAlive(page, `/account/history?open=${id}`);
        await main(page).getByRole("link", { name: texts.title }).click();
        await expect(page).toHaveURL(`/account/history/${id}#send-anew`);
        await expect(region(page)).toContainText(texts.same);
        await expect(region(page)).toContainText(texts.until);
        await expect(send(page)).toHaveCount(0);

        await region(page).getByRole("link", { name: texts.edit }).click();
        await page.getByRole("textbox", { name: texts.phone }).fill("8119990001");
        await page.getByRole("button", { name: texts.save }).click();
        const dialog = page.getByRole("dialog");
        await captchaDone(dialog);
        await dialog.getByRole("button", { name: texts.save }).click();
        await dialog.getByRole("button", { name: texts.back }).click();
        await expect(page).toHaveURL(`/account/history/${id}#send-anew`);
        await expect(region(page)).toContainText("+62 8119990001");
        await expect(region(page)).toContainText(texts.before);

        await page.route("**/application/edit", (route) =>
          route.fulfill({ status: 500, json: { acknowledge: 0, code: "fault", message: "", requestId: "r-7" } }),
        );
        await captchaDone(region(page));
        await send(page).click();
        await expect(page.getByRole("heading", { name: texts.failed, exact: true })).toBeFocused();
        await expect(main(page)).toContainText(texts.apology);
        await page.unroute("**/application/edit");
        // It arrives; its answer does not.
        await page.route("**/application/edit", async (route) => {
          await route.fetch();
          await route.abort("internetdisconnected");
        });
        await send(page).click();
        await expect(page.getByRole("heading", { name: texts.offline })).toBeFocused();
        await page.unroute("**/application/edit");
        await main(page).getByRole("button", { name: texts.again }).click();
        await expect(page.getByRole("status").filter({ hasText: texts.sent })).toBeVisible();
        await expect(region(page)).toContainText(texts.same);
        await eventually(async () => {
          const mails = await keptMailsTo(site.dataDir, person.email);
          expect(mails.filter((mail) => mail.includes("Resume dikirim ulang"))).toHaveLength(1);
        });

        await main(page).getByRole("link", { name: texts.first }).click();
        await expect(page).toHaveURL(`/account/history/${id}?version=1`);
        await page.emulateMedia({ media: "print" });
        await expect(main(page)).toContainText(texts.older);
        await expect(main(page)).toContainText("+62 81234567890");
        await expect(main(page).getByRole("button", { name: texts.print })).toBeHidden();
        await page.emulateMedia({ media: "screen" });
        await expect(main(page).getByText(texts.withdraw, { exact: true })).toHaveCount(0);
        await main(page).getByRole("link", { name: texts.newest }).click();
        await expect(main(page)).toContainText("+62 8119990001");
      },
    );

    await part(
      "a vacancy that closes between page and press shows so, and the resume stays as it was sent",
      async ({ context, page, site }) => {
        const { person, row, id } = await applied(site, "Juru Tutup");
        await changeResume(site, person, { noTelp: "+62 8119990002" });
        await readIn(context, site, language);
        await signIn(context, site, person);
        await openAlive(page, `/account/history/${id}`);
        await captchaDone(region(page));
        await importRows(site, [{ ...aRow(row.title_id, -1), code: row.code }]);
        await send(page).click();
        await expect(page.getByRole("heading", { name: texts.failed, exact: true })).toBeFocused();
        await expect(main(page)).toContainText(texts.closed);
        await expect(region(page)).toHaveCount(0);
        await expect(main(page)).not.toContainText("+62 8119990002");
        await openAlive(page, `/account/history?open=${id}`);
        await expect(main(page).getByRole("link", { name: texts.title })).toHaveCount(0);
      },
    );
  });
}

for (const language of walkedIn("en")) {
  test.describe(`sending the resume again in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    journey(language);
  });
}

test.describe("sending the resume again without script", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("is a plain form, which shows that the check needs a script", async ({ context, page, site }) => {
    const texts = words.id;
    const { person, id } = await applied(site, "Juru Polos");
    await changeResume(site, person, { noTelp: "+62 8119990003" });
    await readIn(context, site, "id");
    await signIn(context, site, person);
    await page.goto(`/account/history/${id}`);
    await expect(page.getByRole("main")).toContainText("+62 8119990003");
    await page.getByRole("button", { name: texts.title }).click();
    await expect(page.getByRole("heading", { name: texts.failed })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(texts.captcha);
  });
});
