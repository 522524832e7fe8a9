import { expect, it } from "vitest";
import { tidyPhone } from "./phone-field.tsx";

it.each([
  ["81234567800", "81234567800"],
  ["0812 3456 7800", "81234567800"],
  ["0812-3456-7800", "81234567800"],
  ["(021) 555.1234", "215551234"],
  ["812 3456 78OO", "812345678OO"],
  ["\u202a812\u20113456\u00b77800\u202c", "81234567800"],
  ["", ""],
])("a phone number written %o is kept as %o", (written, stored) => {
  expect(tidyPhone(written)).toBe(stored);
});
