import { expect, type Locator, type Page } from "@playwright/test";
import { fingers, type Hands } from "./by-hand.ts";

/** How long a tap may go without anything that shows what becomes of it. */
const PATIENCE_MS = 120_000;
/** How long someone reads before he believes that something did not work: what is said of the last try may still stand. */
const READING_MS = 2500;
/** How often someone tries the same before giving up. */
const MOST_TRIES = 20;
const way = /^(Coba lagi|Muat ulang|Muat lagi|Kirim lagi)$/;

/** Someone on a phone who tries again what did not work, as long as the page says that it did not. */
export interface Patient {
  page: Page;
  hands: Hands;
  /** Does it until its consequence shows; a tap that has none in time fails, by the name that is given. */
  until(what: string, act: () => Promise<void>, consequence: Locator): Promise<void>;
  /** Opens an address as from a message. */
  open(address: string, consequence: Locator): Promise<void>;
}

/** The browser's own error page, in place of ours. */
const isBrowsersOwn = (page: Page) => page.url().startsWith("chrome-error:");

/** The page's controls to try again. */
const waysOn = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: way })
    .or(page.getByRole("main").getByRole("link", { name: way }));

/** The page's message when something failed, each time again. */
const complaints = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: /\S/ })
    .or(page.getByRole("status").filter({ hasText: /gagal/ }))
    .or(waysOn(page))
    .filter({ visible: true });

async function isThere(what: Locator): Promise<boolean> {
  return (
    (await what.count().catch(() => 0)) > 0 &&
    (await what
      .first()
      .isVisible()
      .catch(() => false))
  );
}

/** Continues reading for a while, where our page is shown. @returns whether it is done by then */
async function isDoneSoon(page: Page, done: Locator): Promise<boolean> {
  const isSeen = async () => (await isThere(done)) || isBrowsersOwn(page);
  await expect
    .poll(isSeen, { timeout: READING_MS })
    .toBe(true)
    .catch(() => {});
  return isThere(done);
}

/** Answers whether it is done; throws when nothing shows in time. */
async function outcome(page: Page, what: string, done: Locator): Promise<boolean> {
  if (await isDoneSoon(page, done)) return true;
  const shows = async () => (await isThere(done)) || isBrowsersOwn(page) || (await isThere(complaints(page)));
  await expect.poll(shows, { message: `${what}: a dead tap`, timeout: PATIENCE_MS }).toBe(true);
  return isThere(done);
}

/** Uses the page's, or the browser's, control to try again. @returns whether there was one */
async function tryAgain(page: Page): Promise<boolean> {
  const isReloaded = isBrowsersOwn(page);
  if (isReloaded) await page.reload({ waitUntil: "commit" }).catch(() => {});
  const offered = waysOn(page).filter({ visible: true });
  if (!(await isThere(offered))) return isReloaded;
  // It may go meanwhile: what it offers may have been done on its own.
  await offered
    .first()
    .tap({ timeout: READING_MS })
    .catch(() => {});
  await offered
    .first()
    .waitFor({ state: "hidden", timeout: READING_MS })
    .catch(() => {});
  return true;
}

export function patientOn(page: Page): Patient {
  const until = async (what: string, act: () => Promise<void>, done: Locator) => {
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      await act().catch(async (fault) => {
        // What was tapped at last had its consequence after all.
        if (!(await isThere(done)) && !isBrowsersOwn(page)) throw new Error(`${what}: ${fault}`);
      });
      if (await outcome(page, what, done)) return;
      // What was tapped first is gone where the second try leads on.
      if ((await tryAgain(page)) && (await isDoneSoon(page, done))) return;
    }
    throw new Error(`${what}: given up after ${MOST_TRIES} tries.`);
  };
  // What was searched for on a line that failed is typed again.
  const find = async (box: Locator, typed: string, option: string) => {
    const search = page.getByRole("dialog").getByRole("combobox");
    const found = page.getByRole("option", { name: option });
    await until(`${box}`, () => box.tap(), search);
    const type = async () => {
      await search.clear();
      await search.pressSequentially(typed);
    };
    await until(`${option}`, type, found);
    await found.tap();
  };
  const hands = { ...fingers(page), find };
  return {
    page,
    hands,
    until,
    open: (address, done) => until(address, async () => void (await page.goto(address).catch(() => {})), done),
  };
}
