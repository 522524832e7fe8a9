import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BillOfMaterials, findLicence } from "./bill-of-materials.ts";
import type { InstalledModule } from "./installed-modules.ts";

/**
 * Licences by which we may hand a package on as it is. LGPL and MPL are of files that are not changed and may be
 * exchanged: a library that sharp loads, a WebAssembly.
 */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "CC0-1.0",
  "Unlicense",
  "LGPL-3.0-or-later",
  "MPL-2.0",
]);

/** Whether an SPDX expression allows it: one of what "OR" joins, each of what "AND" joins. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, "");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((each) => allowed.has(each.trim())));
}

/** Packages whose licence is none of the allowed ones, a line each. */
export function forbiddenLicences({ components }: BillOfMaterials): string[] {
  return components.flatMap((component) => {
    const licence = findLicence(component);
    return licence !== null && isAllowed(licence) ? [] : [`${component["bom-ref"]}: ${licence ?? "no licence told"}`];
  });
}

function textsIn(folder: string): string {
  const files = globSync(join(folder, "{LICEN[CS]E,NOTICE,COPYING,licen[cs]e,THIRD-PARTY}*"));
  return files
    .sort()
    .map((file) => readFileSync(file, "utf8").trim())
    .join("\n\n");
}

/** The licences of all that a package carries: a list, then each package's own text. */
export function licenceTexts(bill: BillOfMaterials, modules: readonly InstalledModule[]): string {
  const of = new Map(bill.components.map((component) => [component["bom-ref"], findLicence(component)]));
  const named = modules.map(({ name, version, folder }) => ({
    title: `${name} ${version} (${of.get(`${name}@${version}`)})`,
    text: existsSync(folder) ? textsIn(folder) : "",
  }));
  const parts = named.map(
    ({ title, text }) => `${"=".repeat(80)}\n${title}\n\n${text || "(carries no text of its own)"}\n`,
  );
  return `${named.map(({ title }) => title).join("\n")}\n\n${parts.join("\n")}`;
}
