import { expect, type Page } from "@playwright/test";
import { ownCv, ownPhoto } from "../support/own-files.ts";
import type { Words } from "./applicant-words.ts";
import type { Hands } from "./by-hand.ts";

/** Someone at the resume form. */
export interface AtForm {
  page: Page;
  hands: Hands;
  words: Words;
}

/** Fields of a section or of an entry in it, by the names that they carry. */
export function fieldsIn(page: Page, region: string) {
  const place = page.getByRole("region", { name: region, exact: true });
  return {
    text: (name: string) => place.getByRole("textbox", { name, exact: true }),
    list: (name: string) => place.getByRole("combobox", { name, exact: true }),
    radio: (name: string) => place.getByRole("radio", { name, exact: true }),
    box: (name: string | RegExp) => place.getByRole("checkbox", { name }),
    button: (name: string | RegExp) => place.getByRole("button", { name }),
    link: (name: string) => place.getByRole("link", { name, exact: true }),
  };
}

/** Photo, with the part of it that is kept, and CV. */
async function chooseFiles({ page, hands, words }: AtForm): Promise<void> {
  const { button } = fieldsIn(page, words.personal);
  await hands.choose(button(words.photo), await ownPhoto());
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("slider")).toBeVisible();
  await hands.press(dialog.getByRole("button", { name: words.usePhoto }));
  await expect(page.getByRole("img", { name: words.photoShown })).toBeVisible();
  const cv = await ownCv();
  await hands.choose(button(words.cv), cv);
  await expect(page.getByText(words.cvNew)).toBeVisible();
  // A short name needs one line, however little feature its buttons leave.
  expect((await page.getByText(cv.name).boundingBox())?.height).toBeLessThan(30);
}

async function fillPersonal(at: AtForm): Promise<void> {
  const { page, hands, words } = at;
  const { text, list, radio } = fieldsIn(page, words.personal);
  await expect(list(words.month)).toBeDisabled();
  await hands.pick(list(words.year), "2000");
  await hands.pick(list(words.month), words.february);
  await hands.pick(list(words.day), "29");
  await hands.tick(radio(words.gender));
  await hands.write(text(words.phone), "081234567890");
  await hands.find(list(words.domicile), "sleman", "Kabupaten Sleman, DI Yogyakarta");
  await hands.tick(radio(words.category));
  await expect(text(words.years)).toHaveValue("0");
  await expect(text(words.months)).toHaveValue("0");
  await hands.write(text(words.years), "1");
  await hands.write(text(words.months), "6");
  await expect(text(words.years)).toHaveValue("1");
  await hands.write(text(words.salary), "6500000");
  await expect(text(words.salary)).toHaveValue(words.salaryTyped);
  await expect(text(words.phone)).toHaveValue("81234567890");
  await chooseFiles(at);
}

/** Goes on to the next section and begins its first entry. */
async function begin({ page, hands, words }: AtForm, before: string, section: string, add: string): Promise<void> {
  await hands.press(fieldsIn(page, before).link(words.next + section));
  await hands.press(fieldsIn(page, section).button(add));
}

/** The one education that everybody has is begun with its section. */
async function goToEducation({ page, hands, words }: AtForm): Promise<void> {
  await hands.press(fieldsIn(page, words.personal).link(words.next + words.education));
  await expect(fieldsIn(page, `${words.education} 1`).list(words.degree)).toBeVisible();
}

async function fillEducation(at: AtForm): Promise<void> {
  const { page, hands, words } = at;
  await goToEducation(at);
  const { text, list } = fieldsIn(page, `${words.education} 1`);
  await hands.pick(list(words.degree), words.bachelor);
  await hands.find(list(words.institution), "gadjah", words.others);
  await hands.write(text(words.institutionName), "Universitas Lereng Merapi");
  await hands.find(list(words.major), "agro", words.others);
  await hands.write(text(words.majorName), "Ilmu Tanah");
  await hands.pick(list(words.from), "2018");
  await hands.pick(list(words.until), "2022");
  await hands.write(text(words.grade), words.gradeTyped);
  await page.keyboard.press("Tab");
  await expect(text(words.scale)).toHaveValue("4");
}

async function fillInternship(at: AtForm): Promise<void> {
  const { page, hands, words } = at;
  await begin(at, words.education, words.internship, words.addInternship);
  const { text, list } = fieldsIn(page, `${words.internship} 1`);
  await hands.write(text(words.internshipAt), "Balai Benih Sembada");
  await hands.pick(list(words.function), words.aFunction);
  await hands.find(list(words.industry), words.anIndustry.slice(0, 4), words.anIndustry);
  await hands.pick(list(words.monthFrom), words.february);
  await hands.pick(list(words.yearFrom), "2024");
  await hands.pick(list(words.monthTo), words.july);
  await hands.pick(list(words.yearTo), "2024");
}

async function fillExperience(at: AtForm): Promise<void> {
  const { page, hands, words } = at;
  await begin(at, words.internship, words.experience, words.addExperience);
  const { text, list, box } = fieldsIn(page, `${words.experience} 1`);
  await hands.write(text(words.employer), "Koperasi Tani Makmur");
  await hands.write(text(words.position), "Asisten lapangan");
  await hands.pick(list(words.positionType), words.permanent);
  await hands.pick(list(words.rank), words.staff);
  await hands.find(list(words.industry), words.anIndustry.slice(0, 4), words.anIndustry);
  await hands.write(text(words.department), "Kebun");
  await hands.write(text(words.mainJob), "Mengukur tanah dan air");
  await hands.tick(box(words.current));
  await hands.pick(list(words.from), "2025");
}

async function fillOrganisation(at: AtForm): Promise<void> {
  const { page, hands, words } = at;
  await begin(at, words.experience, words.organisation, words.addOrganisation);
  const { text, list } = fieldsIn(page, `${words.organisation} 1`);
  await hands.write(text(words.organisationName), "Himpunan Mahasiswa Ilmu Tanah");
  await hands.pick(list(words.held), words.member);
  await hands.pick(list(words.scope), words.faculty);
}

export async function fillRest({ page, hands, words }: AtForm): Promise<void> {
  await hands.press(fieldsIn(page, words.organisation).link(words.next + words.seeking));
  const { radio, link } = fieldsIn(page, words.seeking);
  await hands.tick(radio(words.active));
  await expect(page.getByText(words.soon)).toBeVisible();
  await hands.tick(radio(words.weekly));
  await hands.press(link(words.next + words.statements));
  const { box } = fieldsIn(page, words.statements);
  await hands.tick(box(words.truth));
  await hands.tick(box(words.use));
}

/** Every section of the resume, one after the other. */
export async function fillResume(at: AtForm): Promise<void> {
  await fillPersonal(at);
  await fillEducation(at);
  await fillInternship(at);
  await fillExperience(at);
  await fillOrganisation(at);
  await fillRest(at);
}
