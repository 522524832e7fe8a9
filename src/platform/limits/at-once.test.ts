import { expect, test } from "vitest";
import { atOnce } from "./at-once.ts";

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const beginning = Promise.withResolvers<void>();
  const seen = { began: false };
  const run = () => {
    seen.began = true;
    beginning.resolve();
    return promise;
  };
  return { seen, run, end: resolve, fail: reject, begins: beginning.promise };
}

test("two run, two wait their turn, the fifth is refused at once", async () => {
  const take = atOnce({ running: 2, waiting: 2 });
  const [one, two, three, four, five] = [work(), work(), work(), work(), work()];
  const turns = [one, two, three, four].map(({ run }) => take(run));
  expect(await take(five.run)).toEqual({ status: "busy" });
  expect([one, two, three, four, five].map(({ seen }) => seen.began)).toEqual([true, true, false, false, false]);
  one.end("first");
  expect(await turns[0]).toEqual({ status: "done", value: "first" });
  await three.begins;
  expect(four.seen.began).toBe(false);
  for (const each of [two, three, four]) each.end("later");
  expect(await Promise.all(turns.slice(1))).toEqual(Array(3).fill({ status: "done", value: "later" }));
});

test("work that fails gives its place on", async () => {
  const take = atOnce({ running: 1, waiting: 1 });
  const [one, two] = [work(), work()];
  const turns = [take(one.run), take(two.run)] as const;
  one.fail(new Error("broken"));
  await expect(turns[0]).rejects.toThrow("broken");
  two.end("fine");
  expect(await turns[1]).toEqual({ status: "done", value: "fine" });
  expect(await take(async () => "again")).toEqual({ status: "done", value: "again" });
});

test("one key takes no more than its share, and another still gets in", async () => {
  const take = atOnce({ running: 1, waiting: 9, share: 2 });
  const [one, two, three, other, later] = [work(), work(), work(), work(), work()];
  const turns = [take(one.run, "a"), take(two.run, "a")];
  expect(await take(three.run, "a")).toEqual({ status: "busy" });
  const others = take(other.run, "b");
  for (const each of [one, two, other]) each.end("done");
  await Promise.all([...turns, others]);
  later.end("later");
  expect(await take(later.run, "a")).toEqual({ status: "done", value: "later" });
});

test("who waits longer than a turn is worth goes, and keeps nobody after him waiting", async () => {
  const take = atOnce({ running: 1, waiting: 9, share: 2, waitMs: 20 });
  const [one, two, three] = [work(), work(), work()];
  const first = take(one.run, "a");
  expect(await take(two.run, "a")).toEqual({ status: "busy" });
  expect(two.seen.began).toBe(false);
  const next = take(three.run, "a");
  one.end("done");
  await first;
  three.end("its turn");
  expect(await next).toEqual({ status: "done", value: "its turn" });
});
