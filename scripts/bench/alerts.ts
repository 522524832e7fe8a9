import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, dayBegins, jakartaDay } from "../../src/i18n/calendar.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { writeHour } from "../../tests/support/alert-hour.ts";
import { inventAlerts } from "../../tests/support/many-alerts.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { fill } from "./filled-database.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

/** 10,000 alerts an hour in two minutes at most; `ALERTS=1000` measures fewer. */
const alerts = Number(process.env["ALERTS"] ?? 10_000);
const seconds = 120;
const vacancies = 10_000;
const fresh = 200;
const hourMs = 3_600_000;

async function measureOn(name: string, database: Database): Promise<Figure[]> {
  // All of them came today; some come tomorrow, between keeping and looking.
  await fill(database, vacancies, () => {});
  const nine = new Date(dayBegins(addDays(jakartaDay(new Date()), 1)).getTime() + 9 * hourMs);
  const before = new Date(nine.getTime() - 2 * hourMs);
  await database.run(
    "update open_vacancies set came_at = $1 where id in (select id from open_vacancies order by id desc limit $2)",
    [new Date(nine.getTime() - hourMs / 2), fresh],
  );
  await inventAlerts(database, { count: alerts, frequency: "at-once", keptAt: before });
  await database.run("analyze");
  const began = performance.now();
  const written = await writeHour(database, nine);
  const took = (performance.now() - began) / 1_000;
  return [
    atMost(`${name}: ${alerts} alerts of an hour, ${fresh} new of ${vacancies} vacancies`, took, seconds, " s"),
    textFigure(`${name}: letters written`, String(written)),
  ];
}

/** How long an hour's letters of alerts take, from who is due to the outbox, on PostgreSQL and embedded. */
export async function measureAlerts(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const server = await startPostgres();
  if (typeof server === "string") figures.push(textFigure("PostgreSQL", server));
  else {
    const database = await openDatabase({ url: server.url });
    figures.push(...(await measureOn("PostgreSQL", database)));
    await database.close();
    await server.stop();
  }
  const folder = await mkdtemp(join(tmpdir(), "bench-alerts-"));
  const embedded = await openDatabase({ dataDir: join(folder, "database") });
  figures.push(...(await measureOn("embedded", embedded)));
  await embedded.close();
  await rm(folder, { recursive: true });
  return figures;
}
