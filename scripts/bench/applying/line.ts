import type { CDPSession, Page } from "@playwright/test";

const KILOBIT = 1_000 / 8;
/** A slow phone's line: 400 kbit/s either way, 400 ms to the server and back. */
const slow = { offline: false, latency: 400, downloadThroughput: 400 * KILOBIT, uploadThroughput: 400 * KILOBIT };
const timesSlower = 4;

/** An answer that came over the line, not from the browser's cache. */
export interface Answer {
  address: string;
  bytes: number;
}

/** What came over the line so far. */
export interface Line {
  answers: readonly Answer[];
}

interface Pending {
  address: string;
  bytes: number;
  isCached: boolean;
}

/** Slows a page's line and processor down, and counts what comes over the line. */
export async function slowDown(page: Page): Promise<Line> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow);
  await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  return countAnswers(session);
}

function countAnswers(session: CDPSession): Line {
  const answers: Answer[] = [];
  const pending = new Map<string, Pending>();
  const end = (id: string, bytes?: number) => {
    const one = pending.get(id);
    pending.delete(id);
    if (one !== undefined && !one.isCached) answers.push({ address: one.address, bytes: bytes ?? one.bytes });
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, redirectResponse }) => {
    if (redirectResponse !== undefined) end(requestId, redirectResponse.encodedDataLength);
    if (/^https?:/.test(request.url)) pending.set(requestId, { address: request.url, bytes: 0, isCached: false });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => void pending.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const one = pending.get(requestId);
    if (one !== undefined) one.isCached = response.fromDiskCache === true || response.fromPrefetchCache === true;
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const one = pending.get(requestId);
    if (one !== undefined) one.bytes += encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  return { answers };
}
