// The drill of docs/backup.md: a PostgreSQL server is brought back to the moment before someone destroyed rows.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "../../src/app/migrations.ts";
import { seedMasterData } from "../../src/features/reference-data/load/load-master-data.server.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { migrate, pendingMigrations } from "../../src/platform/database/migrate.ts";
import { everyLook } from "../support/every-look.ts";
import { freePort } from "../support/free-port.ts";
import { inventSeekers } from "../support/many-seekers.ts";
import { type ArchivedPostgres, startArchivedPostgres } from "./archived-postgres.ts";

const before = 10_000;
const after = 1_000;

describe.skipIf(!everyLook)("recovery to a moment (a part of npm run endurance)", () => {
  let server: ArchivedPostgres | null;
  beforeAll(async () => {
    server = await startArchivedPostgres(await freePort());
  });
  afterAll(() => server?.remove());

  const signUps = (database: Database, from: number, count: number) =>
    database.run(`insert into applicants (email, email_key, name, password_hash, language, created_at, activated_at)
      select 'later' || n || '@contoh.id', 'later' || n || '@contoh.id', 'Later', 'x', 'id', now(), now()
      from generate_series(${from}, ${from + count - 1}) as n`);

  async function one(database: Database, query: string): Promise<string> {
    const { rows } = await sql.raw<{ answer: string }>(`select (${query})::text as answer`).execute(database.db);
    return rows[0]?.answer ?? "";
  }

  /** Every person and resume in one hash. */
  const readRows = (database: Database) =>
    one(
      database,
      `select md5(string_agg(a::text || coalesce(r::text, ''), ',' order by a.id))
      from applicants a left join resumes r on r.applicant_id = a.id`,
    );

  test("all that was committed before it is there, what came after is not", { timeout: 900_000 }, async ({ skip }) => {
    if (server === null) return skip("PostgreSQL is not installed");
    let database = await openDatabase({ url: server.url, connections: 2 });
    await migrate(database, migrations);
    await seedMasterData(database);
    await inventSeekers(database, before);
    const bytes = await one(database, "select pg_database_size(current_database())");
    const beganBase = performance.now();
    await server.takeBase();
    const tookBase = performance.now() - beganBase;

    await signUps(database, 1, after);
    const expectedRows = await readRows(database);
    const moment = await one(database, "select clock_timestamp()");
    await database.run("delete from applicants where id % 2 = 0");
    await signUps(database, after + 1, after);
    await server.archiveAll(database);
    await database.close();
    await server.lose();

    const began = performance.now();
    await server.recoverTo(moment);
    const took = performance.now() - began;
    database = await openDatabase({ url: server.url, connections: 2 });
    expect(await one(database, "select count(*) from applicants")).toBe(String(before + after));
    expect(await readRows(database)).toBe(expectedRows);
    expect(await pendingMigrations(database, migrations)).toEqual([]);
    expect(await one(database, "select pg_is_in_recovery()")).toBe("false");
    // It takes writes again, on a new time line.
    await signUps(database, 2 * after + 1, 1);
    await database.close();
    console.info(
      `${(Number(bytes) / 1e6).toFixed(0)} MB: base backup ${(tookBase / 1000).toFixed(1)} s, recovery ${(took / 1000).toFixed(1)} s`,
    );
  });
});
