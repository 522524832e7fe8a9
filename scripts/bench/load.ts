import autocannon from "autocannon";
import { median } from "./median.ts";

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Loads one address for some seconds and answers what it carried.
 * @param seconds how long; the address is on this machine, and the load ends on its own
 */
export async function load(url: string, seconds: number, headers: Record<string, string> = {}): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    headers: { "accept-encoding": "gzip, br", ...headers },
  });
  const { requests, latency, errors, non2xx } = result;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx };
}

/** Loads several addresses in turns, so that what the machine does beside hits all alike; median of the rounds each. */
export async function loadInTurns(
  targets: Record<string, { url: string; headers?: Record<string, string> }>,
  rounds: number,
  seconds: number,
): Promise<Record<string, LoadResult>> {
  const results = new Map<string, LoadResult[]>();
  for (const { url, headers } of Object.values(targets)) await load(url, 1, headers);
  for (let round = 0; round < rounds; round++) {
    for (const [name, { url, headers }] of Object.entries(targets)) {
      results.set(name, [...(results.get(name) ?? []), await load(url, seconds, headers)]);
    }
  }
  return Object.fromEntries(
    [...results].map(([name, list]) => [
      name,
      {
        perSecond: median(list.map(({ perSecond }) => perSecond)),
        p50: median(list.map(({ p50 }) => p50)),
        p99: median(list.map(({ p99 }) => p99)),
        errors: list.reduce((sum, { errors }) => sum + errors, 0),
      },
    ]),
  );
}
