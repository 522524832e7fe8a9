// Shows: promise 22
import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Api } from "../../src/contract/client.ts";
import { unrenderedPages } from "../support/unrendered-pages.ts";
import { type Became, openPage } from "./open-page.ts";

// Whatever the API refuses, a page says so in its own way: a redirect, a screen with the refusal's status, or a page
// that does without. None breaks, and none makes a 500 of something else. Journeys walk some of it; here all pages do.

/** How a call may be refused: its status, and the code that goes with it. */
const refusals: readonly [number, string][] = [
  [0, "network"],
  [200, "not-possible"],
  [400, "bad-request"],
  [401, "sign-in-required"],
  [403, "not-allowed"],
  [404, "not-found"],
  [409, "version-conflict"],
  [410, "vacancy-closed"],
  [413, "too-large"],
  [422, "invalid-fields"],
  [429, "too-many"],
  [500, "fault"],
  [503, "unavailable"],
];

interface PageOf {
  id: string;
  module: ServerBuild["routes"][string] extends infer Route ? NonNullable<Route> : never;
}

let pages: PageOf[] = [];
beforeAll(async () => {
  const build = await unrenderedPages();
  pages = Object.values(build.routes).flatMap((route) => (route ? [{ id: route.id, module: route }] : []));
});

const params = { id: "7", code: "7", name: "7", token: "x", vacancy: "7", application: "7", "*": "judul", lang: "id" };

/** The result of a page whose calls are all refused; null: it works without them. */
async function becomes(
  work: (args: LoaderFunctionArgs) => unknown,
  [http, code]: readonly [number, string],
  form?: FormData,
) {
  const api: Api = {
    send: async () => ({
      ...{ status: "refused", http, code, message: "Kata server.", errors: [], extra: {}, requestId: "r-1" },
    }),
  };
  return openPage(work, { api, params, form });
}

/**
 * Allowed results for a visitor: a redirect, or the refusal's own status; where the call answered 200 with a reason, a
 * 4xx.
 */
function isFitting(became: Became, http: number): boolean {
  if (became === null || (became >= 300 && became < 400)) return true;
  if (http === 0) return became === 503;
  if (http === 200) return became >= 400 && became < 500;
  return became === http || (http < 500 && became >= 400 && became < 500);
}

/** The desk's calls refuse by their status alone; pages of addresses that there are not are 404 whatever happens. */
const meets = ({ id }: PageOf, http: number) =>
  !(http === 200 && /^desk|\/desk(-shell)?\//.test(id)) && !id.endsWith("not-found.route.tsx");

describe.each(refusals)("a call that is refused with %i (%s)", (http, code) => {
  test("breaks no page that is opened", async () => {
    const broken: unknown[] = [];
    for (const { id, module } of pages.filter((page) => meets(page, http))) {
      const { loader } = module.module;
      if (loader === undefined) continue;
      const { became, faults } = await becomes((args) => loader(args), [http, code]);
      if (faults.length > 0 || !isFitting(became, http)) broken.push([id, became, ...faults.map(String)]);
    }
    expect(broken).toEqual([]);
  });

  test("breaks no form that is sent, be it empty or another page's", async () => {
    const broken: unknown[] = [];
    for (const { id, module } of pages.filter((page) => meets(page, http))) {
      const { action } = module.module;
      if (action === undefined) continue;
      for (const fields of [{}, { intent: "save", id: "7", email: "a@contoh.id", password: "x", text: "kata" }]) {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        const { became, faults } = await becomes((args) => action(args), [http, code], form);
        if (faults.length > 0 || !isFitting(became, http)) broken.push([id, became, ...faults.map(String)]);
      }
    }
    expect(broken).toEqual([]);
  });
});

test("all pages are asked", () => {
  expect(pages.filter(({ module }) => module.module.loader).length).toBeGreaterThan(70);
  expect(pages.filter(({ module }) => module.module.action).length).toBeGreaterThan(20);
});
