// A process for migrate.test.ts: it migrates the database at the address and prints what ran.
import { sql } from "kysely";
import { type Db, openDatabase } from "./database.ts";
import { type Migration, migrate } from "./migrate.ts";

const slowly = (name: string, statement: string): Migration => ({
  name,
  up: async (db: Db) => {
    await sql`select pg_sleep(0.3)`.execute(db);
    await sql.raw(statement).execute(db);
  },
});

const [, , url = ""] = process.argv;
const database = await openDatabase({ url });
const ran = await migrate(database, [
  slowly("slow-animals", "create table animals (name text)"),
  slowly("slow-legs", "alter table animals add column legs integer"),
]);
process.stdout.write(ran.join());
await database.close();
