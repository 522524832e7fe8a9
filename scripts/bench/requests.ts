import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { promised } from "../../tests/attacks/walk/cost.ts";
import { runToEnd } from "../run-step.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

const heldSchema = z.array(z.object({ input: z.string(), whole: z.number(), stretch: z.number() })).min(1);

/**
 * Measures how much the most expensive requests take of the main thread's processor time (promise 21): every request of
 * `tests/attacks/costs.test.ts`, each the least of up to five times.
 */
export async function measureRequests(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-requests-"));
  const file = join(folder, "held.json");
  Object.assign(process.env, { HELD_TO_TIME: "true", HELD_TO_TIME_FILE: file });
  try {
    // A request over the limit is a line of the table, like the other figures.
    await runToEnd("vitest", ["run", "tests/attacks/costs.test.ts"]);
    const savedRun = heldSchema.parse(JSON.parse(await readFile(file, "utf8")));
    const [longest] = savedRun.toSorted((one, other) => other.stretch - one.stretch);
    const [dearest] = savedRun.toSorted((one, other) => other.whole - one.whole);
    return [
      atMost(`longest stretch of a request (${longest?.input})`, longest?.stretch ?? 0, promised.stretchMs, " ms"),
      atMost(`dearest request in all (${dearest?.input})`, dearest?.whole ?? 0, promised.wholeMs, " ms"),
      textFigure("requests measured", String(savedRun.length)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
