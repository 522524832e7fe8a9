// A process for killed.test.ts: it delivers what waits until it is killed, or nothing waits any more.
import { setTimeout as wait } from "node:timers/promises";
import { outboxOn } from "../../../tests/support/outbox.ts";
import { openDatabase } from "../database/database.ts";

const [, , place = "", smtpUrl = ""] = process.argv;
const database = await openDatabase(place.startsWith("postgres") ? { url: place } : { dataDir: place });
const { jobs, close } = await outboxOn(database, smtpUrl);
await jobs.start();
process.stdout.write("working\n");
const waiting = database.db.selectFrom("outbox").select("id").where("state", "=", "waiting").limit(1);
while ((await waiting.executeTakeFirst()) !== undefined) await wait(50);
await close();
await database.close();
process.exit(0);
