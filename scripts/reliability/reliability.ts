/** `npm run reliability`: disturbs all that the site stands on, one after the other, and writes what visitors met. */
import { readFileSync, writeFileSync } from "node:fs";
import { buildSite } from "../build-site.ts";
import { endure, type Outcome } from "./endure.ts";
import { faults } from "./faults.ts";
import { startWorld } from "./world.ts";

function line({ name, seen, backSeconds, isWell }: Outcome): string {
  const statuses = [...seen.statuses].sort(([one], [other]) => one - other);
  const told = statuses.map(([status, times]) => `${times} × ${status === 0 ? "none" : status}`).join(", ");
  const kept = `${seen.acknowledged - seen.lost} of ${seen.acknowledged}`;
  const cells = [name, told, seen.longest.toFixed(1), backSeconds.toFixed(1), kept, isWell ? "yes" : "**no**"];
  return `| ${cells.join(" | ")} |`;
}

const head = [
  "| what failed | answers | longest, s | back after, s | acknowledged and kept | as promised |",
  "|---|---|---|---|---|---|",
];

const [begin, end] = ["<!-- faults -->", "<!-- /faults -->"];

function write(outcomes: readonly Outcome[]): void {
  const page = readFileSync("docs/reliability.md", "utf8");
  const [before = "", rest = ""] = page.split(begin);
  const after = rest.split(end)[1] ?? "";
  writeFileSync(
    "docs/reliability.md",
    [before, begin, "\n", [...head, ...outcomes.map(line)].join("\n"), "\n", end, after].join(""),
  );
}

async function measure(): Promise<void> {
  buildSite();
  const world = await startWorld(2);
  if (typeof world === "string") throw new Error(world);
  const outcomes: Outcome[] = [];
  console.log(head.join("\n"));
  try {
    for (const fault of faults) {
      const outcome = await endure(world, fault);
      outcomes.push(outcome);
      console.log(line(outcome));
    }
  } finally {
    await world.stop();
  }
  write(outcomes);
  if (!outcomes.every(({ isWell }) => isWell)) process.exitCode = 1;
}

if (import.meta.main) await measure();
