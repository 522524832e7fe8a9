import { languages, phone, readIn, viewsIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    search: "Posisi atau kata kunci",
    company: "Perusahaan",
    newest: "Lowongan terbaru",
  },
  en: {
    search: "Position or keyword",
    company: "Company",
    newest: "Newest vacancies",
  },
} as const;

for (const language of languages) {
  const texts = words[language];

  for (const [, view] of viewsIn(language)) {
    test.describe(`the home page in ${language} at ${view.viewport.width} pixels`, () => {
      test.use(view);

      test("shows as many new vacancies as there is room for, never scrolls sideways, and suggests while one types", async ({
        context,
        page,
        site,
      }) => {
        await readIn(context, site, language);
        await page.goto("/");
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        await test.step("shows everything, from the newest vacancies to the last call (V12, R1)", async () => {
          const newest = main.locator("section", {
            has: page.getByRole("heading", { level: 2, name: texts.newest }),
          });
          const vacancies = newest.getByRole("heading", { level: 3 }).and(page.locator(":visible"));
          await expect(vacancies).toHaveCount(view === phone ? 4 : 6);
        });
        await test.step("never scrolls sideways", async () => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });

        if (!walkedIn("id").includes(language)) return;

        // Shows: suggestions 4
        await test.step("suggests while one types, beside the company that was chosen (V12)", async () => {
          const field = main.getByLabel(texts.search);
          await main.getByRole("combobox", { name: texts.company }).selectOption("Nalar Wastra Digital");
          await expect(field).toHaveRole("combobox");
          // What is chosen is forgotten when another answer comes: the last one is waited for.
          const last = page.waitForResponse(/SearchString=jakarta(\+|%20)sel(&|$)/);
          await field.pressSequentially("jakarta sel");
          await last;
          const place = page.getByRole("option", { name: /^Jakarta Selatan/ });
          await expect(place).toBeVisible();
          await field.press("ArrowDown");
          await expect(place).toHaveAttribute("aria-selected", "true");
          await field.press("Enter");
          await expect(page).toHaveURL(/\/lowongan\?company=\d+&place=\d+$/);
        });
      });
    });
  }
}
