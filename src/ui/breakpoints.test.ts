// Shows: S22
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpoints, withBreakpoints } from "./breakpoints.ts";

test("the steps are those of §9", () => {
  const steps = Object.values(breakpoints).map((query) => query.replaceAll(/[()]|width/g, "").trim());
  expect(steps).toEqual(["< 36em", "< 48em", "< 62em", "< 64em", "< 75em", "> 1220px"]);
});

test.each([
  ["(--phone)", "(width < 36em)"],
  ["not (--mobile)", "not (width < 48em)"],
  ["screen and (--narrow)", "screen and (width < 62em)"],
  ["(not (--folded)) and (not (--desktop))", "(not (width < 64em)) and (not (width > 1220px))"],
  ["print", "print"],
])("%s is %s to a browser", (written, read) => {
  expect(withBreakpoints(written)).toBe(read);
});

test("a breakpoint that is not there stops the build", () => {
  expect(() => withBreakpoints("(--watch)")).toThrow("No breakpoint is called watch");
});

test("no stylesheet changes its layout at a width of its own", () => {
  const own = globSync("src/**/*.css").flatMap((file) =>
    (readFileSync(file, "utf8").match(/@media[^{]*\bwidth\b[^{]*/g) ?? []).map((query) => `${file} ${query.trim()}`),
  );
  expect(own).toEqual([]);
});
