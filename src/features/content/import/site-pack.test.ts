import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { importPack } from "../../../platform/operations/content-pack/import-pack.server.ts";
import { PackFaults } from "../../../platform/operations/content-pack/pack-part.ts";
import { logoFile } from "../portal/logo-found.server.ts";
import { storedSite } from "../site/site.queries.server.ts";
import { logoPack } from "./company-pack.server.ts";
import { sitePack } from "./site-pack.server.ts";

let database: Database;
let shipped: string;
beforeAll(async () => {
  database = await testDatabase(migrations);
  shipped = await readFile("content/site.json", "utf8");
});
afterAll(() => database.close());

async function load(text: string) {
  const reports = await importPack(database, [sitePack], [{ path: "site.json", text }], new Date());
  return reports.get("site.json");
}

/** The reasons for which a pack is not taken, with their lines. */
async function getFaults(loading: Promise<unknown>): Promise<string> {
  const error: unknown = await loading.catch((thrown: unknown) => thrown);
  if (!(error instanceof PackFaults)) throw new Error("It was taken.", { cause: error });
  return error.faults.map(({ path, line, reason }) => `${path} ${line}: ${reason}`).join("\n");
}

test("the shipped file is a good one; a pack's values are stored, and every process is notified only of a change", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  expect(await storedSite(database.db)).toBeNull();
  expect(await load(shipped)).toEqual({ added: 1, updated: 0, unchanged: 0 });
  expect(await load(shipped)).toEqual({ added: 0, updated: 0, unchanged: 1 });
  expect(await load(shipped.replace("Astra Career", "Karier Anyar"))).toEqual({ added: 0, updated: 1, unchanged: 0 });
  expect(await storedSite(database.db)).toMatchObject({
    name: "Karier Anyar",
    privacyUrl: "https://www.example.com/privacy",
  });
  await expect.poll(() => heard).toEqual(["site", "site"]);
  await stop();
});

test.each([
  ["a link that runs", ["https://talenta.example.com", "javascript:alert(1)"], / 18: talentSiteUrl: not an address/],
  ["a misspelt name", ['"contactEmail"', '"contactMail"'], /contactEmail: Invalid input/],
  ["a name that is left empty", ['"name": "Astra Career"', '"name": ""'], / 2: name: Too small/],
  ["a missing comma", ['"logo": null,', '"logo": null'], / 9: it is not JSON/],
  ["a logo of another name", ['"logo": null', '"logo": "../x.png"'], / 8: logo: "logo\.svg", a file beside this one/],
  ["a logo that nobody brought", ['"logo": null', '"logo": "logo.svg"'], / 8: logo: logo\.svg was never brought/],
])("%s is named with its line", async (_, [from = "", to = ""], expected) => {
  expect(await getFaults(load(shipped.replace(from, to)))).toMatch(expected);
});

describe("an operator's own logo", () => {
  const good =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">\n<path d="M0 0h160v40z" fill="#a00"/></svg>';
  const bring = (text: string, logo: string) => {
    const site = shipped.replace('"logo": null', `"logo": ${logo}`);
    const files = Object.entries({ "logo.svg": text, "site.json": site });
    const listed = files.map(([path, content]) => ({ path, text: content }));
    return importPack(database, [logoPack, sitePack], listed, new Date());
  };
  async function served(hash: string) {
    const nobody = { query: new URLSearchParams(), network: null, language: "id" } as const;
    const params = { name: `${hash}.svg` };
    return logoFile(database.db).answer({ method: "GET", headers: new Headers(), params, ...nobody });
  }

  test("is shown while site.json names it, under an address that names its drawing", async () => {
    expect(await bring(good, '"logo.svg"')).toEqual(
      new Map([
        ["logo.svg", { added: 1, updated: 0, unchanged: 0 }],
        ["site.json", { added: 0, updated: 1, unchanged: 0 }],
      ]),
    );
    const logo = (await storedSite(database.db))?.logo ?? { hash: "", ratio: 0 };
    expect(logo.ratio).toBe(4);
    const answer = await served(logo.hash);
    expect(await answer.text()).toBe(good);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const name of ["0".repeat(16), "..", ""]) expect((await served(name)).status).toBe(404);
    await bring(good.replace("#a00", "#0a0"), '"logo.svg"');
    expect((await served(logo.hash)).status).toBe(404);
    await load(shipped);
    expect(await storedSite(database.db)).toMatchObject({ logo: null });
  });

  test.each([
    ["that runs", good.replace("<path", "<script>alert(1)</script><path"), / 2: it holds a script/],
    [
      "that runs by another prefix",
      good.replace("<path", '<s:script xmlns:s="http://www.w3.org/2000/svg"/><path'),
      / 2: it holds a script/,
    ],
    ["that shows a page", good.replace("<path", "<foreignObject/><path"), / 2: it holds a script/],
    ["that moves by itself", good.replace("<path", '<set attributeName="href"/><path'), / 2: it holds <set>/],
    ["that links", good.replace("<path", '<a href="#a"/><path'), / 2: it holds <a>/],
    [
      "that fetches in other letters",
      good.replace('fill="#a00"', 'style="fill:\\75rl(//x.example)"'),
      / 2: it fetches/,
    ],
    [
      "that fetches in its style",
      good.replace("<path", "<style>@import '//x.example';</style><path"),
      / 2: it fetches/,
    ],
    ["that is styled from outside", `<?xml-stylesheet href="//x.example"?>${good}`, / 1: it holds an instruction/],
    ["that reacts", good.replace("<path", '<path onload="alert(1)"'), / 2: it reacts/],
    ["that holds a picture", good.replace("<path", '<image href="#a"/><path'), / 2: it holds a script, a picture/],
    ["that points outside", good.replace("<path", '<a href="https://x.example"/><path'), / 2: it points outside/],
    ["that fetches", good.replace("#a00", "url(//x.example)"), / 2: it fetches/],
    ["that declares", `<!DOCTYPE svg [<!ENTITY a "b">]>${good}`, / 1: it declares/],
    ["without a size", good.replace("viewBox", "box"), / 1: it is no SVG with a viewBox/],
    ["that is too wide", good.replace("160 40", "400 40"), / 1: it is 10\.00 times as wide as high/],
    ["that is too long", good.replace("</svg>", `${"<g/>".repeat(8_000)}</svg>`), / 1: it has \d+ bytes/],
    ["that is none", "PNG", / 1: it is no SVG/],
  ])("%s is refused with its line, and nothing of the pack is kept", async (_, text, expected) => {
    const before = await storedSite(database.db);
    expect(await getFaults(bring(text, '"logo.svg"'))).toMatch(expected);
    expect(await storedSite(database.db)).toEqual(before);
  });
});
