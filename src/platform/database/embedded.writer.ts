// A process for embedded.test.ts: it writes numbers and says each one that the database acknowledged, until it is killed.
import { randomInt } from "node:crypto";
import { openDatabase } from "./database.ts";

const [, , dataDir = ""] = process.argv;
const database = await openDatabase({ dataDir });
await database.run("create table if not exists written (number bigint primary key)");
for (;;) {
  const number = randomInt(2 ** 40);
  await database.run("insert into written values ($1)", [number]);
  process.stdout.write(`${number}\n`);
}
