// Shows: promise 22
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { type PrivatePostgres, startPostgres } from "../../../tests/support/postgres.ts";
import { openDatabase } from "./database.ts";
import { withoutLimit } from "./raw-pool.ts";

let server: PrivatePostgres | string;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  if (typeof server !== "string") await server.stop();
});

test("queries and listeners come back by themselves after the server restarted", async ({ skip }) => {
  if (typeof server === "string") return skip(server);
  const lost: Error[] = [];
  const database = await openDatabase({ url: server.url, onConnectionLost: (error) => lost.push(error) });
  const heard: string[] = [];
  let again = 0;
  await database.listen(
    "news",
    (payload) => heard.push(payload),
    () => again++,
  );
  await Promise.all(Array.from({ length: 5 }, () => database.ping()));

  await server.restart();

  await eventually(() => database.ping());
  await eventually(() => expect(again).toBe(1));
  await database.run("select pg_notify('news', 'back')");
  await eventually(() => expect(heard).toEqual(["back"]));
  expect(lost.length).toBeGreaterThan(0);
  await database.close();
});

test("a statement that takes too long is ended by the server, unless its transaction lifts the limit", async ({
  skip,
}) => {
  if (typeof server === "string") return skip(server);
  const database = await openDatabase({ url: server.url, statementMs: 2_000 });
  await expect(database.run("select pg_sleep(600)")).rejects.toThrow("statement timeout");
  await database.transact(async (tx) => {
    await sql.raw(withoutLimit).execute(tx);
    await sql`select pg_sleep(3)`.execute(tx);
  });
  await database.close();
});

test("a server that cannot be reached is an error, not a wait", async () => {
  const database = await openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" });
  await expect(database.ping()).rejects.toThrow("ECONNREFUSED");
  await database.close();
});
