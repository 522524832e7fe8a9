import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { addDays, dayBegins, jakartaDay } from "../../src/i18n/calendar.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { inventSeekers } from "../../tests/support/many-seekers.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { bundled } from "./bundled.ts";
import { fill } from "./filled-database.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

/** suggestions §1 "cost" speaks of 100,000 with 200 new vacancies; `SEEKERS=10000` measures fewer. */
const people = Number(process.env["SEEKERS"] ?? 100_000);
const vacancies = 200;
const inSpec = 100_000;
/**
 * Minutes on a server and embedded, and megabytes, of the specification; what starting costs is a tenth. Embedded the
 * database is in the process.
 */
const minutes = [10, 25] as const;
const megabytes = [450, 1_000] as const;

const ended = z.object({ status: z.literal("done"), written: z.number(), seconds: z.number(), megabytes: z.number() });

const moment = new Date(dayBegins(addDays(jakartaDay(new Date()), 1)).getTime() + 9 * 3_600_000).toISOString();

/** A morning's letters, written by a separate process, so that its memory can be measured. */
async function writeAt(path: string, place: string): Promise<z.infer<typeof ended>> {
  const child = spawn(process.execPath, [path, place, moment], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => lines.push(...chunk.toString("utf8").split("\n")));
  await once(child, "close");
  return ended.parse(JSON.parse(lines.filter((line) => line !== "").at(-1) ?? "{}"));
}

async function fillWithSeekers(database: Database): Promise<void> {
  await fill(database, vacancies, () => {});
  await inventSeekers(database, people);
  // What the database knows of its tables on its own has to do: nothing is analysed by hand.
}

function getFigures(
  name: string,
  place: 0 | 1,
  { written, seconds, megabytes: used }: z.infer<typeof ended>,
): Figure[] {
  const what = `${name}: letters to ${people} seekers, ${vacancies} new vacancies`;
  const budget = Number((minutes[place] * Math.max(people / inSpec, 0.1)).toPrecision(2));
  return [
    atMost(`${what}, minutes`, seconds / 60, budget),
    atMost(`${what}, memory${place === 1 ? " with the database" : ""}`, used, megabytes[place], " MB"),
    textFigure(`${name}: letters written`, String(written)),
  ];
}

/** How long a morning's letters take, on PostgreSQL and embedded. */
export async function measureSuggestions(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-suggestions-"));
  const figures: Figure[] = [];
  const bundle = await bundled({ letters: "tests/support/write-letters-process.ts" });
  const letters = join(bundle.folder, "letters.js");
  const server = await startPostgres();
  if (typeof server === "string") figures.push(textFigure("PostgreSQL", server));
  else {
    const database = await openDatabase({ url: server.url });
    await fillWithSeekers(database);
    figures.push(...getFigures("PostgreSQL", 0, await writeAt(letters, server.url)));
    await database.close();
    await server.stop();
  }
  const embedded = await openDatabase({ dataDir: join(folder, "database") });
  await fillWithSeekers(embedded);
  await embedded.close();
  figures.push(...getFigures("embedded", 1, await writeAt(letters, join(folder, "database"))));
  await rm(folder, { recursive: true });
  await bundle.remove();
  return figures;
}
