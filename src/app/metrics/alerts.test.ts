// Shows: promise 24
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { allThere } from "../../../tests/support/health.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { openPageCache } from "../../web/page-cache/page-cache.ts";
import { migrations } from "../migrations.ts";
import { tellSite } from "./site-gauges.ts";

const alertFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ action: z.string() }) })),
    }),
  ),
});

const text = readFileSync("deploy/alerts.yml", "utf8");
const rules = alertFile.parse(parse(text)).groups.flatMap((group) => group.rules);
const dashboard = readFileSync("deploy/dashboard.json", "utf8");

let platform: TestPlatform;
beforeAll(async () => {
  // With every optional setting that has metrics.
  platform = await testPlatform({ migrations, env: { CLAMD_URL: "unix:/nowhere/clamd.ctl" } });
  tellSite(platform, openPageCache(1, Date.now, platform.changes), allThere);
});
afterAll(() => platform.close());

test("the site exports every metric of alerts and dashboard", async () => {
  const metricNames = new Set((await platform.metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
  const queries = [...rules.map(({ expr }) => expr), dashboard].flatMap((place) =>
    [...place.matchAll(/\b(?:karier|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count)$/, ""),
    ),
  );
  expect(queries.length).toBeGreaterThan(30);
  expect([...new Set(queries)].filter((name) => !metricNames.has(name))).toEqual([]);
});

test.each(rules)("the documents say what to do about $alert", ({ alert, annotations }) => {
  expect(annotations.action).toBe(`operations.md#${alert.toLowerCase()}`);
  expect(readFileSync("docs/operations.md", "utf8")).toContain(`### ${alert}\n`);
});

test("no number has a label that Prometheus writes over with its own", async () => {
  const metrics = await platform.metrics.registry.getMetricsAsJSON();
  const labels = metrics.flatMap(({ values }) => values.flatMap((value) => Object.keys(value.labels)));
  expect(new Set(labels)).toContain("kind");
  for (const own of ["job", "instance"]) expect(labels).not.toContain(own);
});

/** Of Debian's package `prometheus`; where it is not installed the rules are not checked, and the titles say so. */
const promtool = "/usr/bin/promtool";
const isInstalled = existsSync(promtool);
const why = isInstalled ? "" : " (prometheus is not installed)";
const runPromtool = (...words: string[]) => execFileSync(promtool, words, { encoding: "utf8" });

test.skipIf(!isInstalled)(`Prometheus reads the alarms${why}`, () => {
  expect(runPromtool("check", "rules", "deploy/alerts.yml")).toContain(`${rules.length} rules found`);
});

test.skipIf(!isInstalled)(`alarms fire when they should, and not before${why}`, () => {
  const files = ["alarms", "alarms-of-days"].map((name) => join(import.meta.dirname, `${name}.promtool.yml`));
  expect(runPromtool("test", "rules", ...files)).toContain("SUCCESS");
});
