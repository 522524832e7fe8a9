import { sql } from "kysely";
import { addDays, jakartaDay } from "../../src/i18n/calendar.ts";
import { weekdayDateText } from "../../src/i18n/formats.ts";
import { applied } from "../support/applied.ts";
import { inHome, newHome } from "../support/home.ts";
import { importProgressRows } from "../support/imported-progress.ts";
import { startSite } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { desktop, languages, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    inTime: (date: string) => `Kabar berikutnya paling lambat ${date}`,
    late: (date: string) => `Masih diproses. Kabar berikutnya kami usahakan paling lambat ${date}`,
    usual: "Biasanya menjawab dalam 9 hari",
    usually: /Biasanya menjawab/,
  },
  en: {
    inTime: (date: string) => `You will hear from us by ${date}`,
    late: (date: string) => `Still being processed. We aim to tell you more by ${date}`,
    usual: "Usually replies within 9 days",
    usually: /Usually replies/,
  },
} as const;

/** Days that the sample promises for reading documents. */
const promised = 10;

for (const language of walkedIn("en")) {
  test.describe(`promised days in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);

    // Shows: N11
    test("once they are over the applicant reads a new day, the operator who is waited for (J3)", async ({
      context,
      page,
      site,
    }) => {
      const texts = words[language];
      const { person, row, id } = await applied(site, "Juru Tunggu");
      const about = { applicant_email: person.email, vacancy_code: row.code };
      const today = jakartaDay(new Date());
      const begun = addDays(today, -25);
      const reading = { phase: "screening", phase_status: "On Process", activity: "Berkas", activity_date: begun };
      await importProgressRows(site, [{ ...about, ...reading }]);
      await readIn(context, site, language);
      await signIn(context, site, person);
      await openAlive(page, `/account/history?open=${id}`);
      const main = page.getByRole("main");
      const late = texts.late(weekdayDateText(addDays(begun, 3 * promised), language));
      await expect(main).toContainText(late);
      await page.goto(`/account/history/${id}`);
      await expect(main).toContainText(late);

      const overdue = await site.run("report", ["overdue"]);
      const lines = overdue.split("\n").map((line) => line.split("\t"));
      expect(lines.find(([application]) => application === String(id))).toEqual([
        ...[String(id), row.code, row.company, row.title_id, "Seleksi berkas"],
        ...[begun, addDays(begun, promised), "15"],
      ]);
      expect(overdue).not.toContain(person.email);

      // What the applicant is asked to do moves the day: until then nobody waits for the hiring side.
      const due = addDays(today, 3);
      await importProgressRows(site, [{ ...about, next_step: "Lengkapi portofolio.", due_date: due }]);
      await page.goto(`/account/history?open=${id}`);
      await expect(main).toContainText(texts.inTime(weekdayDateText(addDays(due, promised), language)));
      expect(await site.run("report", ["overdue"])).not.toContain(row.code);
    });
  });
}

// Shows: N12
test("a company's usual time to answer is shown once ten answers are known, not with nine", async ({ browser }) => {
  test.slow();
  const home = await newHome();
  const ids: number[] = [];
  await inHome(home, async ({ db }) => {
    const companies = await sql<{ id: number }>`select min(id) as id from vacancies
      where closes_at > now() + interval '1 day' group by company_id order by 1 limit 2`.execute(db);
    // The demonstration's own answers would count too.
    await sql`update applications set answered_at = null`.execute(db);
    ids.push(...companies.rows.map(({ id }) => id));
    for (const [place, vacancyId] of ids.entries()) {
      await sql`insert into applications (vacancy_id, position_id, position_en, company_name, status, platform_id, created_at)
        select ${vacancyId}, 'x', 'x', 'x', 'on-process', 1, now() - interval '20 days'
        from generate_series(1, ${10 - place}::int)`.execute(db);
    }
    await sql`update applications set answered_at = created_at + interval '8 days 6 hours'
      where applicant_id is null`.execute(db);
  });
  const site = await startSite(home);
  const [ten = 0, nine = 0] = ids;
  for (const language of languages) {
    const context = await browser.newContext({ ...(language === "id" ? phone : desktop), baseURL: site.url });
    await readIn(context, site, language);
    const page = await context.newPage();
    await page.goto(`/lowongan/lowongan-detail-page/${ten}/x`);
    await expect(page.getByRole("main").getByText(words[language].usual).and(page.locator(":visible"))).toBeVisible();
    await page.goto(`/lowongan/lowongan-detail-page/${nine}/x`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(words[language].usually);
    await context.close();
  }
  await site.stop();
  await home.remove();
});
