/**
 * Races every pair of commands about one person on a PostgreSQL server of its own, `RACES` times (500) or for
 * `RACE_MINUTES` (180), and says how it went. `RACE_OF` races only the pairs that this command is in.
 */
import { prepareStage, type RaceCount, raceLong, removeStage } from "../tests/locks/long-races.ts";
import { startPostgres } from "../tests/support/postgres.ts";

const { RACES = "500", RACE_MINUTES = "180", RACE_LANES = "2", RACE_OF } = process.env;

function formatCount({ rounds, races, deadlocks, faults, seconds }: RaceCount): string {
  return `${rounds} rounds, ${races} races, ${deadlocks} deadlocks, ${faults.length} faults, ${Math.round(seconds)} s`;
}

async function raceOn(url: string): Promise<boolean> {
  const [rounds, lanes] = [Number(RACES), Number(RACE_LANES)];
  const untilMs = Date.now() + Number(RACE_MINUTES) * 60_000;
  const stage = await prepareStage(url, RACE_OF);
  const count = await raceLong(stage, { rounds, lanes, untilMs }, (now) => {
    if (now.rounds % 10 === 0) console.log([formatCount(now), ...now.faults].join("\n"));
  });
  await removeStage(stage);
  for (const fault of count.faults) console.log(fault);
  console.log(`Each pair of commands raced ${count.rounds} of ${rounds} times: ${formatCount(count)}.`);
  return count.rounds === rounds && count.deadlocks === 0 && count.faults.length === 0;
}

const server = await startPostgres();
if (typeof server === "string") throw new Error(server);
try {
  process.exitCode = (await raceOn(server.url)) ? 0 : 1;
} finally {
  await server.stop();
}
