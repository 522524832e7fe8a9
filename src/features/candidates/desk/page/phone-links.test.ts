// Shows: F24
import { expect, test } from "vitest";
import { getPhoneLinks } from "./phone-links.ts";

test.each([
  ["+62 81234567890", { call: "tel:+6281234567890", whatsapp: "https://wa.me/6281234567890" }],
  ["+62 812-3456-7890", { call: "tel:+6281234567890", whatsapp: "https://wa.me/6281234567890" }],
  ["+1 (555) 010-2030", { call: "tel:+15550102030", whatsapp: "https://wa.me/15550102030" }],
  ["0812 3456 7890", { call: "tel:081234567890", whatsapp: null }],
  ["+62", { call: "tel:+62", whatsapp: null }],
  ["+62 8123456789012345", { call: "tel:+628123456789012345", whatsapp: null }],
])("%s is called, and written to where its country is known", (phone, links) => {
  expect(getPhoneLinks(phone)).toEqual(links);
});
