// Shows: promise 22
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMeasuredSite } from "../../scripts/bench/measured-site.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { everyLook } from "../support/every-look.ts";
import { type PrivatePostgres, startPostgres } from "../support/postgres.ts";

let server: PrivatePostgres | string;
let dataDir = "";
beforeAll(async () => {
  server = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), "karier-rolling-"));
});
afterAll(async () => {
  if (typeof server !== "string") await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const settings = (url: string, more: Record<string, string> = {}) => ({
  ...{ DATA_DIR: dataDir, DATABASE_URL: url, SAMPLE_CONTENT: "true", LOG_LEVEL: "warn", DRAIN_SECONDS: "2" },
  ...more,
});

/** As a balancer does it: asks each site four times a second whether it is ready, and sends requests to those that are. */
async function balance(sites: () => string[]): Promise<{ url: string; server: Server; stop(): void }> {
  let ready: string[] = sites();
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(
      sites().map(async (url) => ((await fetch(`${url}/health/ready`).catch(() => null))?.ok ? [url] : [])),
    );
    ready = answers.flat();
  };
  const timer = setInterval(() => void look(), 250);
  const balancer = createServer((request, response) => {
    const site = ready[turn++ % ready.length];
    fetch(`${site}${request.url}`)
      .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((listening) => balancer.listen(0, "127.0.0.1", listening));
  const address = balancer.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, server: balancer, stop: () => clearInterval(timer) };
}

test.skipIf(!everyLook)(
  "the next version beside the last one: no request is lost while one takes over from the other",
  {
    timeout: 900_000,
  },
  async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    const last = await startMeasuredSite(settings(server.url));
    const sites = [last.url];
    const balancer = await balance(() => sites);
    const statuses = new Map<number, number>();
    const over = new AbortController();
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let time = 0; !over.signal.aborted; time++) {
        const answer = await fetch(`${balancer.url}/lowongan?SearchString=v${visitor}t${time}`);
        await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    });
    const next = await startMeasuredSite(settings(server.url));
    sites.push(next.url);
    // What the next version's own migrations would have left.
    const admin = await openDatabase({ url: server.url, connections: 2 });
    await admin.run("insert into migrations (name) values ('2099-01-01-of-the-next-version')");
    await wait(600);
    await last.stop();
    await wait(600);
    over.abort();
    await Promise.all(visitors);
    balancer.stop();
    balancer.server.close();
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(20);

    // On the way back the last version starts on the next one's schema, where that is said.
    await expect(startMeasuredSite(settings(server.url))).rejects.toThrow("did not start");
    const again = await startMeasuredSite(settings(server.url, { ALLOW_NEWER_SCHEMA: "true" }));
    expect((await fetch(`${again.url}/lowongan`)).status).toBe(200);
    await again.stop();
    await next.stop();
    await admin.close();
  },
);
