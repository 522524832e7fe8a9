// Shows: promise 22
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { startPgBouncer } from "../../../tests/support/pgbouncer.ts";
import { type PrivatePostgres, startPostgres } from "../../../tests/support/postgres.ts";
import { startTcpProxy, type TcpProxy } from "../../../tests/support/tcp-proxy.ts";
import { isUnavailable } from "../unavailable.ts";
import { openDatabase } from "./database.ts";
import { prepared } from "./prepared.ts";

let server: PrivatePostgres | string;
let proxy: TcpProxy;

beforeAll(async () => {
  server = await startPostgres();
  if (typeof server !== "string") proxy = await startTcpProxy(Number(new URL(server.url).port));
});
afterAll(async () => {
  await proxy?.close();
  if (typeof server !== "string") await server.stop();
});

const throughProxy = () => `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;

describe.concurrent("a line that fails", () => {
  test("a silent connection fails its statement soon after the limit, and takes the idle ones along", async ({
    skip,
  }) => {
    if (typeof server === "string") return skip(server);
    const own = await startTcpProxy(Number(new URL(server.url).port));
    const database = await openDatabase({
      url: `postgres://postgres@127.0.0.1:${own.port}/postgres`,
      statementMs: 3_000,
      connections: 5,
    });
    await Promise.all(Array.from({ length: 5 }, () => database.run("select pg_sleep(0.1)")));
    own.silence();
    const failed = await database.run("select 1").catch((error: unknown) => error);
    expect(isUnavailable(failed)).toBe(true);
    // The four others were as silent: a statement on one of them would fail like the first.
    const again = await Promise.all(Array.from({ length: 5 }, () => database.run("select 1 as one")));
    expect(again).toEqual(Array(5).fill([{ one: 1 }]));
    await database.close();
    await own.close();
  });

  test("a silent connection that listens is noticed, and opened again", async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    const database = await openDatabase({ url: throughProxy() });
    const heard: string[] = [];
    let again = 0;
    await database.listen(
      "news",
      (payload) => heard.push(payload),
      () => again++,
    );
    proxy.silence();
    await eventually(() => expect(again).toBe(1));
    await database.run("select pg_notify('news', 'heard')");
    await eventually(() => expect(heard).toEqual(["heard"]));
    await database.close();
  });

  test("a close waits for no connection that is silent", async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    const own = await startTcpProxy(Number(new URL(server.url).port));
    const database = await openDatabase({ url: `postgres://postgres@127.0.0.1:${own.port}/postgres` });
    await database.listen("news", () => {});
    await database.run("select 1");
    own.silence();
    // A close that waits would never end, and neither would the test.
    await expect(database.close()).resolves.toBeUndefined();
    await own.close();
  });
});

test("a statement under way when its server goes fails as unavailable, and ends no process", async ({ skip }) => {
  if (typeof server === "string") return skip(server);
  const database = await openDatabase({ url: server.url });
  const underway = database.run("select pg_sleep(30)").catch((error: unknown) => error);
  const inTransaction = database
    .transact(async (tx) => tx.selectNoFrom(({ fn, val }) => fn("pg_sleep", [val(30)]).as("slept")).execute())
    .catch((error: unknown) => error);
  await eventually(async () => {
    const busy = await database.run(
      "select 1 from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()",
    );
    expect(busy.length).toBe(2);
  });
  await server.restart();
  expect(isUnavailable(await underway)).toBe(true);
  expect(isUnavailable(await inTransaction)).toBe(true);
  await eventually(() => database.ping());
  await database.close();
});

test("a server without a free connection answers that it is unavailable, not that something broke", async ({
  skip,
}) => {
  if (typeof server === "string") return skip(server);
  const { url } = server;
  const admin = await openDatabase({ url, connections: 1 });
  await admin.run("drop role if exists narrow");
  await admin.run("create role narrow login connection limit 1");
  const database = await openDatabase({ url: url.replace("postgres@", "narrow@"), connections: 2 });
  const [first, second] = await Promise.allSettled([
    database.run("select pg_sleep(0.5)"),
    database.run("select pg_sleep(0.5)"),
  ]);
  const refused = [first, second].flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused.map(isUnavailable)).toEqual([true]);
  await database.close();
  await admin.close();
});

describe("a pooler that lends connections for a transaction", () => {
  test("is refused with one sentence where the server itself is not named", async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    for (const isTolerant of [false, true]) {
      const pooler = await startPgBouncer(server.url, { isTolerant });
      if (typeof pooler === "string") return skip(pooler);
      const database = await openDatabase({ url: pooler.url });
      const begun = Promise.all([database.listen("news", () => {}), database.run("select 1")]);
      await expect(begun).rejects.toThrow(/set DATABASE_LISTEN_URL to the server itself/);
      await database.close();
      await pooler.stop();
    }
  });

  test("serves two hundred transactions at once beside a direct connection that listens", async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    const pooler = await startPgBouncer(server.url, { isTolerant: false });
    if (typeof pooler === "string") return skip(pooler);
    const database = await openDatabase({ url: pooler.url, directUrl: server.url, connections: 20 });
    const heard: string[] = [];
    await database.listen("news", (payload) => heard.push(payload));
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        database.transact(async (tx) => {
          const row = await tx
            .selectNoFrom(({ val }) => [val(index).as("mine")])
            .modifyFront(prepared)
            .executeTakeFirstOrThrow();
          expect(Number(row.mine)).toBe(index);
          return tx
            .selectNoFrom(({ fn, val }) => fn("pg_notify", [val("news"), val(String(index))]).as("said"))
            .execute();
        }),
      ),
    );
    expect(await database.run("show timezone")).toEqual([{ TimeZone: "UTC" }]);
    await eventually(() => expect(heard.length).toBe(200));
    await database.close();
    await pooler.stop();
  });
});
