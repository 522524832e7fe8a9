import { expect, type Locator, type Page } from "@playwright/test";
import type { OwnFile } from "../support/own-files.ts";

/** How somebody works a page. */
export interface Hands {
  /** A link or a button. */
  press(target: Locator): Promise<void>;
  /** A checkbox, a radio button or a switch. */
  tick(box: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** A day, `YYYY-MM-DD`, or a time, `HH:MM`, in a field of the browser's own. */
  set(field: Locator, value: string): Promise<void>;
  /** One option of a native list. */
  pick(list: Locator, option: string): Promise<void>;
  /** One of very many, found by typing. */
  find(box: Locator, typed: string, option: string): Promise<void>;
  choose(button: Locator, file: OwnFile): Promise<void>;
}

function pointing(page: Page, at: (target: Locator) => Promise<void>): Hands {
  return {
    press: at,
    tick: at,
    async write(field, text) {
      await at(field);
      await field.pressSequentially(text);
    },
    set: (field, value) => field.fill(value),
    async pick(list, option) {
      await list.selectOption({ label: option });
    },
    async find(box, typed, option) {
      await at(box);
      await page.getByRole("dialog").getByRole("combobox").pressSequentially(typed);
      await at(page.getByRole("option", { name: option }));
    },
    async choose(button, file) {
      const chooser = page.waitForEvent("filechooser");
      await at(button);
      await (await chooser).setFiles(file);
    },
  };
}

/** On a touch screen. */
export const fingers = (page: Page): Hands => pointing(page, (target) => target.tap());

/** With a mouse. */
export const mouse = (page: Page): Hands => pointing(page, (target) => target.click());

/** Presses of the Tab key after which a page counts as not to be worked by keyboard. */
const mostTabs = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function tabUntil(page: Page, what: Locator, isThere: () => Promise<boolean>): Promise<void> {
  await expect(what).toBeVisible();
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${what} was not reached with ${mostTabs} presses of Tab.`);
}

/** Goes on by Tab until the element has the focus, as somebody without a mouse does. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return tabUntil(page, target, () => hasFocus(target));
}

/** Radio buttons of a group are one stop; the arrows go on inside. */
async function tickRadio(page: Page, radio: Locator): Promise<void> {
  const name = (await radio.getAttribute("name")) ?? "";
  const group = page.locator(`input[type=radio][name="${name}"]`);
  const isInside = async () => (await group.and(page.locator(":focus")).count()) > 0;
  await tabUntil(page, radio, isInside);
  if (!(await radio.isChecked())) await page.keyboard.press("Space");
  const members = await group.count();
  for (let moved = 0; moved < members && !(await radio.isChecked()); moved += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(radio).toBeChecked();
}

const chosenIn = (list: Locator) => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);

/** What somebody types into the browser's own field of a day or a time, as it is in American English. */
function segments(value: string): string {
  const [year = "", month = "", day = ""] = value.split("-");
  if (day !== "") return `${month}${day}${year}`;
  const [hour = "", minute = ""] = value.split(":");
  return `${String(Number(hour) % 12 || 12).padStart(2, "0")}${minute}${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** With the keyboard alone. */
export function keys(page: Page): Hands {
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target);
    // Whoever looks sees that it is busy still.
    await expect(target).toBeEnabled();
    await page.keyboard.press(key);
  };
  return {
    press: (target) => press(target, "Enter"),
    async tick(box) {
      if ((await box.getAttribute("type")) === "radio") return tickRadio(page, box);
      await press(box, "Space");
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async set(field, value) {
      await tabTo(page, field);
      await page.keyboard.type(segments(value));
      await expect(field).toHaveValue(value);
    },
    async pick(list, option) {
      await tabTo(page, list);
      const options = await list.getByRole("option").count();
      for (let moved = 0; moved < options && (await chosenIn(list)) !== option; moved += 1) {
        await page.keyboard.press("ArrowDown");
      }
      expect(await chosenIn(list)).toBe(option);
    },
    async find(box, typed, option) {
      await press(box, "Enter");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      await page.keyboard.type(typed);
      const found = page.getByRole("option", { name: option });
      await expect(found).toBeVisible();
      const options = await page.getByRole("option").count();
      const isHere = async () => (await found.getAttribute("data-highlighted")) !== null;
      for (let moved = 0; moved < options && !(await isHere()); moved += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
    async choose(button, file) {
      const chooser = page.waitForEvent("filechooser");
      await press(button, "Enter");
      await (await chooser).setFiles(file);
    },
  };
}
