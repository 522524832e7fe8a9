import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/platform/database/database.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { fill } from "./filled-database.ts";
import { load } from "./load.ts";
import { startMeasuredSite } from "./measured-site.ts";
import { listPath } from "./pages.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

const STARTS = 3;
const LOAD_SECONDS = 10;
const LIVE = { cookie: "session=nobody" };

async function startsAndMemory(name: string, mostMb: number, env: Record<string, string>): Promise<Figure[]> {
  const first = await startMeasuredSite({ SAMPLE_CONTENT: "true", ...env });
  const seeded = first.memory();
  await load(first.url + listPath, LOAD_SECONDS, LIVE);
  await load(first.url + listPath, LOAD_SECONDS);
  const loaded = { ...first.memory(), allMb: first.memoryOfAllMb() };
  await first.stop();
  const again: number[] = [];
  let rested = 0;
  for (let start = 0; start < STARTS; start++) {
    const site = await startMeasuredSite({ SAMPLE_CONTENT: "true", ...env });
    again.push(site.readyMs / 1000);
    rested = site.memory().nowMb;
    await site.stop();
  }
  return [
    textFigure(`${name}: first start, with sample content`, `${(first.readyMs / 1000).toFixed(1)} s`),
    // The quickest of three: what else the machine does only adds.
    atMost(`${name}: second start`, Math.min(...again), 3, " s"),
    atMost(`${name}: memory after a start`, rested, mostMb, " MB"),
    atMost(`${name}: peak of the first start`, seeded.peakMb, mostMb, " MB"),
    atMost(`${name}: peak under load`, loaded.peakMb, mostMb, " MB"),
    ...(env["DATABASE_URL"] === undefined
      ? [atMost(`${name}: site and database after the load`, loaded.allMb, 600, " MB", 500)]
      : []),
  ];
}

async function importTime(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), "bench-import-"));
  const database = await openDatabase({ dataDir: join(folder, "database") });
  await fill(database, 1, () => {});
  const began = performance.now();
  await fill(database, 10_001, () => {});
  const seconds = (performance.now() - began) / 1000;
  await database.close();
  await rm(folder, { recursive: true });
  return atMost("embedded: import of 10,000 vacancies", seconds, 60, " s");
}

/** Starting, memory and import. */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-start-"));
  const figures = await startsAndMemory("embedded", 800, { DATA_DIR: dataDir });
  figures.push(await importTime());
  const server = await startPostgres();
  if (typeof server === "string") figures.push(textFigure("PostgreSQL", server));
  else {
    const serverDir = await mkdtemp(join(tmpdir(), "bench-start-"));
    figures.push(...(await startsAndMemory("PostgreSQL", 450, { DATA_DIR: serverDir, DATABASE_URL: server.url })));
    await server.stop();
    await rm(serverDir, { recursive: true });
  }
  await rm(dataDir, { recursive: true });
  return figures;
}
