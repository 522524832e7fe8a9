// Shows: promise 8
import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { Api } from "../../src/contract/client.ts";
import { unrenderedPages } from "../support/unrendered-pages.ts";
import { openPage } from "./open-page.ts";

type Page = NonNullable<ServerBuild["routes"][string]>;

/** Pages whose id is a code or a token of any shape. */
const coded = /^account\/confirmation\//;
/** A page that continues without its vacancy, as the letter's link still leads somewhere. */
const doesWithout = /^alerts\/go\//;

let pages: Page[] = [];
beforeAll(async () => {
  const build = await unrenderedPages();
  pages = Object.values(build.routes).flatMap((page) => {
    const path = page?.path ?? "";
    return page && path.split("/").some((part) => /^:id\??$/.test(part)) && !coded.test(path) ? [page] : [];
  });
});

/** Values that `Number` converts to 7, or to something, and that are no id. */
const spellings = [
  " 7",
  "7 ",
  "+7",
  "-7",
  "7.0",
  "7e0",
  "1e3",
  "0x7",
  "0b111",
  "7n",
  "７",
  "٧",
  "Infinity",
  "NaN",
  "7,8",
];
const others = ["x", "", "7\n", "\t7", "9".repeat(16), "9007199254740993", "__proto__"];

/** Forms that have nothing to do with the page's id: whether an answer helped, and the views of a list. */
const otherForms = /^pusat-bantuan\/detail\/|\/applicants$/;

const nobody: Api = {
  send: () => {
    throw new Error("A call was asked.");
  },
};

const paramsWith = (id: string) => ({ id, code: "7", title: "judul", activityCode: "kode", "*": "judul" });

test.each([...spellings, ...others])("an address with the id %j is no page, and asks no call", async (id) => {
  const broken: unknown[] = [];
  for (const { path = "", module } of pages.filter((page) => !doesWithout.test(page.path ?? ""))) {
    const { loader, action } = module;
    // What is optional and is not there is another page.
    if (id === "" && path.includes(":id?")) continue;
    const params = paramsWith(id);
    for (const work of [loader, otherForms.test(path) ? undefined : action]) {
      if (work === undefined) continue;
      const form = work === action ? new FormData() : undefined;
      const { status, faults } = await openPage((args) => work(args), { api: nobody, params, form });
      if (status !== 404 || faults.length > 0)
        broken.push([path, work === action ? "action" : "loader", status, ...faults]);
    }
  }
  expect(broken).toEqual([]);
});

test("a letter's link whose vacancy is none leads on without it", async () => {
  const page = pages.find(({ path = "" }) => doesWithout.test(path));
  const bodies: unknown[] = [];
  const api: Api = {
    send: async (_, parts) => {
      bodies.push(parts);
      return { ...{ status: "refused", http: 404, code: "x", message: "", errors: [], extra: {}, requestId: "r" } };
    },
  };
  for (const id of spellings) {
    const { status } = await openPage((args) => page?.module.loader?.(args), { api, params: paramsWith(id) });
    expect(status).toBe(302);
  }
  expect(JSON.stringify(bodies)).not.toContain("vacancyId");
});

test("all pages with an id are asked", () => {
  expect(pages.length).toBeGreaterThan(20);
});
