import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { goOn } from "./inline-scripts.ts";

const here = "https://karier.test/signup?x=1";

/** Where a page leads that is opened with this in its tab's storage. */
function open(kept: Record<string, string>, href = here): string[] {
  const led: string[] = [];
  runInNewContext(goOn, {
    sessionStorage: {
      getItem: (key: string) => kept[key] ?? null,
      removeItem: (key: string) => Reflect.deleteProperty(kept, key),
    },
    location: { href, replace: (url: URL) => led.push(url.href) },
    URL,
  });
  return led;
}

const wanted = (to: string, agoMs = 0) => ({ wanted: JSON.stringify([to, here, Date.now() - agoMs]) });

test("a page that is loaded anew while one is on the way leads on, once", () => {
  const kept = wanted("/signup/profile-resume?a=b#c");
  expect(open(kept)).toEqual(["https://karier.test/signup/profile-resume?a=b#c"]);
  expect(open(kept)).toEqual([]);
});

test("a place that was meant from this page is found from there", () => {
  expect(open(wanted("?page=2"))).toEqual(["https://karier.test/signup?page=2"]);
});

test("another page than one was on leads nowhere, and forgets where one was going", () => {
  const kept = wanted("/lowongan");
  expect(open(kept, "https://karier.test/")).toEqual([]);
  expect(kept).toEqual({});
});

test("nor does the same one long afterwards", () => {
  expect(open(wanted("/lowongan", 59_000))).toEqual(["https://karier.test/lowongan"]);
  expect(open(wanted("/lowongan", 61_000))).toEqual([]);
});

test("a browser that keeps nothing, or something else, is left alone", () => {
  expect(open({})).toEqual([]);
  expect(open({ wanted: "{" })).toEqual([]);
  expect(() => runInNewContext(goOn, {})).not.toThrow();
});
