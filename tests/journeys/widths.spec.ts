import type { Page } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { phone } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const sizes = (page: Page) =>
  page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
    const type = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).fontSize;
    return { gutter: left("main h1"), menuType: type("header nav a") };
  });

test("layouts change at the specification's widths (S22)", async ({ page }) => {
  await page.goto("/lowongan");
  const menu = page.getByRole("button", { name: "Buka menu" });
  const filters = page.getByRole("region", { name: "Filter lowongan" });
  for (const [width, isFolded, gutter, menuType] of [
    [767, true, 16, "14px"],
    [768, true, 24, "14px"],
    [1023, true, 24, "14px"],
    [1024, false, 32, "14px"],
    [1220, false, 32, "14px"],
    [1221, false, 32, "15px"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu, `the menu at ${width}`).toBeVisible({ visible: isFolded });
    await expect(filters, `the filters at ${width}`).toBeVisible({ visible: !isFolded });
    expect(await sizes(page), `at ${width}`).toEqual({ gutter, menuType });
  }
});

test.describe("on a phone", () => {
  test.use(phone);

  test("nothing with the focus is covered by a bar at the edge of the screen", async ({ page }) => {
    await page.goto("/lowongan");
    const vacancy = page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link");
    await openAlive(page, (await vacancy.getAttribute("href")) ?? "");
    const covered: string[] = [];
    let isAtEnd = false;
    for (let stops = 0; !isAtEnd && stops < 100; stops += 1) {
      await page.keyboard.press("Tab");
      const under = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        if (focused === document.body) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
        return isSeen ? "" : `${focused.textContent} under ${seen?.outerHTML.slice(0, 80)}`;
      });
      isAtEnd = under === null;
      if (under) covered.push(under);
    }
    expect(isAtEnd).toBe(true);
    expect(covered).toEqual([]);
  });
});
