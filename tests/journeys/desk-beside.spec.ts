// Shows: F71, F29
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

// What is decided here would be in the lists of others.
test.use({ siteOf: "what the desk changes" });

const words = {
  id: {
    list: "Daftar pelamar",
    move: "Pindah tahap",
    reject: "Tolak",
    letter: "Yang akan dibaca pelamar",
    hold: "Putuskan dan jadwalkan",
    undone: "Diurungkan",
    scheduled: /^Terjadwal: Pindah tahap/,
    show: "Pratinjau e-mail",
  },
  en: {
    list: "List of applicants",
    move: "Move on",
    reject: "Reject",
    letter: "What the applicant will read",
    hold: "Decide and schedule",
    undone: "Undone",
    scheduled: /^Scheduled: Move on/,
    show: "Preview e-mail",
  },
} as const;

for (const language of walkedIn("id")) {
  const text = words[language];
  test(`a recruiter decides beside the candidate and the list, in ${language}`, async ({ context, page, site }) => {
    await readIn(context, site, language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterDesk(page, site, "recruiter");
    await page.goto(`${site.url}/staff/vacancies?state=open`);
    const busiest = page.getByRole("link", { name: /^1\d\d$/ }).first();
    await page.goto(`${site.url}${await busiest.getAttribute("href")}?tab=1`);
    await page.getByRole("row").nth(2).getByRole("rowheader").getByRole("link").click();
    await page.waitForURL(/\/applications\/\d+\?/);

    const list = page.getByRole("navigation", { name: text.list });
    const current = list.locator("[aria-current=page]");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(current).toBeVisible();
    const name = (await heading.textContent()) ?? "";
    await expect(current).toContainText(name);
    await expect(list.getByRole("status")).toHaveText(/^2 (dari|of) \d/);
    await isAccessible(page);

    // One key to the next; the list stays and marks it, without asking the server for it again.
    let fetches = 0;
    page.on("request", (request) => {
      if (request.url().includes("/around")) fetches += 1;
    });
    await page.keyboard.press("]");
    await expect(heading).not.toHaveText(name);
    await expect(current).toContainText((await heading.textContent()) ?? "");
    await expect(list.getByRole("status")).toHaveText(/^3 (dari|of) \d/);
    expect(fetches).toBe(0);
    await list.getByRole("link").filter({ hasText: name }).click();
    await expect(heading).toHaveText(name);

    // One key opens the panel with the letter; a second press schedules it. The answers stay in view.
    await page.keyboard.press("m");
    const panel = page.getByRole("region", { name: text.move, exact: true });
    await expect(panel.getByRole("article", { name: text.letter })).toBeVisible();
    await expect(current).toBeVisible();
    await isAccessible(page);
    await panel.getByRole("button", { name: text.hold }).click();
    await expect(panel).toHaveCount(0);
    await expect(heading).toHaveText(name);
    await expect(current.getByTitle(text.scheduled)).toBeVisible();
    await page.keyboard.press("u");
    await expect(page.getByRole("status").filter({ hasText: text.undone })).toBeVisible();
    await expect(current.getByTitle(text.scheduled)).toHaveCount(0);

    // A letter of other words than those typed last cannot be sent.
    await page.keyboard.press("m");
    await panel.getByRole("combobox").first().selectOption({ index: 1 });
    await expect(panel.getByRole("button", { name: text.hold })).toHaveCount(0);
    await panel.getByRole("button", { name: text.show }).click();
    await expect(panel.getByRole("button", { name: text.hold })).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);

    // Nor one that a restored draft would change: the choice comes back, and the usual letter does not stand below it.
    await page.keyboard.press("m");
    await expect(panel.getByRole("combobox").first()).not.toHaveJSProperty("selectedIndex", 0);
    await expect(panel.getByRole("button", { name: text.hold })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);

    // On a narrow window the panel comes before the answers, and no list is fetched for nobody to see.
    await page.setViewportSize({ width: 390, height: 844 });
    fetches = 0;
    await page.reload();
    await page.getByRole("link", { name: text.reject }).first().click();
    const rejecting = page.getByRole("region", { name: text.reject, exact: true });
    await expect(rejecting).toBeInViewport();
    await expect(list).toBeHidden();
    expect(fetches).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize(desktop.viewport);
  });
}
