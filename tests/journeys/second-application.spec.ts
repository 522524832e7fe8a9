import { aRow, importRows } from "../support/imported-vacancies.ts";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { words } from "./applicant-words.ts";
import { fingers, mouse } from "./by-hand.ts";
import { desktop, phone, readIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

/** Taps that an application takes at most from the list on, for who has a complete resume. */
const mostTaps = 4;

test.use({ siteOf: "what comes and goes" });

for (const [language, view, hands] of [
  ["id", { ...phone, hasTouch: true, isMobile: true }, fingers],
  ["en", desktop, mouse],
] as const)
  test.describe(`applying again in ${language}`, () => {
    test.use(view);

    test(`takes at most ${mostTaps} taps from the list to "sent", and nothing is typed`, async ({
      page,
      context,
      site,
    }) => {
      const texts = words[language];
      const rows = ["pertama", "kedua"].map((which) => aRow(`Juru Ketuk ${which} ${crypto.randomUUID().slice(0, 8)}`));
      await importRows(site, rows);
      await signIn(context, site, await aPerson(site));
      await readIn(context, site, language);
      const { press } = hands(page);
      const main = page.getByRole("main");
      for (const row of rows) {
        const title = language === "id" ? row.title_id : row.title_en;
        await openAlive(page, `/lowongan?vacancyTitle=${encodeURIComponent(title)}`);
        const taps = [
          () => main.getByRole("link", { name: title, exact: true }).first(),
          () => main.getByRole("link", { name: texts.apply }).and(main.locator(":visible")),
          () => page.getByRole("region", { name: texts.send, exact: true }).getByRole("button", { name: texts.send }),
        ];
        for (const target of taps) await press(target());
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.sent);
        expect(taps.length).toBeLessThanOrEqual(mostTaps);
      }
    });
  });
