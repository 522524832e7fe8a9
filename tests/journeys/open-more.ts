import type { Page } from "@playwright/test";

/** The menu of desk links that do not fit in a phone's bar; on wider windows the rail has them all. */
export async function openMore(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^(Lainnya|More)/ });
  await page
    .getByRole("navigation", { name: /^(Ruang Rekrutmen|Recruiting desk)$/ })
    .first()
    .waitFor();
  const sheet = page.getByRole("region", { name: /^(Lainnya|More)$/ });
  if ((await more.isVisible()) && !(await sheet.isVisible())) await more.click();
}

/** Signs out at the desk, by the name that this has in the page's language, and waits for the page to sign in. */
export async function leaveDesk(page: Page, signOut: string): Promise<void> {
  await openMore(page);
  await page.getByRole("button", { name: signOut }).click();
  await page.waitForURL(/\/staff\/signin/);
}
