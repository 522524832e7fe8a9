import { expect, test } from "vitest";
import { canonicalPaths } from "./portal-path.ts";

const inBoth = (path: string) => ({ id: path, en: path });

test("a page that names its address is known by it", () => {
  const data = { canonicalPath: "/lowongan?page=2" };
  expect(canonicalPaths("/lowongan", data)).toEqual(inBoth("/lowongan?page=2"));
});

test("an address may differ by language", () => {
  const paths = { id: "/lowongan/7/juru-ukur", en: "/lowongan/7/surveyor" };
  expect(canonicalPaths("/lowongan/7/anything", { canonicalPath: paths })).toEqual(paths);
});

test.each([[null], [undefined], [{ canonicalPath: 7 }], [{ canonicalPath: { id: "/x" } }]])(
  "a page whose data (%o) names none is known by its path alone",
  (data) => {
    expect(canonicalPaths("/signin", data)).toEqual(inBoth("/signin"));
  },
);
