import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const files = globSync(["src/**/*", "tests/**/*"]);

/** A path between backticks. */
const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?))`/g)].map(([, name = ""]) => name);

test("every file that the page about security names is there", () => {
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((name) => !files.some((file) => file.endsWith(`/${name}`) || file === name));
  expect(missing).toEqual([]);
});

test("every promise of its tables names a test", () => {
  const rows = page.split("\n").filter((line) => /^\| \d+ /.test(line));
  const without = rows.filter(
    (row) => !/(walked|\.test\.ts|\.spec\.ts|`(?:login|activation|change-password)`)/.test(row.split("|").at(-2) ?? ""),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(without).toEqual([]);
});

test("a test that is named by its file alone is one of a kind", () => {
  const tests = named.filter((name) => /\.(test|spec)\.ts$/.test(name) && !name.includes("/"));
  const known = files.map((file) => basename(file));
  const doubled = tests.filter((name) => known.filter((other) => other === name).length > 1);
  expect([...new Set(doubled)]).toEqual([]);
});
