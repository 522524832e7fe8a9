import type { Page } from "@playwright/test";
import { applied } from "../support/applied.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    offer: "Bagaimana pengalaman Anda melamar?",
    open: "Beri penilaian",
    about: /^Untuk lamaran Juru Nilai/,
    overall: "Secara keseluruhan",
    of: (rating: number) => `${rating} dari 5`,
    missing: "Pilih satu angka dari 1 sampai 5.",
    hard: "Lowongan yang sesuai sulit ditemukan",
    easy: "Lowongan mudah ditemukan",
    slow: "Situs lambat",
    dissatisfied: "Apa yang kurang memuaskan?",
    comment: /^Ceritakan/,
    send: "Kirim penilaian",
    offline: "Koneksi internet terputus.",
    thanks: "Terima kasih",
    history: "Lihat lamaran saya",
    answered: "Survei ini sudah pernah dijawab.",
    home: "Ke beranda",
    goOn: "Lanjut",
  },
  en: {
    offer: "How was applying for you?",
    open: "Give a rating",
    about: /^About your application for Juru Nilai/,
    overall: "Overall",
    of: (rating: number) => `${rating} of 5`,
    missing: "Choose a number from 1 to 5.",
    hard: "A vacancy that suits me was hard to find",
    easy: "Vacancies were easy to find",
    slow: "The site is slow",
    dissatisfied: "What were you not satisfied with?",
    comment: /^Tell us more/,
    send: "Send rating",
    offline: "Internet connection lost.",
    thanks: "Thank you",
    history: "See my applications",
    answered: "This survey has already been answered.",
    home: "Go to the home page",
    goOn: "Continue",
  },
} as const;

const main = (page: Page) => page.getByRole("main");

function journey(language: Language): void {
  const say = words[language];

  // Shows: R2
  test("somebody who has applied is asked, rates, and is thanked once (J4)", async ({ context, page, site }) => {
    const { person, id, vacancyId } = await applied(site, "Juru Nilai");
    await readIn(context, site, language);
    await signIn(context, site, person);

    await openAlive(page, `/lowongan/profile-resume?vacancy=${vacancyId}&sent=${id}`);
    await expect(main(page).getByRole("heading", { name: say.offer })).toBeVisible();
    await main(page).getByRole("link", { name: say.open }).click();
    await expect(page).toHaveURL(/\/NPS\/Application\?id=[\w-]{22}$/);
    await expect(main(page).getByText(say.about)).toBeVisible();
    const address = page.url();

    const rating = main(page).getByRole("group", { name: say.overall });
    await main(page).getByRole("button", { name: say.send }).click();
    await expect(rating.getByText(say.missing)).toBeVisible();
    await expect(rating.getByRole("radio", { name: say.of(1) })).toBeFocused();
    await rating.getByRole("radio", { name: say.of(5) }).check();
    await expect(main(page).getByRole("checkbox", { name: say.easy })).toBeVisible();
    await expect(main(page).getByRole("group", { name: say.dissatisfied })).toHaveCount(0);
    await rating.getByRole("radio", { name: say.of(2) }).check();
    await main(page).getByRole("checkbox", { name: say.hard }).check();
    // Another rating that brings the same choices leaves them ticked.
    await rating.getByRole("radio", { name: say.of(1) }).check();
    await expect(main(page).getByRole("checkbox", { name: say.hard })).toBeChecked();
    await main(page).getByRole("group", { name: say.dissatisfied }).getByLabel(say.slow).check();
    await main(page).getByLabel(say.comment).fill("Unggah CV lama.");

    await page.route("**/api/v1/net-promotor-survey/rating", (route) => route.abort());
    await main(page).getByRole("button", { name: say.send }).click();
    await expect(main(page).getByRole("alert")).toContainText(say.offline);
    await expect(main(page).getByLabel(say.comment)).toHaveValue("Unggah CV lama.");
    await page.unroute("**/api/v1/net-promotor-survey/rating");
    await main(page).getByRole("button", { name: say.send }).click();
    await expect(main(page).getByRole("heading", { name: say.thanks, level: 1 })).toBeFocused();
    expect(await site.run("report", ["survey"])).toContain("Unggah CV lama.");

    await page.goto(address);
    await expect(main(page).getByRole("alert")).toContainText(say.answered);
    await main(page).getByRole("link", { name: say.home }).click();
    await expect(page).toHaveURL("/");
    await page.goto(`/lowongan/profile-resume?vacancy=${vacancyId}&sent=${id}`);
    await expect(main(page).getByRole("link", { name: say.open })).toHaveCount(0);
  });
}

for (const language of walkedIn("id")) {
  test.describe(`the survey in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    journey(language);
  });
}

test("a link that is none of this person's leads home", async ({ context, page, site }) => {
  const { person } = await applied(site, "Juru Tautan");
  const { surveyId } = await site.demonstration();
  await signIn(context, site, person);
  for (const id of [`?id=${surveyId}`, "?id=tidak-ada", ""]) {
    await page.goto(`/NPS/Application${id}`);
    await expect(page).toHaveURL("/");
  }
});

test("an answer that another tab gave first is reported in the reader's language", async ({ context, page, site }) => {
  const { person } = await applied(site, "Juru Ganda");
  await readIn(context, site, "en");
  await signIn(context, site, person);
  const client = await signedIn(site.url, person);
  const { transactionId } = await client.call("GET", "net-promotor-survey/existing");
  await openAlive(page, `/NPS/Application?id=${transactionId}`);
  await main(page).getByRole("radio", { name: "4 of 5" }).check();
  await client.call("POST", "net-promotor-survey/rating", { transactionId, rating: 3 });
  await main(page).getByRole("button", { name: words.en.send }).click();
  await expect(main(page).getByRole("alert")).toContainText(words.en.answered);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the number comes first, then what it brings", async ({ context, page, site }) => {
    const { person } = await applied(site, "Juru Polos");
    await readIn(context, site, "id");
    await signIn(context, site, person);
    const { transactionId } = await (await signedIn(site.url, person)).call("GET", "net-promotor-survey/existing");
    const say = words.id;
    await page.goto(`/NPS/Application?id=${transactionId}`);
    await main(page)
      .getByRole("radio", { name: say.of(2) })
      .check();
    await main(page).getByRole("button", { name: say.goOn }).click();
    await main(page).getByRole("checkbox", { name: say.hard }).check();
    await main(page).getByRole("button", { name: say.send }).click();
    await expect(main(page).getByRole("heading", { name: say.thanks })).toBeVisible();
  });
});
