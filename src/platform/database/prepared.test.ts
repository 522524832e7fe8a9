import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Database, Tx } from "./database.ts";
import { prepared } from "./prepared.ts";
import { sqlState } from "./unavailable-database.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.close());

/** The connection's prepared statements with these words, and their number of calls. */
async function storeWords(tx: Tx, words: string): Promise<number[]> {
  const { rows } = await sql<{ asked: number }>`
    select generic_plans + custom_plans as asked from pg_prepared_statements
    where strpos(statement, ${words}) > 0 and strpos(statement, 'pg_prepared_statements') = 0`.execute(tx);
  return rows.map(({ asked }) => asked);
}

const twice = (number: number): RawBuilder<{ twice: number }> => sql`${prepared} select ${number}::int8 * 2 as twice`;

test("a connection prepares a marked statement once and asks it with other parameters", async () => {
  await database.transact(async (tx) => {
    for (const number of [1, 2, 3]) {
      expect((await twice(number).execute(tx)).rows).toEqual([{ twice: 2 * number }]);
    }
    expect(await storeWords(tx, "as twice")).toEqual([3]);
  });
});

test("a statement without the mark is not kept", async () => {
  await database.transact(async (tx) => {
    await sql`select ${1}::int8 as once`.execute(tx);
    expect(await storeWords(tx, "as once")).toEqual([]);
  });
});

test("a marked statement that failed is asked again", async () => {
  const half = (number: number) => sql<{ half: number }>`${prepared} select 10::int8 / ${number}::int8 as half`;
  const failure = await half(0)
    .execute(database.db)
    .catch((error) => error);
  expect(sqlState(failure)).toBe("22012");
  for (const number of [2, 5]) {
    expect((await half(number).execute(database.db)).rows).toEqual([{ half: 10 / number }]);
  }
});

test("a marked statement whose words are wrong is refused each time it is asked", async () => {
  const wrong = sql`${prepared} selekt ${1}`;
  for (let time = 0; time < 2; time++) {
    const failure = await wrong.execute(database.db).catch((error) => error);
    expect(sqlState(failure)).toBe("42601");
  }
});
