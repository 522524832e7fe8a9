import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { checkPages } from "./check-pages.ts";

type Routes = ServerBuild["routes"];

const action = Object.assign(() => null, { limits: { bytes: 1, files: {} } });
const shell = { id: "shell", module: { default: () => null } };
const page = (module: object): Routes => ({
  shell,
  page: { id: "page", parentId: "shell", path: "account/history", module: { default: () => null, ...module } },
});

test("a page that names a row of the policies starts, within a layout that names none", () => {
  expect(() => checkPages({ routes: page({ handle: { needs: "application.read" }, action }) })).not.toThrow();
});

test.each<[string, object]>([
  ["no handle", {}],
  ["a handle that says nothing of it", { handle: { hydrate: "eager" } }],
  ["a row that there is not", { handle: { needs: "application.own" } }],
  ["no text", { handle: { needs: 1 } }],
])("a page with %s does not start", (_, module) => {
  expect(() => checkPages({ routes: page(module) })).toThrow("account/history does not say which action");
});

test("a form without limits does not start", () => {
  const module = { handle: { needs: "application.read" }, action: () => null };
  expect(() => checkPages({ routes: page(module) })).toThrow("does not say what it may hold");
});
