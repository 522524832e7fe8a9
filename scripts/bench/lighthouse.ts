import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { chromiumPath } from "../browser.ts";
import { median } from "./median.ts";

const FOLDER = ".cache/lighthouse";
const VERSION = "13.5.0";
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";

/** One page's scores (0–100) and its largest contentful paint in ms. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
}

/** Fetches Lighthouse for this command only; it would weigh on everybody's install. */
function ensureLighthouse(): string {
  const cli = resolve(FOLDER, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(cli)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/package.json`, '{"private":true}');
    execFileSync("npm", ["install", `lighthouse@${VERSION}`, "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: FOLDER,
      stdio: "inherit",
    });
  }
  return cli;
}

/** Runs Lighthouse; a trace that its browser did not record is recorded again. */
function record(args: string[], tries = 3): void {
  try {
    execFileSync(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch (cause) {
    if (tries === 1) throw cause;
    record(args, tries - 1);
  }
}

const category = z.object({ score: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.object({ "largest-contentful-paint": z.object({ numericValue: z.number() }) }),
});

function auditOnce(cli: string, url: string): Audit {
  const out = resolve(FOLDER, "report.json");
  record([cli, url, "--quiet", "--output=json", `--output-path=${out}`, `--chrome-flags=${FLAGS}`]);
  const { categories, audits } = reportSchema.parse(JSON.parse(readFileSync(out, "utf8")));
  const score = (name: keyof typeof categories) => Math.round(categories[name].score * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"].numericValue,
  };
}

/** Audits each address `times` times in turns (phone profile); the median of each figure. */
export function audit(urls: Record<string, string>, times: number): Record<string, Audit> {
  const cli = ensureLighthouse();
  const runs = new Map<string, Audit[]>();
  for (let run = 0; run < times; run++) {
    for (const [name, url] of Object.entries(urls)) runs.set(name, [...(runs.get(name) ?? []), auditOnce(cli, url)]);
  }
  return Object.fromEntries(
    [...runs].map(([name, list]) => [
      name,
      {
        performance: median(list.map((run) => run.performance)),
        accessibility: median(list.map((run) => run.accessibility)),
        bestPractices: median(list.map((run) => run.bestPractices)),
        seo: median(list.map((run) => run.seo)),
        lcp: median(list.map((run) => run.lcp)),
      },
    ]),
  );
}
