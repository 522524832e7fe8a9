import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { goOn } from "./inline-scripts.ts";

const here = "https://karier.test/signup?x=1";

/** Where a page leads that is opened with this in its tab's storage. */
function open(stored: Record<string, string>, href = here): string[] {
  const led: string[] = [];
  runInNewContext(goOn, {
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    },
    location: { href, replace: (url: URL) => led.push(url.href) },
    URL,
  });
  return led;
}

const toStored = (to: string, agoMs = 0) => ({ wanted: JSON.stringify([to, here, Date.now() - agoMs]) });

test("a page that is reloaded during a navigation continues it, once", () => {
  const stored = toStored("/signup/profile-resume?a=b#c");
  expect(open(stored)).toEqual(["https://karier.test/signup/profile-resume?a=b#c"]);
  expect(open(stored)).toEqual([]);
});

test("a place that was meant from this page is found from there", () => {
  expect(open(toStored("?page=2"))).toEqual(["https://karier.test/signup?page=2"]);
});

test("another page than one was on leads nowhere, and forgets where one was going", () => {
  const stored = toStored("/lowongan");
  expect(open(stored, "https://karier.test/")).toEqual([]);
  expect(stored).toEqual({});
});

test("nor does the same one long afterwards", () => {
  expect(open(toStored("/lowongan", 59_000))).toEqual(["https://karier.test/lowongan"]);
  expect(open(toStored("/lowongan", 61_000))).toEqual([]);
});

test("a browser that keeps nothing, or something else, is left alone", () => {
  expect(open({})).toEqual([]);
  expect(open({ wanted: "{" })).toEqual([]);
  expect(() => runInNewContext(goOn, {})).not.toThrow();
});
