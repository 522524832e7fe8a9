import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

interface Line {
  /** Decides with the request's own name what is lost, so that a seed loses the same whatever comes first. */
  seed: number;
  /** Of all requests, half on their way to the server, half with their answer on its way back. */
  lostShare: number;
  latencyMs: number;
}

/** Lost requests so far, in order. */
export type Losses = readonly string[];

/** A number from 0 up to 1 that the text alone decides. */
function chance(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Puts a page on a line that is slow and loses requests. Unlike Playwright's routing it leaves the browser's cache in
 * use, and what the cache has is not lost again.
 */
export async function onLossyLine(page: Page, { seed, lostShare, latencyMs }: Line): Promise<Losses> {
  const losses: string[] = [];
  const times = new Map<string, number>();
  const cached = new Set<string>();
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const conditions = { offline: false, latency: 2 * latencyMs, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", conditions);
  await line.send("Fetch.enable", { patterns: [{ urlPattern: "http*" }] });
  line.on("Fetch.requestPaused", async ({ requestId, request, responseStatusCode }) => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const lose = (what: string) => {
      losses.push(`${what} ${name}`);
      return line.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
    };
    const pass = (interceptResponse: boolean) => line.send("Fetch.continueRequest", { requestId, interceptResponse });
    const decide = () => {
      if (responseStatusCode !== undefined) return lose("the answer to");
      if (cached.has(pathname)) return pass(false);
      const nth = (times.get(name) ?? 0) + 1;
      times.set(name, nth);
      const fate = chance(`${seed} ${name} ${nth}`);
      if (fate < lostShare / 2) return lose("the request");
      if (fate >= lostShare && pathname.startsWith("/assets/")) cached.add(pathname);
      return pass(fate < lostShare);
    };
    // The page may have gone on without it.
    await decide().catch(() => {});
  });
  return losses;
}
