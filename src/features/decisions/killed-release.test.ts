// Shows: F29, F32
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testDatabaseAt } from "../../../tests/support/database.ts";
import { everyLook } from "../../../tests/support/every-look.ts";
import { holdMany } from "../../../tests/support/held-acts.ts";
import { testPlatform } from "../../../tests/support/platform.ts";
import { referenceLists } from "../../../tests/support/seeds.ts";
import { migrations } from "../../app/migrations.ts";

/** Short before each commit; `npm run endurance` holds ten thousand and kills fifty times. */
const { acts, kills, longestMs, readEveryMs } = everyLook
  ? { acts: 10_000, kills: 50, longestMs: 8_000, readEveryMs: 2_000 }
  : { acts: 300, kills: 3, longestMs: 800, readEveryMs: 100 };
/** Two processes release at once, and both are killed. */
const processes = 2;

const countsOfRun = z.object({
  ...{ held: z.number(), released: z.number(), dropped: z.number(), erased: z.number() },
  faults: z.array(z.string()),
});
const line = z.object({
  found: countsOfRun.optional(),
  done: countsOfRun.optional(),
  faults: z.array(z.string()).optional(),
  again: z.number().optional(),
  because: z.string().optional(),
});
type Line = z.infer<typeof line>;

let folder: string;
let at: string;
const closings: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-killed-"));
  const made = await testDatabaseAt(migrations, referenceLists);
  const platform = await testPlatform({ migrations, open: async () => made.database });
  await holdMany(platform, acts);
  at = made.at;
  closings.push(() => platform.close());
}, 600_000);
afterAll(async () => {
  for (const close of closings) await close();
  rmSync(folder, { recursive: true, force: true });
});

interface Releaser {
  child: ChildProcess;
  lines: Line[];
  /** Once it has looked at what it found, and begins. */
  begun: Promise<unknown>;
  ended: Promise<unknown>;
}

function startReleaser(): Releaser {
  const path = join("tests", "support", "killed-release-process.ts");
  const child = spawn(process.execPath, [path, at, String(readEveryMs)], {
    // What it leaves goes with the folder.
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: Line[] = [];
  const reader = createInterface({ input: child.stdout });
  const begun = once(reader, "line");
  reader.on("line", (text) => lines.push(line.parse(JSON.parse(text))));
  return { child, lines, begun, ended: once(child, "close") };
}

/** Lets processes release until they are killed at a random moment; returns all their lines. */
async function releaseAndKill(): Promise<Line[]> {
  const releasers = Array.from({ length: processes }, startReleaser);
  await Promise.all(releasers.map(({ begun }) => begun));
  await wait(Math.random() * longestMs);
  for (const { child } of releasers) child.kill("SIGKILL");
  await Promise.all(releasers.map(({ ended }) => ended));
  return releasers.flatMap(({ lines }) => lines);
}

test(
  "whatever moment the process is killed at, each applicant gets one message, and portal and mail agree",
  async () => {
    const lines: Line[] = [];
    for (let kill = 0; kill < kills; kill++) lines.push(...(await releaseAndKill()));
    const last = startReleaser();
    await last.ended;
    lines.push(...last.lines);

    expect(
      lines.flatMap(({ found, done, faults }) =>
        [found, done].flatMap((one) => one?.faults ?? []).concat(faults ?? []),
      ),
    ).toEqual([]);
    const end = lines.findLast(({ done }) => done !== undefined)?.done;
    expect(end).toMatchObject({ held: 0 });
    const { released = 0, dropped = 0, erased = 0 } = end ?? {};
    expect(released + dropped + erased).toBe(acts);
    // It was killed while there was something to release, and people withdrew and left meanwhile.
    const between = lines.flatMap(({ found }) =>
      found !== undefined && found.held > 0 && found.held < acts ? [found] : [],
    );
    expect(between.length).toBeGreaterThan(0);
    expect(dropped).toBeGreaterThan(0);
    expect(erased).toBeGreaterThan(0);
  },
  everyLook ? 3_600_000 : 900_000,
);
