// Two services behind nginx by our configuration, restarted one after the other under load: nobody notices.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MeasuredSite, startMeasuredSite } from "../../scripts/bench/measured-site.ts";
import { everyLook } from "../support/every-look.ts";
import { freePort } from "../support/free-port.ts";
import { type PrivatePostgres, startPostgres } from "../support/postgres.ts";
import { type FrontServer, startNginx } from "./nginx.ts";

const isThere = existsSync("/usr/sbin/nginx");
const requestCount = everyLook ? 10_000 : 500;
const atOnce = 4;
const patienceMs = everyLook ? 2_400_000 : 900_000;

/** Visitors' requests: a cached page, another one, and one that may not be sent twice (refused without a session). */
const kinds: readonly ((turn: number) => [path: string, init: RequestInit, answers: number])[] = [
  () => ["/lowongan", {}, 200],
  (turn) => [`/lowongan?vacancyTitle=v${turn}`, {}, 200],
  () => [
    "/api/v1/company-details/id",
    { method: "POST", body: "{}", headers: { "content-type": "application/json" } },
    401,
  ],
];

describe.skipIf(!isThere)(`a restart of two services${isThere ? "" : " (nginx is not installed)"}`, () => {
  let server: PrivatePostgres | string;
  let folder = "";
  let front: FrontServer;
  let sites: MeasuredSite[] = [];
  const starts: (() => Promise<MeasuredSite>)[] = [];
  const trusted = getCACertificates();

  beforeAll(async () => {
    server = await startPostgres();
    if (typeof server === "string") return;
    folder = await mkdtemp(join(tmpdir(), "karier-two-"));
    const ports = { tls: await freePort(), plain: await freePort() };
    const shared = {
      ...{ DATABASE_URL: server.url, SECRET_KEY: "k".repeat(40), FILES_URL: join(folder, "files"), HOST: "127.0.0.1" },
      ...{ TRUST_PROXY: "127.0.0.1,::1", PUBLIC_URL: `https://localhost:${ports.tls}` },
      // A busy machine is no restart: what is slow waits, and is not refused.
      ...{ LOG_LEVEL: "warn", DATABASE_STATEMENT_MS: "300000" },
      // nginx ends idle connections after 4 s, or somewhat later where the machine is busy.
      DRAIN_SECONDS: "10",
    };
    const own = [await freePort(), await freePort()] as const;
    for (const port of own) {
      const dataDir = join(folder, String(port));
      starts.push(() => startMeasuredSite({ ...shared, PORT: String(port), DATA_DIR: dataDir }));
    }
    for (const start of starts) sites.push(await start());
    front = await startNginx(own[0], ports, own[1]);
    setDefaultCACertificates([...trusted, front.certificate]);
  }, 600_000);
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    if (typeof server === "string") return;
    await front.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test(`fails none of ${requestCount} requests`, { timeout: patienceMs }, async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    const failed: string[] = [];
    let sent = 0;
    const state = { isRestarted: false };
    const visitor = async () => {
      while (!state.isRestarted || sent < requestCount) {
        const turn = sent++;
        const [path, init, answers] = kinds[turn % kinds.length]?.(turn) ?? ["/", {}, 200];
        const status = await fetch(front.url + path, init).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          (fault: unknown) => String(fault),
        );
        if (status !== answers) failed.push(`${path}: ${status}`);
      }
    };
    const visitors = Array.from({ length: atOnce }, visitor);
    for (const [place, start] of starts.entries()) {
      await sites[place]?.stop();
      sites = [...sites.slice(0, place), await start(), ...sites.slice(place + 1)];
    }
    state.isRestarted = true;
    await Promise.all(visitors);
    console.log(`${sent} requests, ${failed.length} failed`);
    const refused = front
      .logs()
      .access.split("\n")
      .filter((line) => /" 5\d\d /.test(line));
    expect({ failed, refused }).toEqual({ failed: [], refused: [] });
    expect(sent).toBeGreaterThanOrEqual(requestCount);
  });
});
