import { z } from "zod";
import { openDatabase } from "../../../src/platform/database/database.ts";
import { atMost, type Figure, textFigure } from "../table.ts";
import { type Call, getCalls } from "./calls.ts";
import { filledServer } from "./databases.ts";
import { openPortal, type Portal } from "./portal.ts";
import { measureProcesses } from "./processes.ts";
import { type RowsRead, rowsRead } from "./rows-read.ts";
import { large, small } from "./sizes.ts";
import { getWorld } from "./world.ts";

const CALLS = 100;
/** Each who asks has asked before: what is read lies in memory, as it does where someone looks twice. */
const WARM_UP = 20;
/** Turns in which rows are counted, after those that are timed. */
const COUNTED = 5;
const TURNS = WARM_UP + CALLS + COUNTED;

/** p95 at the large size, over that at the small one. */
const GROWTH = 1.5;

interface Side {
  portal: Portal;
  calls: Call[];
}

async function getSide(url: string): Promise<Side> {
  const portal = await openPortal(await openDatabase({ url }));
  return { portal, calls: getCalls(portal, await getWorld(portal, TURNS)) };
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Both sizes' calls in turns, so that what the machine does beside hits both alike. */
async function timed(both: readonly [Call, Call]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < WARM_UP + CALLS; turn++) {
    for (const side of turn % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now();
      await both[side].ask(turn);
      if (turn >= WARM_UP) times[side].push(performance.now() - began);
    }
  }
  return [p95(times[0]), p95(times[1])];
}

const counted = ({ portal }: Side, { ask }: Call): Promise<RowsRead> =>
  rowsRead(
    portal.platform.database,
    ask,
    Array.from({ length: COUNTED }, (_, turn) => WARM_UP + CALLS + turn),
  );

const whole = (count: number) => count.toLocaleString("en");

async function getFigure(sides: readonly [Side, Side], place: number): Promise<Figure> {
  const [few, many] = [sides[0].calls[place], sides[1].calls[place]];
  if (few === undefined || many === undefined) throw new Error("There is no such call.");
  const [quick, slow] = await timed([few, many]);
  const [before, after] = [await counted(sides[0], few), await counted(sides[1], many)];
  const figure = atMost(few.what, slow / quick, GROWTH);
  const scans = after.readThrough.length > 0 ? `, reads through ${after.readThrough.join(", ")}` : "";
  const rows = `${whole(before.rows)} → ${whole(after.rows)} rows`;
  return {
    ...figure,
    value: `${figure.value} (${quick.toFixed(1)} → ${slow.toFixed(1)} ms; ${rows}${scans})`,
    isKept: figure.isKept === true && scans === "",
  };
}

const megabytes = z.tuple([z.object({ size: z.number() })]);

/** A database's size on disk, with its indexes. */
async function onDisk({ portal }: Side): Promise<string> {
  const found = await portal.platform.database.run("select pg_database_size(current_database()) / 1048576 as size");
  return `${whole(megabytes.parse(found)[0].size)} MB`;
}

async function listFigures(sides: readonly [Side, Side]): Promise<Figure[]> {
  const counts = [small, large].map(({ applicants, applications, vacancies, events }) =>
    [applicants, applications, vacancies, events].map(whole).join(" / "),
  );
  const figures = [
    textFigure("applicants / applications / vacancies / events", counts.join(" → ")),
    textFigure("the database on disk", `${await onDisk(sides[0])} → ${await onDisk(sides[1])}`),
  ];
  for (const place of sides[0].calls.keys()) figures.push(await getFigure(sides, place));
  return figures;
}

/** All that is said of growing: the calls at both sizes, then what one process and two carry. */
export async function measureScale(): Promise<Figure[]> {
  return [...(await measureSizes()), ...(await measureProcesses())];
}

/** p95 of every page's and call's data, at a size and at a hundred times it, and what the database reads for it. */
async function measureSizes(): Promise<Figure[]> {
  const server = await filledServer();
  if (typeof server === "string") return [textFigure("PostgreSQL", server)];
  try {
    const sides = [await getSide(server.small), await getSide(server.large)] as const;
    try {
      return await listFigures(sides);
    } finally {
      for (const { portal } of sides) await portal.close();
    }
  } finally {
    await server.stop();
  }
}
