import { expect, test } from "vitest";
import { letterHref, phoneHref, whatsappHref } from "./help-aside.tsx";

test("numbers are dialled and chatted with whatever signs they are written with", () => {
  expect(phoneHref("+62 21-5000.1234")).toBe("tel:+622150001234");
  expect(whatsappHref("+62 811-0000-1234")).toBe("https://wa.me/6281100001234");
});

test("a letter has its subject written", () => {
  expect(letterHref("a@example.com", "Laporan & biaya")).toBe("mailto:a@example.com?subject=Laporan%20%26%20biaya");
});
