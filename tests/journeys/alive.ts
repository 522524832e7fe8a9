import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";

/** Runs in the page: comes back to it as from another tab. */
const comeBack = () => void document.dispatchEvent(new Event("visibilitychange"));

/**
 * Watches for a page's hydration, from before it is opened. After it the page requests the server's version (S17): on
 * its own a second later, and at once when someone comes back to it, as the journey does.
 * @returns waits until it is hydrated
 */
export function watchLife(page: Page): () => Promise<void> {
  const scriptsRequest = page.waitForRequest(/\/meta\.json\?/).then(() => true);
  return async () => {
    const isAlive = async () => {
      // Nobody comes back to a page that is being left.
      await page.evaluate(comeBack).catch(() => {});
      return Promise.race([scriptsRequest, wait(20, false)]);
    };
    await expect.poll(isAlive, { intervals: [0] }).toBe(true);
  };
}

/** Opens a page and waits for its hydration. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const isAlive = watchLife(page);
  await page.goto(path, { waitUntil: "load" });
  await isAlive();
}
