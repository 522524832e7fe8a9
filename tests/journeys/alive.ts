import type { Page } from "@playwright/test";

/** Opens a page and waits until it has come to life: then it asks for the server's version (S17). */
export async function openAlive(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest(/\/meta\.json\?/);
  await page.goto(path, { waitUntil: "load" });
  await asked;
}
