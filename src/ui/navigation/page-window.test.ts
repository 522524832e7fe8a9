import { expect, it } from "vitest";
import { pageWindow } from "./pagination.tsx";

it.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 11, "1 2 3 … 11"],
  [2, 11, "1 2 3 … 11"],
  [4, 11, "1 2 3 4 5 … 11"],
  [6, 11, "1 … 5 6 7 … 11"],
  [9, 11, "1 … 8 9 10 11"],
  [11, 11, "1 … 9 10 11"],
  [2, 2, "1 2"],
  [3, 4, "1 2 3 4"],
])("on page %i of %i shows %s", (current, total, pages) => {
  const written = pageWindow(current, total).map((page) => page ?? "…");
  expect(written.join(" ")).toBe(pages);
});
