// A process for frugal-pglite.test.ts: it asks the same things so often that V8 optimises what they need.
import { openDatabase } from "./database.ts";

const STATEMENTS = 4000;

const [, , dataDir = ""] = process.argv;
const database = await openDatabase({ dataDir });
for (let number = 0; number < STATEMENTS; number++) {
  await database.run("select count(*) from pg_class where relpages between $1::int and $2::int", [number, number + 9]);
}
await database.close();
