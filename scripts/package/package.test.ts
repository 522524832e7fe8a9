import { existsSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { billOfMaterials, findLicence, onlyProduction } from "./bill-of-materials.ts";
import { copyModules } from "./copy-modules.ts";
import { getImports } from "./imported-packages.ts";
import { installedModules, productionModules } from "./installed-modules.ts";
import { forbiddenLicences, isAllowed, licenceTexts } from "./licences.ts";
import { givenBuildVersion, packageName } from "./package-name.ts";
import { refusal } from "./refusal.ts";

const build = "2026.11.26+681a81fd";
const bill = billOfMaterials(build);

// Shows: promise 25
test("every dependency of the product is listed with a licence that allows redistribution", () => {
  expect(bill.components.length).toBe(
    new Set(productionModules().map(({ name, version }) => `${name}@${version}`)).size,
  );
  expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "kysely", "zod", "sharp"]));
  expect(bill.components.map(({ name }) => name)).not.toContain("vitest");
  expect(forbiddenLicences(bill)).toEqual([]);
});

test("the bill is of the build, and all that it names by reference is in it", () => {
  const { component } = bill.metadata;
  const own = `karier@${build}`;
  expect(component).toMatchObject({ version: build, "bom-ref": own, purl: "pkg:npm/karier@2026.11.26%2B681a81fd" });
  const refs = [own, ...bill.components.map((each) => each["bom-ref"])];
  expect(bill.dependencies.find(({ ref }) => ref === own)?.dependsOn.length).toBeGreaterThan(20);
  const named = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(named.filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(JSON.stringify(bill)).not.toContain("karier@3.3.63");
});

test("a licence outside the list, and a package without one, are named", () => {
  const component = {
    "bom-ref": "x@1.0.0",
    name: "x",
    version: "1.0.0",
    licenses: [{ license: { id: "AGPL-3.0-only" } }],
  };
  const silent = { "bom-ref": "y@1.0.0", name: "y", version: "1.0.0", licenses: [] };
  expect(forbiddenLicences({ ...bill, components: [component, silent] })).toEqual([
    "x@1.0.0: AGPL-3.0-only",
    "y@1.0.0: no licence told",
  ]);
});

test.each([
  ["MIT", true],
  ["(MIT OR CC0-1.0)", true],
  ["GPL-2.0-only OR MIT", true],
  ["MIT AND GPL-2.0-only", false],
  ["SEE LICENSE IN LICENSE.md", false],
])("the licence %s is allowed: %s", (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test("several licences of one package count all", () => {
  expect(findLicence({ licenses: [{ license: { id: "MIT" } }, { license: { name: "Own" } }] })).toBe("MIT AND Own");
});

test("a package that npm's bill leaves out stops it", () => {
  const components = bill.components.filter(({ name }) => name !== "react");
  expect(() => onlyProduction({ ...bill, components }, productionModules(), build)).toThrow("lacks react@");
});

test("licences come with their texts", () => {
  const [hono] = installedModules(["hono"]);
  const texts = licenceTexts(bill, hono === undefined ? [] : [hono]);
  expect(texts).toMatch(/^hono \d[\d.]+ \(MIT\)\n/);
  expect(texts).toContain("Permission is hereby granted, free of charge");
});

test("imports are found by name, now and later, but no files, no addresses and nothing of Node's", () => {
  const source = `import { Hono } from "hono/tiny"; export { sql } from "kysely"; import fs from "fs"; import "node:path";
    import "./own.js"; const later = () => import("@scope/name/deep.js"); const any = (name) => import(name);
    console.log('import("not-code")', "from 'nor-this'", later, any, fs, Hono);`;
  expect(getImports("bundle.js", source)).toEqual(["hono/tiny", "kysely", "@scope/name/deep.js"]);
});

test("a package includes its dependencies, from their own folders", () => {
  const names = installedModules(["pg"]).map(({ folder }) => folder);
  expect(names).toEqual(
    expect.arrayContaining(["node_modules/pg", "node_modules/pg-pool", "node_modules/pg-protocol"]),
  );
  expect(() => installedModules(["nobody-has-this"])).toThrow("nobody-has-this");
});

test("a package is copied with its licence and without what only people and compilers read", () => {
  const target = mkdtempSync(join(tmpdir(), "copied-"));
  copyModules(installedModules(["kysely"]), target);
  const lies = (file: string) => existsSync(join(target, "node_modules/kysely", file));
  expect(lstatSync(join(target, "node_modules/kysely")).isDirectory()).toBe(true);
  expect(["package.json", "LICENSE", "dist/index.js"].map(lies)).toEqual([true, true, true]);
  expect(["README.md", "dist/index.d.ts"].map(lies)).toEqual([false, false]);
  rmSync(target, { recursive: true });
});

test.each([
  [{ DATA_DIR: "/var/lib/karier" }, null],
  [{ DATA_DIR: "/var/lib/karier", BASE_PATH: "karier/" }, null],
  [{ DATA_DIR: "/var/lib/karier", BASE_PATH: "/other" }, 'BASE_PATH="/other" needs a package of its own'],
  [{ DATA_DIR: "data", BASE_PATH: "/karier" }, "DATA_DIR must name a folder"],
  [{ BASE_PATH: "/karier" }, "DATA_DIR must name a folder"],
])("with %o a package says %s", (env, message) => {
  const builtFor = "BASE_PATH" in env ? "/karier" : "/";
  const refusalText = refusal(env, builtFor);
  if (message === null) expect(refusalText).toBeNull();
  else expect(refusalText).toContain(message);
});

test("each build has a folder of its own, whose name a file and an image's tag may have", () => {
  expect(packageName("2026.11.26+681a81fd")).toBe("karier-2026.11.26-681a81fd");
  expect(packageName("3.3.63+unknown")).toBe("karier-3.3.63-unknown");
});

test.each(["2026.11.26+681a81fd", "2026.11.26", "3.3.63+ci.42"])("BUILD_VERSION may be %s", (version) => {
  expect(givenBuildVersion(version)).toBe(version);
});

test.each(["../elsewhere", "a b", "1+2+3", "-x", "+681a81fd", "1/2", "a".repeat(101)])(
  "BUILD_VERSION may not be %s",
  (version) => {
    expect(() => givenBuildVersion(version)).toThrow("must be like 2026.11.26+681a81fd");
  },
);

test("without BUILD_VERSION nothing is given", () => {
  expect([givenBuildVersion(undefined), givenBuildVersion("")]).toEqual([null, null]);
});
