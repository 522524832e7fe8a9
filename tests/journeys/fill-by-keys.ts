import { expect, type Page } from "@playwright/test";

/** The accessible text of the focused element. */
interface Focused {
  kind: "box" | "select" | "radio" | "checkbox" | "finder" | "edit" | "add" | "agree" | "bar" | "else";
  /** The field's own name: the end of its path. */
  name: string;
  /** Its whole path, or the id of a button. */
  path: string;
  isEmpty: boolean;
}

/** The typed text of a box, by the field's own name; anything else gets a sentence. */
const typed: Readonly<Record<string, string>> = {
  birthOrder: "1",
  siblings: "2",
  age: "58",
  number: "81234567890",
  email: "bima@contoh.id",
  link: "https://contoh.id/tulisan",
  monthlySalary: "7500000",
  subordinates: "3",
  gpa: "3",
  gpaMax: "4",
};

/** Boxes that may stay empty are left so. */
const skipped = new Set(["link", "mainJob2", "mainJob3", "description"]);
const optionalPhones = new Set(["personalData.secondPhone.number", "personalData.homePhone.number"]);

/** Words by which the walker knows what a button does, in the page's language. */
export interface ButtonWords {
  edit: RegExp;
  agree: string;
  bar: string;
}

function focusedIn(words: { edit: string; agree: string; bar: string }): Focused {
  const nothing: Focused = { kind: "else", name: "", path: "", isEmpty: false };
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return nothing;
  const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const path = element.getAttribute("name") ?? element.id;
  const at = { name: path.split(".").at(-1) ?? "", path };
  if (element.closest(`section[aria-label="${words.bar}"]`)) return { ...nothing, kind: "bar" };
  if (element instanceof HTMLSelectElement) return { kind: "select", ...at, isEmpty: element.value === "" };
  if (element instanceof HTMLTextAreaElement) return { kind: "box", ...at, isEmpty: element.value.trim().length <= 1 };
  if (element instanceof HTMLInputElement && element.type === "radio") {
    const isEmpty = document.querySelector(`input[name="${path}"]:checked`) === null;
    return { kind: "radio", ...at, isEmpty };
  }
  if (element instanceof HTMLInputElement && element.type === "checkbox") {
    const isEmpty = document.querySelector(`input[name="${path}"]:checked`) === null;
    return { kind: "checkbox", ...at, isEmpty };
  }
  if (element.getAttribute("role") === "combobox") {
    return { kind: "finder", ...at, path: element.id, isEmpty: element.hasAttribute("data-placeholder") };
  }
  if (element instanceof HTMLInputElement && element.type !== "file")
    return { kind: "box", ...at, isEmpty: element.value === "" };
  if (label === words.agree) return { ...nothing, kind: "agree" };
  if (new RegExp(words.edit).test(label)) return { ...nothing, kind: "edit", path: label };
  if (element instanceof HTMLButtonElement && element.id !== "") return { ...nothing, kind: "add", path: element.id };
  return nothing;
}

async function fillFocused(page: Page, focused: Focused, done: Set<string>, adds: ReadonlySet<string>): Promise<void> {
  const { keyboard } = page;
  const { kind, name, path, isEmpty } = focused;
  if (kind === "edit" && !done.has(path)) await keyboard.press("Enter");
  if (kind === "add" && adds.has(path) && !done.has(path)) await keyboard.press("Enter");
  if (kind === "agree") await keyboard.press("Space");
  if (kind === "edit" || kind === "add") done.add(path);
  if (!isEmpty) return;
  if (kind === "select") await keyboard.press("ArrowDown");
  if (kind === "radio") await keyboard.press("Space");
  if (kind === "checkbox" && !["isDeceased", "isCurrent", "isActive"].includes(name)) await keyboard.press("Space");
  if (kind === "box" && !skipped.has(name) && !optionalPhones.has(path)) {
    await keyboard.type(typed[name] ?? "Menyusun laporan bulanan");
  }
  if (kind === "finder") {
    await keyboard.press("Enter");
    await expect(page.locator('[role="option"]').first()).toBeVisible();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(page.locator('[role="option"]').first()).toBeHidden();
  }
}

/**
 * Fills the section on the page with the keyboard alone: Tab from its heading to the bar at the foot, answering what is
 * empty; `adds` are the groups of which one entry is added.
 */
export async function fillSectionByKeys(page: Page, words: ButtonWords, adds: readonly string[]): Promise<void> {
  const texts = { ...words, edit: words.edit.source };
  const done = new Set<string>();
  await page.locator("main h1").focus();
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(focusedIn, texts);
    if (focused.kind === "bar") return;
    await fillFocused(page, focused, done, new Set(adds));
  }
  throw new Error("The section has no end for the keyboard.");
}
