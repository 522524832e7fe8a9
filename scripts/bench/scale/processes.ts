import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../../tests/support/postgres.ts";
import { loadInTurns } from "../load.ts";
import { startMeasuredSite } from "../measured-site.ts";
import { cachedPage, LIVE, listPath } from "../pages.ts";
import { type Figure, textFigure } from "../table.ts";

const ROUNDS = 3;
const SECONDS = 3;

/** The throughput of several processes for the list, from the cache and rendered live, beside a server. */
async function carried(databaseUrl: string, processes: number): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-site-"));
  const env = { DATABASE_URL: databaseUrl, SAMPLE_CONTENT: "true", PROCESSES: String(processes) };
  const site = await startMeasuredSite({ ...env, DATA_DIR: dataDir });
  try {
    const url = site.url + listPath;
    await cachedPage(url);
    const { cached, live } = await loadInTurns({ cached: { url }, live: { url, headers: LIVE } }, ROUNDS, SECONDS);
    const speed = (perSecond = 0, p99 = 0) => `${Math.round(perSecond)}/s, p99 ${p99} ms`;
    return [
      textFigure(`PROCESSES=${processes}: list from the cache`, speed(cached?.perSecond, cached?.p99)),
      textFigure(`PROCESSES=${processes}: list rendered live`, speed(live?.perSecond, live?.p99)),
    ];
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** One process and two on the same machine, which anyone who asks and the database share with them. */
export async function measureProcesses(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const processes of [1, 2]) {
    const server = await startPostgres();
    if (typeof server === "string") return [textFigure("PostgreSQL", server)];
    try {
      figures.push(...(await carried(server.url, processes)));
    } finally {
      await server.stop();
    }
  }
  return figures;
}
