// Shows: F23
import { expect, test } from "vitest";
import { createKeyReader, findKey } from "./use-keys.ts";

const press = (key: string, more: object = {}) =>
  findKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, ...more });

test.each([
  ["j", {}, "j"],
  ["X", { shiftKey: true }, "Shift+x"],
  ["?", { shiftKey: true }, "?"],
  ["j", { ctrlKey: true }, null],
  ["j", { metaKey: true }, null],
  ["j", { altKey: true }, null],
  ["j", { isComposing: true }, null],
])("%s with %o is read as %s", (key, more, expected) => {
  expect(press(key, more)).toBe(expected);
});

test("two keys are a shortcut when the second follows soon, and two single keys when it does not", () => {
  let now = 0;
  const read = createKeyReader(() => now);
  const bindings = new Set(["g v", "j", "v"]);
  expect(read("g", bindings)).toBeNull();
  expect(read("v", bindings)).toBe("g v");
  expect(read("g", bindings)).toBeNull();
  now += 2_000;
  expect(read("v", bindings)).toBe("v");
  expect(read("g", bindings)).toBeNull();
  expect(read("j", bindings)).toBe("j");
});
