import { newEmail } from "../support/people.ts";
import { words as applicantWords } from "./applicant-words.ts";
import { fieldsIn } from "./fill-resume.ts";
import { languages, readIn, viewsIn } from "./reading.ts";
import { openSecondStep } from "./second-step.ts";
import { expect, test } from "./site-test.ts";

const more = {
  id: { skip: "Lewati bagian opsional", professional: "Profesional" },
  en: { skip: "Skip the optional sections", professional: "Professional" },
} as const;

const review = "/lowongan/profile-resume?vacancy=47";

for (const language of languages) {
  const say = { ...applicantWords[language], ...more[language] };
  for (const [view, options] of viewsIn(language))
    test.describe(`${language}, ${view}`, () => {
      test.use(options);

      test("what is most likely is filled in, can be seen and changed", async ({ page, context, site }) => {
        await readIn(context, site, language);
        await openSecondStep(page, context, site, { name: "Budi Santoso", email: newEmail(), redirect: review });
        const personal = fieldsIn(page, say.personal);
        const [years, months] = [personal.text(say.years), personal.text(say.months)];
        await personal.radio(say.category).check();
        await expect(years).toHaveValue("0");
        await expect(months).toHaveValue("0");
        await personal.radio(say.professional).check();
        await expect(years).toHaveValue("");
        await years.fill("3");
        await personal.radio(say.category).check();
        await expect(years).toHaveValue("3");
        await expect(months).toHaveValue("");
        await personal.link(say.next + say.education).click();

        // The first education is begun with its section.
        const study = fieldsIn(page, `${say.education} 1`);
        const [grade, scale] = [study.text(say.grade), study.text(say.scale)];
        for (const [typed, filled] of [
          ["3", "4"],
          ["8", ""],
          ["85", "100"],
        ] as const) {
          await grade.fill(typed);
          await grade.blur();
          await expect(scale).toHaveValue(filled);
        }
        await scale.fill("90");
        await grade.fill("3");
        await grade.blur();
        await expect(scale).toHaveValue("90");

        await fieldsIn(page, say.education).link(say.skip).click();
        const seeking = fieldsIn(page, say.seeking);
        await expect(seeking.radio(say.active)).toBeChecked();
        await expect(seeking.radio(say.weekly)).toBeChecked();
        await seeking.link(say.next + say.statements).click();
        for (const statement of [say.truth, say.use])
          await expect(fieldsIn(page, say.statements).box(statement)).not.toBeChecked();
      });

      test("who did not come to apply chooses everything, and professionals pass only what is optional", async ({
        page,
        context,
        site,
      }) => {
        await readIn(context, site, language);
        await openSecondStep(page, context, site, { name: "Budi Santoso", email: newEmail(), redirect: null });
        const personal = fieldsIn(page, say.personal);
        await personal.radio(say.professional).check();
        await personal.link(say.next + say.education).click();
        await fieldsIn(page, say.education).link(say.skip).click();
        // Professionals have worked somewhere: the first job is begun with its section.
        await expect(fieldsIn(page, `${say.experience} 1`).text(say.employer)).toBeVisible();
        await fieldsIn(page, say.experience).link(say.skip).click();
        const seeking = fieldsIn(page, say.seeking);
        await expect(seeking.radio(say.active)).not.toBeChecked();
        await expect(seeking.radio(say.weekly)).not.toBeChecked();
      });
    });
}
