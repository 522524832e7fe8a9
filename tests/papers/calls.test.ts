import { expect, test } from "vitest";
import { calls } from "../wire/asking.ts";
import { paper } from "./spec.ts";

/** Each "POST login" that the document names: methods, then paths, without `?` and the query. */
function callsNamed(text: string): Set<string> {
  const form = /\b((?:(?:GET|POST|PUT|DELETE)(?:, )?)+) ((?:`[^`]+`(?: \([^)]*\))?(?:, )?)+)/g;
  const named = [...text.matchAll(form)].flatMap(([, methods = "", paths = ""]) =>
    methods
      .split(", ")
      .flatMap((method) => [...paths.matchAll(/`([^`?]+)[^`]*`/g)].map(([, path = ""]) => `${method} ${path}`)),
  );
  // What lies at the site's root is no call of the API.
  return new Set(named.filter((call) => !call.includes(" /")));
}

// The same list is held against the OpenAPI document by tests/wire/description.test.ts.
test("the paper about the wire names the calls of the OpenAPI document, no other", () => {
  expect([...callsNamed(paper("api").text)].sort()).toEqual([...calls].sort());
});
