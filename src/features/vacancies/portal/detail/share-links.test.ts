import { expect, test } from "vitest";
import { mailHref, networks, whatsappHref } from "./share.tsx";

const address = "https://karier.example/lowongan/lowongan-detail-page/7/staf-pajak?a=1&b=2";

test("the whole address arrives, its own query included", () => {
  const text = new URL(whatsappHref("Staf Pajak & Bea", address)).searchParams.get("text");
  expect(text).toBe(`Staf Pajak & Bea\n${address}`);
  for (const { href } of networks("Staf Pajak", address)) {
    expect([...new URL(href).searchParams.values()]).toContain(address);
  }
});

test("a mail has a subject and spaces that mail programs read", () => {
  expect(mailHref("Staf Pajak", "https://a.example")).toBe(
    "mailto:?subject=Staf%20Pajak&body=Staf%20Pajak%0Ahttps%3A%2F%2Fa.example",
  );
});
