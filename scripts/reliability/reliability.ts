/** `npm run reliability`: disturbs each dependency of the site in turn, and records what visitors saw. */
import { readFileSync, writeFileSync } from "node:fs";
import { buildSite } from "../build-site.ts";
import { endureCrowd } from "./crowd.ts";
import { endure, type Outcome } from "./endure.ts";
import { faults } from "./faults.ts";
import { endureLoad } from "./load.ts";
import { startWorld, type World } from "./world.ts";

function line({ name, seen, backSeconds, isWell }: Outcome): string {
  const statuses = [...seen.statuses].sort(([one], [other]) => one - other);
  const statusText = statuses.map(([status, times]) => `${times} × ${status === 0 ? "none" : status}`).join(", ");
  const storedShare = `${seen.acknowledged - seen.lost} of ${seen.acknowledged}`;
  const cells = [
    name,
    statusText,
    seen.longest.toFixed(1),
    backSeconds.toFixed(1),
    storedShare,
    isWell ? "yes" : "**no**",
  ];
  return `| ${cells.join(" | ")} |`;
}

const head = [
  "| what failed | answers | longest, s | back after, s | acknowledged and kept | as promised |",
  "|---|---|---|---|---|---|",
];

/** Puts lines between the marks that the page has for them. */
function write(mark: "faults" | "load" | "crowd", lines: readonly string[]): void {
  const page = readFileSync("docs/reliability.md", "utf8");
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before = "", rest = ""] = page.split(begin);
  const after = rest.split(end)[1] ?? "";
  writeFileSync("docs/reliability.md", [before, begin, "\n\n", lines.join("\n"), "\n\n", end, after].join(""));
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
  write("faults", [...head, ...outcomes.map(line)]);
  if (!outcomes.every(({ isWell }) => isWell)) process.exitCode = 1;
}

/** Lets so many processes of a site endure something, and writes what it says. */
async function endureAll(
  mark: "load" | "crowd",
  processes: number,
  endureOne: (world: World) => Promise<string[]>,
): Promise<void> {
  buildSite();
  const world = await startWorld(processes);
  if (typeof world === "string") throw new Error(world);
  try {
    const lines = await endureOne(world);
    console.log(lines.join("\n"));
    write(mark, lines);
  } finally {
    await world.stop();
  }
}

const [what, amount] = process.argv.slice(2);
if (what === "load") await endureAll("load", 2, (world) => endureLoad(world, Number(amount ?? 30)));
else if (what === "crowd") await endureAll("crowd", 1, (world) => endureCrowd(world, Number(amount ?? 15)));
else await measure();
