import { expect, test } from "vitest";
import { checkedAddress } from "./mail-message.ts";

test.each(["dewi@example.com", "dewi.lestari+kerja@karier.example.co.id", "o'neil@example.com"])("%s is one", (to) => {
  expect(checkedAddress(to)).toBe(to);
});

test.each([
  "dewi@example.com\r\nBcc: semua@example.com",
  "dewi@example.com, semua@example.com",
  "Dewi <dewi@example.com>",
  "dewi@example.com\u2028Bcc: semua@example.com",
  '"dewi"@example.com',
  "dewi",
  "",
])("%j is refused as an address", (to) => {
  expect(() => checkedAddress(to)).toThrow("not one e-mail address");
});
