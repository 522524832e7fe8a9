import { languages, readIn, viewsIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "maintenance", settings: { MAINTENANCE: "true" } });
test.describe.configure({ mode: "default" });

const words = {
  id: { title: "Situs sedang dalam pemeliharaan", again: "Coba lagi", other: "EN , English" },
  en: { title: "The site is under maintenance", again: "Try again", other: "ID , Bahasa Indonesia" },
} as const;

/** Pages with data and without, guarded ones, and none. */
const paths = ["/", "/lowongan?page=2", "/signin", "/signup", "/profile-resume", "/test", "/tidak/ada"];

for (const language of languages) {
  for (const [, view] of viewsIn(language)) {
    test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
      test.use(view);

      test("every page says that the site is closed, and when to come back (S20)", async ({ context, page, site }) => {
        await readIn(context, site, language);
        for (const path of paths) {
          const answer = await page.goto(path);
          expect([path, answer?.status(), answer?.headers()["retry-after"]]).toEqual([path, 503, "120"]);
          await expect(page).toHaveURL(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].title);
          await expect(page.getByRole("link", { name: words[language].again })).toBeVisible();
        }
      });
    });
  }

  test(`the screen in ${language} can be read in the other language`, async ({ context, page, site }) => {
    await readIn(context, site, language);
    await page.goto("/lowongan");
    await page.getByRole("banner").getByRole("button", { name: words[language].other }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language === "id" ? "en" : "id"].title);
    await expect(page).toHaveURL("/lowongan");
  });
}

test("calls are refused, while health, version and files go on", async ({ request }) => {
  const refused = await request.get("/api/v1/lowongan-detail/47/en");
  expect(refused.status()).toBe(503);
  expect(refused.headers()["retry-after"]).toBe("120");
  expect(await refused.json()).toMatchObject({ code: "maintenance", message: "The site is under maintenance." });
  for (const path of ["/health/live", "/health/ready", "/meta.json", "/favicon.svg"]) {
    expect((await request.get(path)).status()).toBe(200);
  }
});
