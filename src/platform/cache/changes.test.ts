import { expect, test } from "vitest";
import { openBoundedStore } from "./bounded-store.ts";
import { createChangeLog, openChanges } from "./changes.ts";

/** A store of ten letters, with what left it. */
function aStore(most = 10) {
  const log = createChangeLog();
  const time = { now: 0 };
  const gone: string[] = [];
  const store = openBoundedStore<string>({
    log,
    now: () => time.now,
    most,
    sizeOf: (text) => text.length,
    onGone: (text) => void gone.push(text),
  });
  const put = (key: string, text: string, shows: string[] = [], until?: number) =>
    store.put(key, text, { shows, mark: log.mark(), ...(until !== undefined && { until }) });
  return { log, time, gone, store, put };
}

test("what is kept is true until something that it shows changes, whatever else changed before", () => {
  const { log, store, put } = aStore();
  put("list", "abc", ["vacancies", "companies"]);
  log.changed("news");
  expect(store.get("list")).toBe("abc");
  log.changed("companies");
  expect(store.get("list")).toBeUndefined();
  expect(store.peek("list")).toBe("abc");
});

test("what was read before a change and put after it is not true", () => {
  const { log, store } = aStore();
  const mark = log.mark();
  log.changed("vacancies");
  store.put("list", "old", { shows: ["vacancies"], mark });
  expect(store.get("list")).toBeUndefined();
});

test("an expired entry is not valid", () => {
  const { time, store, put } = aStore();
  put("event", "abc", [], 5);
  time.now = 4;
  expect(store.get("event")).toBe("abc");
  time.now = 5;
  expect(store.get("event")).toBeUndefined();
});

test("more than it holds is never kept; the entry that was read longest ago is evicted first, and reported", () => {
  const { gone, store, put } = aStore();
  put("a", "aaaa");
  put("b", "bbbb");
  store.get("a");
  put("c", "cccc");
  expect(gone).toEqual(["bbbb"]);
  put("a", "AA");
  expect(gone).toEqual(["bbbb", "aaaa"]);
  put("d", "far too long a text");
  expect(store.size).toBe(0);
});

test("a log that has heard of too many names counts everything as changed", () => {
  const log = createChangeLog();
  const mark = log.mark();
  for (let tag = 0; tag <= 10_000; tag++) log.changed(`vacancy:${tag}`);
  expect(log.isStale([], mark)).toBe(true);
  expect(log.isStale(["vacancy:1"], log.mark())).toBe(false);
});

test("changes are listened to once for all, from the first reader on, and passed to every subscriber", async () => {
  const messages: (string | null)[] = [];
  const listeners: { tell: (tag: string) => void; again: () => void }[] = [];
  const stopped: string[] = [];
  const changes = openChanges({
    listen: async (channel, tell, again = () => {}) => {
      listeners.push({ tell, again });
      return async () => void stopped.push(channel);
    },
  });
  changes.follow(async (tag) => void messages.push(tag));
  expect(listeners).toEqual([]);
  await Promise.all([changes.heard(), changes.heard()]);
  expect(listeners).toHaveLength(1);
  const mark = changes.mark();
  listeners[0]?.tell("news");
  expect([changes.isStale(["news"], mark), changes.isStale(["vacancies"], mark)]).toEqual([true, false]);
  listeners[0]?.again();
  expect(changes.isStale(["vacancies"], mark)).toBe(true);
  expect(messages).toEqual(["news", null]);
  await changes.stop();
  expect(stopped).toEqual(["page_changes"]);
});
