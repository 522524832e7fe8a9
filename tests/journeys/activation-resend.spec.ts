import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { activationLink, aPerson, newcomer, newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    send: "Kirim tautan aktivasi",
    mend: "Ada isian yang perlu diperbaiki.",
    malformed:
      "E-mail: Masukkan alamat e-mail seperti nama@contoh.id. Bagian terakhirnya 2 sampai 4 huruf, misalnya .id atau .com.",
    noted: "Periksa e-mail Anda",
    mayBe: (email: string) =>
      `Jika ${email} punya akun yang belum aktif, tautan baru sudah kami kirim. Periksa juga folder spam.`,
  },
  en: {
    send: "Send activation link",
    mend: "Some fields need correcting.",
    malformed:
      "E-mail: Enter an e-mail address such as name@example.com. The last part must have 2 to 4 letters, such as .com or .id.",
    noted: "Check your e-mail",
    mayBe: (email: string) =>
      `If ${email} has an account that is not active yet, we have sent a new link. Check the spam folder too.`,
  },
} as const;

/** Messages to an address that have left. */
async function lettersTo({ dataDir }: Site, address: string): Promise<number> {
  const folder = join(dataDir, "mail");
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
  return texts.filter((text) => text.toLowerCase().includes(`to: ${address}`)).length;
}

function resendingIn(language: Language): void {
  const texts = words[language];

  test("the page for a new activation link reveals to nobody who has an account, and mails only who waits (R15)", async ({
    context,
    page,
    site,
  }) => {
    await readIn(context, site, language);
    const main = page.getByRole("main");
    const [nobody, active, waiting] = [newEmail(), await aPerson(site), await newcomer(site)];
    const first = await activationLink(site, waiting);
    const letters = await lettersTo(site, active.email);
    await openAlive(page, "/account/activation/resend");
    await main.getByRole("textbox", { name: "E-mail" }).fill("bukan alamat");
    await page.getByRole("button", { name: texts.send }).click();
    const summary = page.getByRole("alert").filter({ hasText: texts.mend });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText([texts.malformed]);
    for (const address of [nobody, active.email, waiting.email]) {
      await page.goto("/account/activation/resend");
      await main.getByRole("textbox", { name: "E-mail" }).fill(address);
      await captchaDone(main);
      await page.getByRole("button", { name: texts.send }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.noted);
      await expect(page.getByText(texts.mayBe(address))).toBeVisible();
    }
    await expect.poll(() => activationLink(site, waiting)).not.toBe(first);
    expect(await lettersTo(site, nobody)).toBe(0);
    expect(await lettersTo(site, active.email)).toBe(letters);
  });
}

for (const language of walkedIn("en")) {
  test.describe(`a new activation link in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    resendingIn(language);
  });
}
