// A process for tests: it writes numbers and says each one that the database acknowledged, until it is killed.
import { randomInt } from "node:crypto";
import { openDatabase } from "./database.ts";

const [, , place = ""] = process.argv;
const database = await openDatabase(place.startsWith("postgres") ? { url: place } : { dataDir: place });
await database.run("create table if not exists written (number bigint primary key)");
for (;;) {
  const number = randomInt(2 ** 40);
  await database.run("insert into written values ($1)", [number]);
  process.stdout.write(`${number}\n`);
}
