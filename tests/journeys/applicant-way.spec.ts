// Shows: R4, R9, R10, R13, R16, R20, R21, S2, S9, A1, A2, A3, A4, P1, P2, P3, P4, P5, P6, P7, P10, P12, J1
import type { Page } from "@playwright/test";
import { type Words, words } from "./applicant-words.ts";
import { fingers, keys } from "./by-hand.ts";
import type { AtForm } from "./fill-resume.ts";
import { findVacancy, fromVacancyToHistory } from "./follow-way.ts";
import { test } from "./site-test.ts";

function getStart(page: Page, texts: Words, hands: AtForm["hands"]): AtForm {
  return { page, hands, words: texts };
}

test.describe("on a phone, by touch, in Indonesian", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("somebody new finds a vacancy, signs up, applies and sees the application", async ({ page, site }) => {
    const at = getStart(page, words.id, fingers(page));
    await page.goto("/");
    await page.getByRole("button", { name: "Buka menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: at.words.vacancies }).tap();
    await findVacancy(at);
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    await page.getByRole("checkbox", { name: at.words.level }).tap();
    await page.getByRole("button", { name: /^Tampilkan \d+ lowongan$/ }).tap();
    await fromVacancyToHistory(at, site, "Budi Santoso");
  });
});

test.describe("on a desktop, by keyboard alone, in English", () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });

  test("somebody new finds a vacancy, signs up, applies and sees the application", async ({ page, site }) => {
    const at = getStart(page, words.en, keys(page));
    await page.goto("/");
    await at.hands.press(page.getByRole("button", { name: "EN , English" }));
    await at.hands.press(page.getByRole("navigation").getByRole("link", { name: at.words.vacancies }));
    await findVacancy(at);
    await at.hands.tick(page.getByRole("checkbox", { name: at.words.level }));
    await fromVacancyToHistory(at, site, "Ratna Wulandari");
  });
});
