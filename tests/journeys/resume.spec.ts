// Shows: R8
import type { Locator, Page } from "@playwright/test";
import { aPerson, changeResume, setSeekingStatus, storedPersonal } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { listComplaints } from "./quiet.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { editWords } from "./resume-edit-words.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const calls = "**/form/update-profile";

/** The values that a list offers, without the line that asks. */
const offered = (list: Locator) =>
  list.evaluate((select: HTMLSelectElement) => [...select.options].map(({ value }) => value).filter(Boolean));

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

function todayInJakarta(): { year: number; month: number; day: number } {
  const text = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date());
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

/** How often the page has sent the resume. */
function getSaves(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/form/update-profile")) sent += 1;
  });
  return () => sent;
}

function resumeIn(language: Language): void {
  const texts = editWords[language];
  const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
  const bar = (page: Page) => section(page, texts.bar);
  const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
  const personal = (page: Page) => section(page, texts.personal);
  const name = (page: Page) => personal(page).getByRole("textbox", { name: texts.name, exact: true });
  const save = (page: Page) => bar(page).getByRole("button").click();

  /** Ticks the captcha of the dialog and sends. */
  async function confirm(page: Page): Promise<void> {
    const checkDialog = dialog(page, texts.check);
    await captchaDone(checkDialog);
    await checkDialog.getByRole("button", { name: texts.bar }).click();
  }

  test.beforeEach(({ context, site }) => readIn(context, site, language));

  test("is filled in by its rules, saved, and joined with what was saved elsewhere", async ({ part }) => {
    await part(
      "the save bar waits for seven sections, professionals need work experience, and all can be taken back (P8)",
      async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        const saves = getSaves(page);
        await openAlive(page, "/profile-resume");
        await expect(page.getByText(texts.progress(7))).toBeVisible();
        await expect(bar(page)).toContainText(texts.allComplete);
        await expect(personal(page).getByText(texts.cvFacts)).toBeVisible();
        if (language === "id") await page.locator("details > summary").filter({ hasText: texts.personal }).click();
        const listed = page.getByRole("navigation", { name: texts.sections }).getByRole("listitem");
        const { complete, optional } = texts;
        await expect(listed).toHaveText([
          texts.personal + complete,
          texts.education + complete,
          texts.internship + optional,
          texts.experience + optional,
          texts.organisation + optional,
          texts.seeking + complete,
          texts.statements + complete,
        ]);

        await personal(page).getByRole("radio", { name: texts.professional }).check({ force: true });
        await expect(section(page, texts.experience)).toContainText(texts.empty);
        await expect(page.getByText(texts.progress(6))).toBeVisible();
        await expect(bar(page)).toContainText(texts.lacking(1));
        await expect(bar(page).getByRole("button")).toHaveAttribute("aria-disabled", "true");
        await bar(page).getByRole("button").click({ force: true });
        const summary = page.getByRole("alert").filter({ hasText: texts.mend });
        await expect(summary).toBeFocused();
        await expect(dialog(page, texts.check)).toBeHidden();
        await summary.getByRole("link", { name: texts.wantsExperience }).click();
        await expect(section(page, texts.experience).getByRole("button", { name: texts.addExperience })).toBeFocused();
        await personal(page).getByRole("radio", { name: texts.graduate }).check({ force: true });
        await expect(bar(page)).toContainText(texts.allComplete);

        await name(page).fill("Dewi Sementara");
        await expect(bar(page).getByRole("status")).toHaveText(texts.draftKept);
        const complaints = await listComplaints(page);
        await page.reload();
        await expect(page.getByText(texts.draftOpened)).toContainText("WIB");
        await page.waitForLoadState("networkidle");
        expect(complaints).toEqual([]);
        await expect(name(page)).toHaveValue("Dewi Sementara");
        await page.getByRole("button", { name: texts.reset }).click();
        await dialog(page, texts.resetAsks).getByRole("button", { name: texts.resetKeeps }).click();
        await expect(name(page)).toHaveValue("Dewi Sementara");
        await page.getByRole("button", { name: texts.reset }).click();
        await dialog(page, texts.resetAsks).getByRole("button", { name: texts.reset }).click();
        await expect(name(page)).toHaveValue("Dewi Lestari");
        await page.reload();
        await expect(name(page)).toHaveValue("Dewi Lestari");
        await expect(page.getByText(texts.draftOpened)).toBeHidden();
        expect(saves()).toBe(0);
      },
    );

    await part(
      "a birth date is chosen year first, of somebody of 17, in a month of its true length (P10)",
      async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        await openAlive(page, "/profile-resume");
        const list = (label: string) => personal(page).getByRole("combobox", { name: label, exact: true });
        const [year, month, day] = [list(texts.year), list(texts.month), list(texts.day)];
        const today = todayInJakarta();
        const youngest = today.year - 17;
        expect((await offered(year)).slice(0, 2)).toEqual([String(youngest), String(youngest - 1)]);

        await year.selectOption(String(youngest));
        await expect(month).toHaveValue("");
        await expect(day).toBeDisabled();
        expect(await offered(month)).toEqual(upTo(today.month));
        await month.selectOption(String(today.month));
        expect(await offered(day)).toEqual(upTo(today.day));

        await year.selectOption("2004");
        await expect(month).toHaveValue("");
        await month.selectOption({ label: texts.february });
        expect(await offered(day)).toEqual(upTo(29));
        await day.selectOption("29");
        await month.selectOption({ label: texts.march });
        await expect(day).toHaveValue("");
        expect(await offered(day)).toEqual(upTo(31));
        await year.selectOption("2003");
        await month.selectOption({ label: texts.february });
        expect(await offered(day)).toEqual(upTo(28));
        await year.selectOption({ index: 0 });
        await expect(month).toBeDisabled();
        await expect(day).toBeDisabled();
      },
    );

    await part(
      "keys outside the rule do nothing and say why, and a deletion asks first (P13, P14)",
      async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await openAlive(page, "/profile-resume");
        const experience = section(page, texts.experience);
        await experience.getByRole("button", { name: texts.fill + texts.experience }).click();
        await experience.getByRole("button", { name: texts.addExperience }).click();
        const entry = section(page, `${texts.experience} 1`);
        const position = entry.getByRole("textbox", { name: texts.position, exact: true });
        await position.pressSequentially("Staf@");
        await expect(entry.getByRole("status").filter({ hasText: texts.plainRule })).toBeVisible();
        await expect(position).toHaveValue("Staf");
        await position.pressSequentially(" / A&B-1");
        await expect(position).toHaveValue("Staf / A&B-1");
        await expect(entry.getByText(texts.plainRule)).toBeHidden();
        await position.fill("");
        await page.evaluate(() => navigator.clipboard.writeText("Kebun <b>(barat)</b>"));
        await position.press("ControlOrMeta+v");
        await expect(position).toHaveValue("Kebun bbarat/b");
        await expect(entry.getByText(texts.pasted(texts.plainRule))).toBeVisible();
        const employer = entry.getByRole("textbox", { name: texts.employer, exact: true });
        await employer.pressSequentially("PT. D'Angelo (Persero)*");
        await expect(employer).toHaveValue("PT. D'Angelo (Persero)");
        await expect(entry.getByText(texts.nameRule)).toBeVisible();

        const remove = entry.getByRole("button", { name: texts.remove });
        const removeDialog = dialog(page, texts.removeAsks(`${texts.experience} 1`));
        await remove.click();
        await expect(removeDialog).toContainText(texts.lost);
        await removeDialog.getByRole("button", { name: texts.keep }).click();
        await expect(employer).toHaveValue("PT. D'Angelo (Persero)");
        await remove.click();
        await removeDialog.getByRole("button", { name: texts.remove, exact: true }).click();
        await expect(entry).toBeHidden();
        await expect(experience).toContainText(texts.none);
        await expect(experience.getByRole("button", { name: texts.addExperience })).toBeFocused();
      },
    );

    await part(
      "a save asks for the captcha, says what could not be saved, and once it is leads home (P8, P15)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        await signIn(context, site, person);
        const saves = getSaves(page);
        await openAlive(page, "/profile-resume");
        await name(page).fill("Dewi Baru");
        await save(page);
        await dialog(page, texts.check).getByRole("button", { name: texts.cancel }).click();
        await expect(dialog(page, texts.check)).toBeHidden();
        expect(saves()).toBe(0);

        await page.route(calls, (route) => route.abort("internetdisconnected"));
        await save(page);
        await confirm(page);
        const failed = dialog(page, texts.failed(texts.failedPersonal));
        await expect(failed).toContainText(texts.kept);
        await failed.getByRole("button", { name: texts.again }).click();
        await page.unroute(calls);
        const refuse = (...paths: string[]) => {
          const errors = paths.map((path) => ({ path, code: "refused", message: texts.gradeRefused }));
          const json = { acknowledge: 0, code: "invalid-fields", message: "", errors };
          return page.route(calls, (route) => route.fulfill({ status: 422, json }), { times: 1 });
        };
        await refuse("pendidikanList.0.nilai");
        await confirm(page);
        await dialog(page, texts.failed(texts.failedEducation)).getByRole("button", { name: texts.close }).click();
        const grade = section(page, texts.education).getByRole("textbox", { name: texts.grade });
        await page.getByRole("link", { name: `${texts.education} 1: ${texts.gradeRefused}` }).click();
        await expect(grade).toBeFocused();
        await grade.fill(texts.newGrade);
        const lists = ["internshipList", "pengalamanList", "organisasiList"];
        await refuse("personalData.nama", "pendidikanList.0.maxNilai", ...lists, "personalData.seekingJobStatusId");
        await save(page);
        await confirm(page);
        await expect(dialog(page, texts.failed(texts.failedSix))).toBeVisible();
        await page.reload();

        await expect(name(page)).toHaveValue("Dewi Baru");
        await save(page);
        await confirm(page);
        await expect(dialog(page, texts.sending)).toBeVisible();
        const saved = dialog(page, texts.saved);
        await saved.getByRole("button", { name: texts.close }).click();
        await expect(page).toHaveURL("/");
        expect(await storedPersonal(site, person)).toMatchObject({ nama: "Dewi Baru" });
      },
    );

    await part(
      "a resume that was saved elsewhere too is joined, and only what both changed is asked (P15)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        await signIn(context, site, person);
        await openAlive(page, "/profile-resume");
        const number = personal(page).getByRole("textbox", { name: texts.phone });
        const both = dialog(page, texts.twoVersions);
        await changeResume(site, person, { noTelp: "+62 89876543210" });
        await name(page).fill("Dewi Pertama");
        await save(page);
        await confirm(page);
        await expect(dialog(page, texts.check)).toContainText(texts.joined);
        await dialog(page, texts.check).getByRole("button", { name: texts.cancel }).click();
        await expect(name(page)).toHaveValue("Dewi Pertama");
        await expect(number).toHaveValue("89876543210");

        const meet = async (mine: string, theirs: string) => {
          await changeResume(site, person, { noTelp: `+62 ${theirs}` });
          await number.fill(mine);
          await save(page);
          await confirm(page);
          await expect(both.getByRole("definition").nth(0)).toContainText(mine);
          await expect(both.getByRole("definition").nth(1)).toContainText(theirs);
          await expect(both.getByRole("term")).toHaveText([texts.mine, texts.theirs]);
        };
        await meet("81100001111", "85511112222");
        await both.getByRole("button", { name: texts.takeTheirs }).click();
        await expect(name(page)).toHaveValue("Dewi Pertama");
        await expect(number).toHaveValue("85511112222");
        await meet("81100001111", "85533334444");
        await both.getByRole("button", { name: texts.keepMine }).click();
        await confirm(page);
        await expect(dialog(page, texts.saved)).toBeVisible();
        expect(await storedPersonal(site, person)).toMatchObject({ nama: "Dewi Pertama", noTelp: "+62 81100001111" });
      },
    );

    await part("a change of the status alone blocks nothing, and is kept (A13)", async ({ context, page, site }) => {
      const person = await aPerson(site);
      await signIn(context, site, person);
      await openAlive(page, "/profile-resume");
      await name(page).fill("Dewi Putri");
      await expect(bar(page).getByRole("status")).toHaveText(texts.draftKept);
      const seekingJobStatusId = await setSeekingStatus(site, person, "tidak aktif");
      await save(page);
      await confirm(page);
      await expect(dialog(page, texts.saved)).toBeVisible();
      expect(await storedPersonal(site, person)).toMatchObject({ nama: "Dewi Putri", seekingJobStatusId });
      // Once it could be read, without a press (§4).
      await expect(page).toHaveURL("/");
    });
  });
}

for (const language of walkedIn("en")) {
  test.describe(`one's own resume in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    resumeIn(language);
  });
}
