// Shows: promise 21
import { expect, test } from "vitest";
import { migrations } from "../../src/app/migrations.ts";
import { addressForm } from "../../src/app/request-listener.ts";
import { cleanText } from "../../src/contract/clean-text.ts";
import { readCookies } from "../../src/contract/cookies.ts";
import { companyKey } from "../../src/features/companies/ensure-companies.server.ts";
import { readingMinutes } from "../../src/features/content/news/news.ts";
import { withoutSecrets } from "../../src/features/drafts/drafts.server.ts";
import { searchWords as helpWords } from "../../src/features/help/search-words.ts";
import { emailKey, isEmail } from "../../src/features/identity/email.ts";
import { readCsvRows } from "../../src/features/imports/read-file.server.ts";
import { emailIn, gradeIn } from "../../src/features/resumes/json-resume/foreign-values.ts";
import { readJsonResume } from "../../src/features/resumes/json-resume/read-json-resume.ts";
import { isAllowed } from "../../src/features/resumes/rules/free-text.ts";
import { normalisePhone, readPhone, splitPhone } from "../../src/features/resumes/rules/phone.ts";
import { activityRecords } from "../../src/features/vacancies/activity/career-activity.ts";
import { discriminatingWords, findWords } from "../../src/features/vacancies/discriminating-words.server.ts";
import { readEmployment, readPlaces, readRupiah } from "../../src/features/vacancies/import/field-values.ts";
import { codeIn } from "../../src/features/vacancies/search/text-query.ts";
import { understand } from "../../src/features/vacancies/search/understand.ts";
import { foundBy } from "../../src/features/vacancies/search/vacancy-document.server.ts";
import { similarOpen } from "../../src/features/vacancies/similar.store.server.ts";
import { titleSlug } from "../../src/features/vacancies/vacancy-path.ts";
import { htmlToMarkdown } from "../../src/platform/formats/html-to-markdown.ts";
import {
  anyTextToHtml,
  deskMarkdownToHtml,
  markdownToHtml,
  safeHtml,
  textOfHtml,
} from "../../src/platform/formats/rich-text.ts";
import { getNetwork } from "../../src/platform/limits/network.ts";
import { shortened } from "../../src/web/found/pictures/picture-words.ts";
import { readChoiceCookies } from "../../src/web/page-cache/choice-cookies.ts";
import { testDatabase } from "../support/database.ts";
import { longTexts, repeated, textGrowth } from "../support/growth.ts";
import { getGrowth, mostGrowth } from "../support/processor-time.ts";
import { aVacancyRow } from "../support/vacancy-row.ts";

/** Work that may refuse a text. */
const orRefused = (work: (text: string) => unknown) => (text: string) => {
  try {
    return work(text);
  } catch (error) {
    return error;
  }
};

const wordings = await discriminatingWords();

/** Functions on the main thread with texts that someone may make long. */
const works: Readonly<Record<string, (text: string) => unknown>> = {
  "the desk's Markdown as HTML": deskMarkdownToHtml,
  "its HTML as Markdown again": (text) => htmlToMarkdown(deskMarkdownToHtml(text)),
  "its HTML made safe again": (text) => safeHtml(deskMarkdownToHtml(text)),
  "Markdown of a content pack as HTML": (text) => markdownToHtml(text),
  "any text as HTML": anyTextToHtml,
  "HTML made safe": (text) => safeHtml(text),
  "the words of HTML": textOfHtml,
  "any HTML as Markdown": htmlToMarkdown,
  "minutes that a text takes to read": readingMinutes,
  "the beginning of a title on a picture": (text) => shortened(text, 140),
  "wordings that turn people away": (text) => findWords(text, wordings, "id"),
  "words of a search": (text) => understand(text, { places: new Map(), pairs: new Map() }),
  "words of a vacancy": (text) =>
    foundBy({
      ...{ titleId: text, titleEn: "", company: text, places: [] },
      ...{ description_id: text, description_en: text, requirement_id: "", requirement_en: "" },
    }),
  "words of a search in the help": helpWords,
  "a vacancy's code in a search": codeIn,
  "a body made clean": orRefused((text) => cleanText({ text })),
  "a draft": (text) => withoutSecrets({ text, [text]: text }),
  "a name": (text) => isAllowed(text, "names"),
  "a company's name": companyKey,
  "a title in an address": titleSlug,
  "an e-mail address": (text) => [isEmail(text), isEmail(`a@${text}`), emailKey(text)],
  "a phone number": (text) => [
    ...[normalisePhone(text), normalisePhone(`+62 ${text}`)],
    ...[readPhone(text), readPhone(`+${text}`), splitPhone(text, "+62", ["+62"])],
  ],
  "values of a JSON Resume": (text) => [emailIn(text), gradeIn(text)],
  "a JSON Resume": (text) =>
    readJsonResume({ basics: { name: text, email: text, phone: text, summary: text }, work: [{ position: text }] }),
  "rows of a CSV file": orRefused(readCsvRows),
  "values of a row": (text) => [readRupiah(text), readEmployment(text), readPlaces(text)],
  "cookies with a choice": (text) => [readChoiceCookies(text), readChoiceCookies(`lang=${text}`)],
  cookies: (text) => [readCookies(text), readCookies(`a=${text}`), activityRecords(text, new Date(0))],
  "a path": (text) => addressForm(`/${text}`, ""),
  "a network's address": getNetwork,
};

test.each(Object.entries(works))("%s: work grows as the text does, not as its square", async (_, work) => {
  const bad: object[] = [];
  for (const [name, make] of longTexts) {
    // Garbage of the texts before may fall into one measurement; a square stays one in each.
    let growth = await textGrowth(make, work);
    for (let again = 0; again < 3 && growth > mostGrowth; again += 1)
      growth = Math.min(growth, await textGrowth(make, work));
    if (growth > mostGrowth) bad.push({ name, growth });
  }
  expect(bad).toEqual([]);
});

test("work that grows as the square of a text is seen", async () => {
  const square = (text: string) => [...text.slice(0, text.length / 2).matchAll(/x*y/g)];
  expect(await textGrowth((length) => "x".repeat(length), square)).toBeGreaterThan(mostGrowth);
});

/** Processor time of the whole process: the embedded database works in a thread of its own. */
async function getProcessMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test("the likeness of titles: the database's work grows as the title does", async () => {
  const database = await testDatabase(migrations);
  const { companyId } = await aVacancyRow(database);
  const ask = (title: string) => similarOpen(database.db, { id: 0, companyId, title });
  expect(await ask("Supervisor Pergudangan")).toHaveLength(1);
  const bad: object[] = [];
  for (const part of ["a", "ab ", "supervisor pergudangan ", "é", "😀", "İ", " ", "1"]) {
    const make = (share: number) => repeated(part)(40_000 * share);
    const growth = await getGrowth((share) => ask(make(share)), getProcessMs);
    const least = await getProcessMs(() => ask(make(1)));
    if (least > 20 && growth > mostGrowth) bad.push({ part, growth });
  }
  expect(bad).toEqual([]);
  await database.close();
});
