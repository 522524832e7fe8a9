/** `npm run reliability -- load MINUTES`: visitors for so long, and what they leave behind in memory and handles. */
import { setTimeout as wait } from "node:timers/promises";
import { startProbe } from "./probe.ts";
import type { World } from "./world.ts";

/** A process's memory and handles, by its own figures. */
interface HeldResponse {
  memoryMb: number;
  handles: number;
}

const everyMs = 10_000;
const visitors = 8;

async function heldBy({ site }: World): Promise<HeldResponse> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const number = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    memoryMb: number("process_resident_memory_bytes") / 1024 / 1024,
    handles: number("nodejs_active_resources_total"),
  };
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const paths = ["/", "/lowongan", "/perusahaan", "/berita", "/bantuan"];

async function visit({ site }: World, over: AbortSignal, visitor: number): Promise<void> {
  for (let turn = 0; !over.aborted; turn++) {
    const fresh = turn % 3 === 0 ? `?SearchString=v${visitor}t${turn}` : "";
    const path = paths[turn % paths.length] ?? "/";
    const answer = await fetch(site.url + path + fresh).catch(() => null);
    await answer?.text().catch(() => "");
    await wait(50);
  }
}

/**
 * Loads a site for some minutes and compares what it holds at the end with what it held once it was warm.
 * @returns lines for the page
 */
export async function endureLoad(world: World, minutes: number): Promise<string[]> {
  const over = new AbortController();
  const probe = startProbe(world);
  const visiting = Array.from({ length: visitors }, (_, visitor) => visit(world, over.signal, visitor));
  const heldOnes: HeldResponse[] = [];
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    await wait(everyMs);
    heldOnes.push(await heldBy(world));
  }
  over.abort();
  await Promise.all(visiting);
  const seen = await probe.end();
  // The first third warms caches, pools and what V8 compiles.
  const warm = heldOnes.slice(Math.floor(heldOnes.length / 3));
  const half = Math.floor(warm.length / 2);
  const grown = (of: (one: HeldResponse) => number) =>
    (median(warm.slice(half).map(of)) / median(warm.slice(0, half).map(of)) - 1) * 100;
  const sumOf = (of: (one: HeldResponse) => number) =>
    `${Math.round(median(warm.slice(0, half).map(of)))} → ${Math.round(median(warm.slice(half).map(of)))}`;
  const statuses = [...seen.statuses].map(([status, times]) => `${times} × ${status}`).join(", ");
  return [
    "| minutes | answers to sign-ins and searches | memory of both processes, MB | grown | handles | grown |",
    "|---|---|---|---|---|---|",
    `| ${minutes} | ${statuses} | ${sumOf(({ memoryMb }) => memoryMb)} | ${grown(({ memoryMb }) => memoryMb).toFixed(1)} % | ${sumOf(({ handles }) => handles)} | ${grown(({ handles }) => handles).toFixed(1)} % |`,
  ];
}
