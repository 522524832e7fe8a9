import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { slowedDatabase } from "../support/slowed-database.ts";
import { type Pair, pairs, race, slowMs } from "./race.ts";
import { aPersonToRace, getWorld, type Person, racingPortal } from "./world.ts";

// To make someone takes longer than to race him, so people are made once, in a database that each round copies: a
// round races every pair once, each about a person of its own.

/** Pairs that race beside each other; a portal has ten connections, and a pair takes two. */
const besides = 4;

/** So long one may wait for another's lock here: on a machine that does other work too, slowed commands take long. */
const patienceMs = 120_000;

export interface RaceCount {
  rounds: number;
  races: number;
  /** As the server counted them (`pg_stat_database`). */
  deadlocks: number;
  /** Faults, contradictions and lost changes, with the pair that made them. */
  faults: string[];
  seconds: number;
}

export interface Stage {
  url: string;
  files: string;
  /** The pairs that race, each with a person of its own. */
  racing: readonly { pair: Pair; person: Person }[];
}

function withName(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function onServer(url: string, statement: string): Promise<unknown[]> {
  const server = await openDatabase({ url });
  return server.run(statement).finally(() => server.close());
}

const stageName = "races";

/** A database on `server` with someone for every pair, or for every one that the command `only` is in. */
export async function prepareStage(server: string, only?: string): Promise<Stage> {
  await onServer(server, `drop database if exists ${stageName} with (force)`);
  await onServer(server, `create database ${stageName}`);
  const url = withName(server, stageName);
  const files = await mkdtemp(join(tmpdir(), "races-"));
  const portal = await racingPortal(
    async (migrations, seed) => {
      const database = await openDatabase({ url });
      await migrate(database, migrations);
      await seed?.seed(database, files);
      return database;
    },
    { DATA_DIR: files },
  );
  const racing: { pair: Pair; person: Person }[] = [];
  for (const pair of pairs.filter((names) => only === undefined || names.some((name) => name === only))) {
    racing.push({ pair, person: await aPersonToRace(portal) });
  }
  await portal.platform.close();
  return { url: server, files, racing };
}

/** Races every pair once, on a copy of the stage. */
async function round({ url: server, files, racing }: Stage, name: string): Promise<Omit<RaceCount, "seconds">> {
  await onServer(server, `create database ${name} template ${stageName} strategy file_copy`);
  const copied = await mkdtemp(join(tmpdir(), "races-"));
  await cp(files, copied, { recursive: true });
  const url = withName(server, name);
  const portal = await racingPortal(
    async () => {
      const database = slowedDatabase(await openDatabase({ url, statementMs: patienceMs }));
      database.slowDown(slowMs);
      return database;
    },
    { DATA_DIR: copied },
  );
  const faults: string[] = [];
  const waiting = [...racing];
  const runner = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { pair, person } = next;
      faults.push(...named(pair, await race(getWorld(portal, person), pair)));
    }
  };
  await Promise.all(Array.from({ length: besides }, runner));
  await portal.platform.close();
  const deadlocks = await getDeadlocks(server, name);
  await onServer(server, `drop database ${name} with (force)`);
  await rm(copied, { recursive: true });
  return { rounds: 1, races: racing.length, deadlocks, faults };
}

const named = ([first, second]: Pair, faults: readonly string[]) =>
  faults.map((fault) => `${first} beside ${second}: ${fault}`);

/** Told once every connection of the database has ended: each hands over its counts then. */
async function getDeadlocks(server: string, name: string): Promise<number> {
  const [row] = await onServer(server, `select deadlocks from pg_stat_database where datname = '${name}'`);
  if (typeof row !== "object" || row === null || !("deadlocks" in row)) throw new Error(`No counts of ${name}.`);
  return Number(row.deadlocks);
}

/**
 * Races every pair `rounds` times, or until `untilMs` of the clock.
 * @param lanes rounds beside each other, each on a database of its own
 * @param report gets the counts after each round
 */
export async function raceLong(
  stage: Stage,
  { rounds, lanes, untilMs }: { rounds: number; lanes: number; untilMs: number },
  report: (count: RaceCount) => void = () => {},
): Promise<RaceCount> {
  const started = performance.now();
  const count: RaceCount = { rounds: 0, races: 0, deadlocks: 0, faults: [], seconds: 0 };
  let begun = 0;
  const lane = async () => {
    while (begun < rounds && Date.now() < untilMs) {
      begun += 1;
      const one = await round(stage, `${stageName}_${begun}`);
      count.rounds += one.rounds;
      count.races += one.races;
      count.deadlocks += one.deadlocks;
      count.faults.push(...one.faults);
      count.seconds = (performance.now() - started) / 1000;
      report(count);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return count;
}

/** Takes away what the stage was made of. */
export async function removeStage({ url, files }: Stage): Promise<void> {
  await onServer(url, `drop database if exists ${stageName} with (force)`);
  await rm(files, { recursive: true });
}
