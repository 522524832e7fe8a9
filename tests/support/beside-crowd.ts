import { badConnections } from "./bad-connections.ts";
import { rawRequest } from "./raw-request.ts";

interface Crowd {
  connections: number;
  seconds: number;
  /** The visitor's addresses, one after the other. */
  paths: readonly string[];
}

export interface BesideCrowd {
  /** Of the crowd's connections, how many could be opened at all. */
  opened: number;
  /** Of the visitor's requests, the time that 19 of 20 were answered in. */
  p95Ms: number;
  failures: number;
}

/** A busy machine may ask a visitor to come again; so many times he does. */
const mostTries = 6;

/** Opens a page; where the site is busy, again after the seconds that it names. */
async function opens(url: string, headers: Record<string, string>): Promise<boolean> {
  for (let turn = 0; turn < mostTries; turn++) {
    const answer = await rawRequest(url, { headers }).catch(() => null);
    const seconds = Number(answer?.headers.get("retry-after") ?? 0);
    if (answer?.status !== 503 || seconds === 0) return answer?.status === 200;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
  return false;
}

/** An ordinary visitor: kept pages, pages that are rendered for him, health. */
async function visit(url: string, seconds: number, paths: readonly string[]) {
  const ends = performance.now() + seconds * 1000;
  const ms: number[] = [];
  let failures = 0;
  for (let turn = 0; performance.now() < ends; turn++) {
    const started = performance.now();
    // Says that someone is signed in, so that every other page is rendered.
    const headers: Record<string, string> = turn % 2 === 0 ? {} : { cookie: "session=nobody" };
    if (await opens(url + (paths[turn % paths.length] ?? "/"), headers)) ms.push(performance.now() - started);
    else failures += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  ms.sort((a, b) => a - b);
  return { p95Ms: ms[Math.floor(ms.length * 0.95)] ?? Number.POSITIVE_INFINITY, failures };
}

/** How an ordinary visitor fares beside connections of the worst kinds (promises 20 and 21). */
export async function visitBesideCrowd(url: string, { connections, seconds, paths }: Crowd): Promise<BesideCrowd> {
  await visit(url, Math.min(seconds, 3), paths);
  const crowd = badConnections(url, connections);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const visited = await visit(url, seconds, paths);
  crowd.close();
  return { opened: crowd.opened(), ...visited };
}
