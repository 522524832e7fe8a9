import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test.each([
  ["/lowongan", "id", "https://k.example/karier/lowongan"],
  ["/lowongan", "en", "https://k.example/karier/lowongan?lang=en"],
  ["/lowongan?page=2", "en", "https://k.example/karier/lowongan?page=2&lang=en"],
] as const)("%s in %s is %s", (path, language, address) => {
  expect(pageAddress("https://k.example/karier", path, language)).toBe(address);
});
