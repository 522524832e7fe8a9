/**
 * `npm run bench [-- part …]`: measures, prints the tables and writes them into docs/performance.md, docs/scale.md and
 * docs/testing.md.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../build-site.ts";
import { measureAlerts } from "./alerts.ts";
import { measureApplying } from "./applying/applying.ts";
import { measureBackup } from "./backup.ts";
import { measureCrowd } from "./crowd.ts";
import { measureCv } from "./cv.ts";
import { measureDesk } from "./desk.ts";
import { measureDeskPages } from "./desk-pages.ts";
import { measureDevelopment } from "./development.ts";
import { measureForm } from "./form.ts";
import { measureLook } from "./look.ts";
import { measureMail } from "./mail.ts";
import { type MeasuredSite, startMeasuredSite } from "./measured-site.ts";
import { measurePages } from "./pages.ts";
import { measureRelevance } from "./relevance.ts";
import { measureRequests } from "./requests.ts";
import { measureScale } from "./scale/measure.ts";
import { measureSearch } from "./search.ts";
import { measureSignIn } from "./sign-in.ts";
import { measureStart } from "./start.ts";
import { measureSuggestions } from "./suggestions.ts";
import { type Figure, machine, markdown, withMeasured } from "./table.ts";

/** Figures that are reported elsewhere than on the page of measurements. */
const pages = new Map([
  ["scale", "docs/scale.md"],
  ["development", "docs/testing.md"],
]);

/** Measures a site with the sample content in a folder that is gone after. */
async function withSite(measure: (site: MeasuredSite, dataDir: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-site-"));
  const site = await startMeasuredSite({ DATA_DIR: dataDir });
  try {
    return await measure(site, dataDir);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

const parts = new Map<string, () => Promise<Figure[]>>([
  ["pages", () => withSite(measurePages)],
  ["lighthouse", () => withSite(measureLook)],
  ["form", () => withSite(measureForm)],
  ["applying", () => withSite(measureApplying)],
  ["search", measureSearch],
  ["relevance", measureRelevance],
  ["start", measureStart],
  ["sign-in", measureSignIn],
  ["mail", measureMail],
  ["crowd", () => withSite(measureCrowd)],
  ["desk", measureDesk],
  ["backup", measureBackup],
  ["suggestions", measureSuggestions],
  ["alerts", measureAlerts],
  ["desk-pages", () => withSite(measureDeskPages)],
  ["cv", measureCv],
  ["requests", measureRequests],
  ["scale", measureScale],
  ["development", measureDevelopment],
]);

async function runPart(name: string, measure: () => Promise<Figure[]>): Promise<boolean> {
  console.log(`Measuring ${name} …`);
  const figures = await measure();
  const table = markdown(figures);
  console.log(`\n${table}\n`);
  const text = `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}.\n\n${table}`;
  const page = pages.get(name) ?? "docs/performance.md";
  await writeFile(page, withMeasured(await readFile(page, "utf8"), name, text));
  return figures.every(({ isKept }) => isKept !== false);
}

const chosenNames = process.argv.slice(2);
const unknown = chosenNames.find((name) => !parts.has(name));
if (unknown !== undefined) {
  console.error(
    `There is no part "${unknown}": say one or some of ${[...parts.keys()].join(", ")}, or nothing for all.`,
  );
  process.exit(1);
}
buildSite();
let isAllKept = true;
for (const [name, measure] of parts) {
  if (chosenNames.length === 0 || chosenNames.includes(name)) isAllKept = (await runPart(name, measure)) && isAllKept;
}
console.log(isAllKept ? "Every budget is kept." : "Some budgets are not kept.");
