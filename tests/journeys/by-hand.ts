import { expect, type Locator, type Page } from "@playwright/test";
import type { OwnFile } from "../support/own-files.ts";

/** How someone works a page. */
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

/** So many are pressed before the page is asked where it is: at first, and then. */
const tabsInTurn = { first: 4, later: 8 } as const;

/**
 * Runs in the page: from when the element has the focus, Tab does nothing, so that several may be pressed in a row.
 * @param group for a radio button, the name of its group, of which each button will do
 */
function stopTabsAt(target: Element, group: string | null) {
  const isThere = () => {
    const at = document.activeElement;
    return (
      at === target || (group !== null && at instanceof HTMLInputElement && at.type === "radio" && at.name === group)
    );
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !isThere()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("keydown", hear, { capture: true });
  return {
    /** Has Tab do again what it does. @returns whether the element has the focus */
    end() {
      removeEventListener("keydown", hear, { capture: true });
      return isThere();
    },
  };
}

/** The element is looked for again each turn: what was rendered again meanwhile is another one. */
async function tabUntil(page: Page, what: Locator, group: string | null = null): Promise<void> {
  await expect(what).toBeVisible();
  let left = mostTabs;
  while (left > 0) {
    const stop = await what.evaluateHandle(stopTabsAt, group);
    const most = Math.min(left, left === mostTabs ? tabsInTurn.first : tabsInTurn.later);
    for (let turn = 0; turn < most; turn += 1) await page.keyboard.press("Tab");
    // A page that was left meanwhile has no answer.
    if (await stop.evaluate((it) => it.end()).catch(() => false)) return;
    left -= most;
  }
  throw new Error(`${what} was not reached with ${mostTabs} presses of Tab.`);
}

/** Goes on by Tab until the element has the focus, as someone without a mouse does. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return tabUntil(page, target);
}

/** Radio buttons of a group are one stop; the arrows go on inside. */
async function tickRadio(page: Page, radio: Locator): Promise<void> {
  const name = (await radio.getAttribute("name")) ?? "";
  const group = page.locator(`input[type=radio][name="${name}"]`);
  await tabUntil(page, radio, name);
  if (!(await radio.isChecked())) await page.keyboard.press("Space");
  const members = await group.count();
  for (let moved = 0; moved < members && !(await radio.isChecked()); moved += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(radio).toBeChecked();
}

/** Runs in the page: how many options, of those that may be chosen, are between the chosen one and another. */
function stepsTo(select: Element, option: string): number {
  if (!(select instanceof HTMLSelectElement)) return 0;
  const open = [...select.options].filter((one) => !one.disabled && !one.hidden);
  const from = open.findIndex((one) => one.selected);
  return open.findIndex((one) => one.label === option) - from;
}

const chosenIn = (list: Locator) => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);

/** Typed text for the browser's own date or time field, in American English. */
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
    // Anyone who looks sees that it is busy still.
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
      const steps = await list.evaluate(stepsTo, option);
      for (let moved = 0; moved < steps; moved += 1) await page.keyboard.press("ArrowDown");
      expect(await chosenIn(list)).toBe(option);
    },
    async find(box, typed, option) {
      await press(box, "Enter");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      await page.keyboard.type(typed);
      const found = page.getByRole("option", { name: option });
      await expect(found).toBeVisible();
      // What is offered whatever was typed stands there before the answer, which puts the mark on its first line.
      await expect(page.getByRole("dialog").getByRole("status")).not.toHaveText(/…$/);
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
