/** Makes what is derived from sources and not committed: messages, types of CSS modules, types of routes. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "@inlang/paraglide-js";
import { writeCssModuleTypes } from "./css-module-types.ts";

const NEW_RULES = "new Intl.PluralRules(locale, options).select(";

/** Paraglide makes new plural rules for every message with a number; here each language's are made once. */
function keepPluralRules(file: string): void {
  const source = readFileSync(file, "utf8");
  if (!source.includes(NEW_RULES)) throw new Error(`${file} makes its plural rules in another way: look at it again.`);
  const kept = "(rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(";
  writeFileSync(file, `const rules = {};\n${source.replace(NEW_RULES, kept)}`);
}

await compile({
  project: "./project.inlang",
  outdir: "./.paraglide",
  strategy: ["globalVariable", "baseLocale"],
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  cleanOutdir: true,
});
keepPluralRules(".paraglide/registry.js");
writeCssModuleTypes();
execFileSync("react-router", ["typegen"], { stdio: ["ignore", "ignore", "inherit"] });
