import { aPerson } from "../support/people.ts";
import { codeOf } from "../support/two-step.ts";
import { openAlive } from "./alive.ts";
import { desktop, phone, readIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { test } from "./site-test.ts";

for (const [language, view, scheme] of [
  ["id", phone, "light"],
  ["en", desktop, "dark"],
] as const) {
  test.describe(language, () => {
    test.use({ ...view, colorScheme: scheme });
    test("pictures", async ({ context, page, site }) => {
      const shot = async (name: string) => {
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/ts/pic/${name}-${language}.png`, fullPage: true });
      };
      const step = async (name: string, work: () => Promise<unknown>) => {
        try {
          await work();
        } catch (e) {
          console.log(name, String(e).slice(0, 300));
        }
        await shot(name);
      };
      page.setDefaultTimeout(6000);
      await readIn(context, site, language);
      const person = await aPerson(site);
      await page.goto("/signin?step=2");
      await shot("second");
      await page.goto("/signin?step=2&code=recovery");
      await shot("recovery");
      await signIn(context, site, person);
      await page.goto("/account/change-password");
      await shot("change");
      await step("change-wrong", async () => {
        const f = page.getByRole("main").locator("input[type=password]");
        await f.nth(0).fill("Bukan-Itu-26");
        await f.nth(1).fill("Sawah-Hijau-Lereng-9");
        await f.nth(2).fill("Sawah-Hijau-Lereng-9");
        await page.getByRole("main").locator("button[type=submit]").click();
        await page.waitForTimeout(1500);
      });
      await context.addCookies([{ name: "mfa", value: "true", url: site.url }]);
      await step("offer", async () => {
        await openAlive(page, "/");
        await page.getByRole("dialog").waitFor();
        await page.evaluate(() => scrollTo(0, 0));
      });
      await page.screenshot({ path: `/tmp/ts/pic/offer-view-${language}.png` });
      await context.clearCookies({ name: "mfa" });
      await page.goto("/mfa?step=1");
      await shot("scan");
      const secret = (await page.getByRole("main").locator("code").innerText()).replaceAll(" ", "");
      await page.goto("/mfa?step=2");
      await step("match", async () => {
        await page.locator("input[name=OTPCode]").fill("000000");
        await page.getByRole("main").locator("button[type=submit]").click();
        await page.waitForTimeout(1500);
      });
      await step("codes", async () => {
        await page.locator("input[name=OTPCode]").fill(codeOf(secret));
        await page.getByRole("main").locator("button[type=submit]").click();
        await page.waitForTimeout(2500);
      });
      await page.goto("/mfa?step=1");
      await shot("on");
      await step("mailed", async () => {
        await page.locator("form:has(input[value=mail]) button").click();
        await page.waitForTimeout(1500);
      });
      await page.goto("/mfa?by=recovery");
      await shot("on-recovery");
      await step("off", async () => {
        await page.goto("/mfa");
        await page.locator("input[name=OTPCode]").fill(codeOf(secret, Date.now() + 30000));
        await page.getByRole("main").locator("button[type=submit]").first().click();
        await page.waitForTimeout(1500);
      });
    });
  });
}
