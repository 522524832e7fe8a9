import type { Locator, Page } from "@playwright/test";
import type { OwnFile } from "../../../tests/support/own-files.ts";

/** What a person does and waits for. */
export interface Effort {
  /** Things touched; choosing from a list of the phone's own is two. */
  taps: number;
  fields: number;
  characters: number;
  passwords: number;
  captchas: number;
  /** Seconds between a tap and what it leads to. */
  waited: number;
}

export interface Person {
  effort: Effort;
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** @param option what its text contains; the first one that is not empty unless one does */
  pick(list: Locator, option: RegExp): Promise<void>;
  find(box: Locator, typed: string): Promise<void>;
  choose(button: Locator, file: OwnFile): Promise<void>;
  /** Waits for what the last tap leads to. */
  arrive<T>(there: Promise<T>): Promise<T>;
}

const label = (option: Element) => (option instanceof HTMLOptionElement ? option.label : "");

async function findOption(list: Locator, wanted: RegExp): Promise<string> {
  const options = await list.locator("option:not([disabled]):not([value=''])").all();
  const labels = await Promise.all(options.map((option) => option.evaluate(label)));
  return labels.find((text) => wanted.test(text)) ?? labels[0] ?? "";
}

/** Someone with a phone in the hand; every act is counted. */
export function createPerson(page: Page): Person {
  const effort: Effort = { taps: 0, fields: 0, characters: 0, passwords: 0, captchas: 0, waited: 0 };
  const arrive = async <T>(there: Promise<T>): Promise<T> => {
    const began = performance.now();
    const found = await there;
    effort.waited += (performance.now() - began) / 1_000;
    return found;
  };
  const press = async (target: Locator) => {
    effort.taps += 1;
    await arrive(target.tap());
  };
  const type = async (field: Locator, text: string) => {
    effort.characters += text.length;
    await field.pressSequentially(text);
  };
  return {
    effort,
    arrive,
    press,
    async write(field, text) {
      effort.fields += 1;
      if ((await field.getAttribute("autocomplete"))?.endsWith("password")) effort.passwords += 1;
      await press(field);
      await type(field, text);
    },
    async pick(list, option) {
      effort.fields += 1;
      effort.taps += 2;
      await list.selectOption({ label: await findOption(list, option) });
    },
    async find(box, typed) {
      effort.fields += 1;
      await press(box);
      const dialog = page.getByRole("dialog");
      await arrive(dialog.getByRole("combobox").waitFor());
      await type(dialog.getByRole("combobox"), typed);
      await press(page.getByRole("option", { name: typed }).first());
    },
    async choose(button, file) {
      effort.fields += 1;
      effort.taps += 1;
      const chooser = page.waitForEvent("filechooser");
      await press(button);
      await (await chooser).setFiles(file);
    },
  };
}
