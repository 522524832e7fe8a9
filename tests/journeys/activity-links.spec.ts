import { aPerson } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { captchaDone } from "./captcha.ts";
import { phone, readIn, viewsIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });
test.describe.configure({ mode: "default" });

const words = {
  id: {
    expired: "Link telah kadaluarsa",
    early: "Link belum dapat diakses",
    opens: /Tautan ini berlaku mulai \d+/,
    invalid: "Link ini tidak berlaku",
    incomplete: "Link ini belum lengkap",
    all: "Lihat semua lowongan",
    apply: "Lamar sekarang",
    send: "Kirim lamaran",
    sent: "Lamaran Anda sudah terkirim",
  },
  en: {
    expired: "This link has expired",
    early: "This link cannot be opened yet",
    opens: /This link works from \d+/,
    invalid: "This link is not valid",
    incomplete: "This link is incomplete",
    all: "See all vacancies",
    apply: "Apply now",
    send: "Send application",
    sent: "Your application has been sent",
  },
} as const;

interface Links {
  valid: string;
  expired: string;
  early: string;
}

/** The sample's links, as the demonstration's file names them. */
async function links(site: Site): Promise<Links> {
  return (await site.demonstration()).activity;
}

for (const language of walkedIn("en")) {
  const texts = words[language];

  for (const [place, view] of [
    ...viewsIn(language),
    ["without JavaScript", { ...phone, javaScriptEnabled: false }] as const,
  ]) {
    test.describe(`activity links in ${language}, ${place}`, () => {
      test.use(view);
      test.beforeEach(({ context, site }) => readIn(context, site, language));

      test("that lead nowhere say why, each with its status (V10, R22, S20)", async ({ page, site }) => {
        const { expired, early } = await links(site);
        const screens = [
          [`/activity?code=${expired}`, 410, texts.expired],
          [`/activity?code=${early}`, 403, texts.early],
          ["/activity?code=tidak-ada", 404, texts.invalid],
          ["/activity", 404, texts.incomplete],
          ["/mr/lowongan/lowongan-detail-page/1/judul", 404, texts.incomplete],
          [`/mr/lowongan/lowongan-detail-page/1/judul/${expired}`, 410, texts.expired],
        ] as const;
        for (const [path, status, title] of screens) {
          expect([path, (await page.goto(path))?.status()]).toEqual([path, status]);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        }
        await page.goto(`/activity?code=${early}`);
        await expect(page.getByRole("main")).toContainText(texts.opens);
        await page.getByRole("link", { name: texts.all }).click();
        await expect(page).toHaveURL("/lowongan");
      });

      test("that are good lead to the vacancy and are remembered for a day (V10, R22, R23, S24)", async ({
        context,
        page,
        site,
      }) => {
        const { valid } = await links(site);
        expect((await page.goto(`/activity?code=${valid}`))?.status()).toBe(200);
        const apply = page.getByRole("link", { name: texts.apply }).and(page.locator(":visible"));
        const href = (await apply.getAttribute("href")) ?? "";
        expect(href).toMatch(new RegExp(`^/lowongan/profile-resume\\?vacancy=\\d+&activity=${valid}$`));
        const vacancy = Number(/vacancy=(\d+)/.exec(href)?.[1]);
        const cookie = (await context.cookies()).find(({ name }) => name === "career-activity");
        expect(cookie?.httpOnly).toBe(true);
        expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
        expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject([{ vacancyId: vacancy }]);
        const byAddress = `/mr/lowongan/lowongan-detail-page/${vacancy}/apa-saja/${valid}`;
        expect((await page.goto(byAddress))?.status()).toBe(200);
        const another = `/mr/lowongan/lowongan-detail-page/${vacancy + 1}/apa-saja/${valid}`;
        expect((await page.goto(another))?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.invalid);
      });
    });
  }

  test.describe(`applying by an activity link in ${language}`, () => {
    test.use(phone);

    test("is recorded with its channel, also when one comes back later by the list (V10)", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      const { valid } = await links(site);
      const person = await aPerson(site);
      await page.goto(`/activity?code=${valid}`);
      await signIn(context, site, person);
      const href = await page.getByRole("link", { name: texts.apply }).first().getAttribute("href");
      // The plain address, without the code: the cookie knows.
      await page.goto((href ?? "").replace(/&activity=.*/, ""));
      await captchaDone(page.getByRole("main"));
      await page.getByRole("button", { name: texts.send }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.sent);
      const client = await signedIn(site.url, person);
      const { data } = await client.call("POST", `Application/list/${language}`, {});
      expect(data).toMatchObject([{ platformId: expect.any(Number) }]);
      expect(Object(data)[0].platformId).toBeGreaterThan(1);
      await page.goto("/account/history");
      await expect(page.getByRole("main")).toContainText(Object(data)[0].position);
    });
  });
}

test("a good link's page is kept for nobody else", async ({ request, site }) => {
  const { valid } = await links(site);
  for (const _ of [1, 2]) {
    const answer = await request.get(`${site.url}/activity?code=${valid}`, { headers: { cookie: "" } });
    expect(answer.headers()["set-cookie"]).toContain("career-activity=");
  }
});
