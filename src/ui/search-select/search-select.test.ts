import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "search-select.module.css"), "utf8");

/** Texts of Base UI about its parts' states, in the list that it keeps beside each part. */
function getStates(part: string): string {
  const folder = join(import.meta.dirname, "../../../node_modules/@base-ui/react/combobox", part.toLowerCase());
  return readFileSync(join(folder, `Combobox${part}DataAttributes.d.ts`), "utf8");
}

test("every state that the list is dressed for is one that Base UI writes on its trigger or its items", () => {
  const dressed = [...css.matchAll(/&\[(data-[\w-]+)\]/g)].map(([, name = ""]) => name);
  expect(dressed).toContain("data-highlighted");
  const known = getStates("Trigger") + getStates("Item");
  // What we say ourselves: of a box that holds nothing yet, and of the way out at the list's end.
  const ours = ["data-empty", "data-other"];
  expect(dressed.filter((name) => !known.includes(`"${name}"`) && !ours.includes(name))).toEqual([]);
});
