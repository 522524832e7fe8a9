import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { parseSync } from "vite";

/**
 * What the server's bundle names because a page loads it once it lives in a browser, and no server ever comes to; the
 * browser's build has its own copy in it.
 */
const inBrowsersOnly = ["@vladmandic/face-api", "altcha"];

const builtIn = new Set(builtinModules);

/** "@scope/name/some/file" as "@scope/name"; null for a file, what Node brings, and addresses. */
function findPackage(specifier: string): string | null {
  const isBare = /^[@a-z]/i.test(specifier) && !/^[a-z]+:/i.test(specifier);
  const [first = "", second = ""] = specifier.split("/");
  if (!isBare || builtIn.has(first)) return null;
  return first.startsWith("@") ? `${first}/${second}` : first;
}

/** Packages that a bundled file imports by name, statically or dynamically, such as "hono/cors". */
export function getImports(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const atOnce = [...module.staticImports, ...exported].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const texts = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const later = texts.flatMap((text) => /^(["'`])([^$]*)\1$/s.exec(text)?.[2] ?? []);
  return [...atOnce, ...later].filter((specifier) => findPackage(specifier) !== null);
}

/** Packages that a server's bundle in `folder` imports by name and loads. */
export function importsBelow(folder: string): string[] {
  const files = globSync(`${folder}/**/*.js`);
  const all = new Set(files.flatMap((file) => getImports(file, readFileSync(file, "utf8"))));
  return [...all].filter((specifier) => !inBrowsersOnly.includes(findPackage(specifier) ?? "")).sort();
}

/** The packages that a server needs beside its bundle in `folder`. */
export function importedPackages(folder: string): string[] {
  return [...new Set(importsBelow(folder).flatMap((specifier) => findPackage(specifier) ?? []))];
}
