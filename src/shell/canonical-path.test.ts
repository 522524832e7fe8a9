import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test("a page that names its address is known by it", () => {
  expect(canonicalPath("/lowongan/lowongan-detail-page/7/anything", "", { canonicalPath: "/lowongan/7/right" })).toBe(
    "/lowongan/7/right",
  );
});

test("the language and empty filters are no part of an address", () => {
  expect(canonicalPath("/lowongan", "?vacancyTitle=&function=2&lang=en", null)).toBe("/lowongan?function=2");
  expect(canonicalPath("/", "?lang=en", undefined)).toBe("/");
});
