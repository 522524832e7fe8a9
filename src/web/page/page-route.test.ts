import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pageRoutes } from "./page-route.ts";

function route(id: string, parentId: string | undefined, path?: string, action?: () => null) {
  const module = { default: () => null, ...(action === undefined ? {} : { action }) };
  return { id, ...(parentId === undefined ? {} : { parentId }), ...(path === undefined ? {} : { path }), module };
}

const routes: ServerBuild["routes"] = {
  root: { ...route("root", undefined, "") },
  list: { ...route("list", "root", "lowongan") },
  page: { ...route("page", "root", "lowongan/lowongan-detail-page/:id/:slug?") },
  reset: { ...route("reset", "root", "reset-password/:token", () => null) },
};

test.each([
  ["/lowongan", "/lowongan", false],
  ["/lowongan.data", "/lowongan", false],
  ["/lowongan/lowongan-detail-page/12/juru-las", "/lowongan/lowongan-detail-page/:id/:slug?", false],
  ["/reset-password/kq3_9xbdmaz0w8sdkfjq2lwo3i4u5y6t", "/reset-password/:token", true],
  ["/nothing/kq3_9xbdmaz0w8sdkfjq2lwo3i4u5y6t", "page", false],
])("%s is the page %s, however often it is asked; forms: %s", (path, pattern, takesForms) => {
  const routeOf = pageRoutes({ routes }, "/");
  for (const _ of [1, 2]) expect(routeOf(path)).toMatchObject({ pattern, takesForms });
});

test("the base path counts", () => {
  const routeOf = pageRoutes({ routes }, "/karier");
  expect(routeOf("/karier/lowongan").pattern).toBe("/lowongan");
  expect(routeOf("/lowongan").pattern).toBe("page");
});

test("a page says itself that everybody who is signed in gets the same", () => {
  const shared = {
    ...routes,
    list: { ...route("list", "root", "lowongan"), module: { default: () => null, handle: { isShared: true } } },
  };
  const routeOf = pageRoutes({ routes: shared }, "/");
  expect([routeOf("/lowongan").isShared, routeOf("/reset-password/x").isShared]).toEqual([true, false]);
});
