import { badConnections } from "../../tests/support/bad-connections.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { detailPath, listPath } from "./pages.ts";
import { request } from "./request.ts";
import { atLeast, atMost, type Figure } from "./table.ts";

const CONNECTIONS = 1_000;
const SECONDS = 20;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** An ordinary visitor: the kept list, a page that is rendered for him, health, one after the other. */
async function visit(url: string, seconds: number): Promise<{ ms: number[]; failures: number }> {
  const paths = [listPath, await detailPath(url), "/health/ready"];
  const ends = performance.now() + seconds * 1000;
  const ms: number[] = [];
  let failures = 0;
  for (let turn = 0; performance.now() < ends; turn++) {
    const started = performance.now();
    // Says that somebody is signed in, so that every other page is rendered.
    const headers = turn % 2 === 0 ? {} : { cookie: "session=nobody" };
    const answer = await request(url + (paths[turn % paths.length] ?? listPath), headers).catch(() => null);
    if (answer === null || answer.status !== 200) failures += 1;
    else ms.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ms, failures };
}

/** How an ordinary visitor fares beside a thousand connections of the worst kinds (promises 20 and 21). */
export async function measureCrowd(site: MeasuredSite): Promise<Figure[]> {
  await visit(site.url, 3);
  const crowd = badConnections(site.url, CONNECTIONS);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const { ms, failures } = await visit(site.url, SECONDS);
  crowd.close();
  return [
    atLeast("connections of the worst kinds, opened", crowd.opened(), CONNECTIONS),
    atMost("p95 of an ordinary visitor meanwhile", percentile(ms, 0.95), 500, " ms"),
    atMost("requests of the visitor that failed", failures, 0),
    atMost("memory at its highest", site.memory().peakMb, 600, " MB"),
  ];
}
