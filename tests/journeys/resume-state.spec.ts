// Shows: V4
import { aPerson, changeResume } from "../support/people.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const vacancyPath = "/lowongan/lowongan-detail-page/47/x";

const walks = [
  {
    language: "id",
    view: phone,
    whole: "Resume Anda lengkap",
    partly: "Resume 6 dari 7 bagian",
    missing: "Lengkapi data pribadi sebelum melamar.",
    fillIn: "Lengkapi",
  },
  {
    language: "en",
    view: desktop,
    whole: "Your resume is complete",
    partly: "Resume: 6 of 7 sections",
    missing: "Complete personal data before you apply.",
    fillIn: "Complete it",
  },
] as const;

for (const walk of walks.filter(({ language }) => walkedIn("en").includes(language))) {
  test.describe(`a vacancy in ${walk.language}`, () => {
    test.use(walk.view);

    test("shows an applicant how complete the resume is, and leads to its missing parts; a guest nothing", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, walk.language);
      await page.goto(vacancyPath);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/resume/i).and(page.locator("main :is(p, strong):not(li *)"))).toHaveCount(0);
      const person = await aPerson(site);
      await signIn(context, site, person);
      await page.goto(vacancyPath);
      await expect(page.getByText(walk.whole)).toBeVisible();
      await changeResume(site, person, { noTelp: null });
      await page.goto(vacancyPath);
      await expect(page.getByText(walk.partly)).toBeVisible();
      await expect(page.getByText(walk.missing)).toBeVisible();
      await page.getByRole("link", { name: walk.fillIn }).click();
      await expect(page).toHaveURL(/\/profile-resume\?back=%2Flowongan%2Flowongan-detail-page%2F47%2F.*#personal$/);
    });
  });
}
