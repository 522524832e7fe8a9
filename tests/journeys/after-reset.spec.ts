// Shows: N3
import type { Page } from "@playwright/test";
import { mailedLink } from "../support/mailed-link.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { getCode } from "../support/two-step.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { isAccessible } from "./is-accessible.ts";
import { readIn, viewsIn, walkedIn } from "./reading.ts";
import { signInByHand } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    lost: "Buat kata sandi baru lewat e-mail",
    send: "Kirim tautan",
    noted: "Periksa e-mail Anda",
    password: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    save: "Simpan kata sandi",
    done: "Kata sandi sudah diubah",
    remains: "Yang masih aktif",
    end: "Matikan dalam 72 jam",
    asked: "Permintaan diterima. Kami juga mengirim e-mail tentang ini.",
    ends: /^Dimatikan\s\d+\s\S+\s\d{4}, \d\d\.\d\d\sWIB\. /,
    mail: "Subject: Verifikasi dua langkah akan dimatikan",
  },
  en: {
    lost: "Choose a new password by e-mail",
    send: "Send link",
    noted: "Check your e-mail",
    password: "New password",
    repeat: "Repeat the new password",
    save: "Save password",
    done: "Password changed",
    remains: "Still active",
    end: "Turn off in 72 hours",
    asked: "Request received. We also sent you an e-mail about it.",
    ends: /^Turns off on\s\d+\s\S+\s\d{4}, \d\d:\d\d\sWIB\. /,
    mail: "Subject: Two-step authentication will be turned off",
  },
} as const;

type Words = (typeof words)["id" | "en"];

/** Someone whose two-step sign-in someone else has the codes of. */
async function withoutCodes(site: Site, language: "id" | "en"): Promise<Person> {
  const person = await aPerson(site);
  const client = await signedIn(site.url, person);
  await client.call("POST", "account/mail-language", { language });
  const { secretKey } = await client.call("POST", "mfa-activation", { Type: "GENERATE", lang: language });
  const codeBody = { Type: "VALIDATE", OTPCode: getCode(String(secretKey)), lang: language };
  const { acknowledge } = await client.call("POST", "mfa-activation", codeBody);
  if (acknowledge !== 1) throw new Error("Two-step sign-in was not turned on.");
  return person;
}

async function chooseByMail(page: Page, site: Site, say: Words, { email }: Person): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await captchaDone(main);
  await main.getByRole("button", { name: say.send }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.noted })).toBeVisible();
  await expect.poll(() => site.mailTo(email)).toContain("forgot-password?token");
  await openAlive(page, mailedLink(await site.mailTo(email), "/forgot-password"));
  await main.getByRole("textbox", { name: say.password, exact: true }).fill("Sawah-Hijau-Lereng-9");
  await main.getByRole("textbox", { name: say.repeat }).fill("Sawah-Hijau-Lereng-9");
  await main.getByRole("button", { name: say.save }).click();
}

for (const language of walkedIn("en")) {
  const say = words[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`${language}, ${view}`, () => {
      test.use(options);

      test("who has no code comes from the second step to a new password, and asks for its end there", async ({
        page,
        context,
        site,
      }) => {
        await readIn(context, site, language);
        const person = await withoutCodes(site, language);
        const main = page.getByRole("main");
        await signInByHand(page, language, person);
        await main.getByRole("link", { name: say.lost }).click();
        await chooseByMail(page, site, say, person);
        await expect(page.getByRole("heading", { level: 1, name: say.done })).toBeFocused();
        await expect(main.getByRole("heading", { level: 2, name: say.remains })).toBeVisible();
        await isAccessible(page);
        await main.getByRole("button", { name: say.end }).dblclick();
        await expect(main.getByRole("status").filter({ hasText: say.asked })).toBeVisible();
        await expect(main.getByText(say.ends)).toBeVisible();
        await expect(main.getByRole("button", { name: say.end })).toHaveCount(0);
        await expect.poll(() => site.mailTo(person.email)).toContain(say.mail);
      });
    });
  }
}
