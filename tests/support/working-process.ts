// Does every scheduled job of a site once, by the clock that the environment gives, and ends. A place is a data folder, or
// one and an address.
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { closePlatform, openPlatform } from "../../src/app/open-platform.ts";
import { startWork } from "../../src/app/start-work.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";

const [, , dataDir = "", url = ""] = process.argv;
const secret = "a secret of tests of thirty-two letters";
const env = { DATA_DIR: dataDir, SECRET_KEY: secret, LOG_LEVEL: "fatal", ...(url !== "" && { DATABASE_URL: url }) };
const platform = await openPlatform(readSettings(env), () => new Date());
await startWork(platform);
const { database, jobs } = platform;
const named = z.array(z.object({ name: z.string() }));
const scheduled = named.parse(await database.run("select name from pgboss.schedule"));
for (const { name } of scheduled) await jobs.sendOnce(name, { afterSeconds: 0 });
const open = `select name from pgboss.job where state in ('created', 'active', 'retry')
  and not starts_with(name, '__pgboss__') and start_after < clock_timestamp() + interval '1 minute'`;
while ((await database.run(open)).length > 0) await wait(100);
process.stdout.write(`${JSON.stringify({ ahead: platform.clockWatch.aheadSeconds(), jobs: scheduled.length })}\n`);
await closePlatform(platform);
process.exit(0);
