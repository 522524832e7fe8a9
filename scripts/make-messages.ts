import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "@inlang/paraglide-js";

const FOLDER = ".paraglide";
const NEW_RULES = "new Intl.PluralRules(locale, options).select(";

/** Paraglide makes new plural rules for every message with a number; here each language's are made once. */
function keepPluralRules(file: string): void {
  const source = readFileSync(file, "utf8");
  if (!source.includes(NEW_RULES)) throw new Error(`${file} makes its plural rules in another way: look at it again.`);
  const kept = "(rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(";
  writeFileSync(file, `const rules = {};\n${source.replace(NEW_RULES, kept)}`);
}

/** Makes the functions behind `#messages` of every room's `messages/`. */
export async function makeMessages(): Promise<void> {
  await compile({
    project: "./project.inlang",
    outdir: `./${FOLDER}`,
    strategy: ["globalVariable", "baseLocale"],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    cleanOutdir: true,
  });
  keepPluralRules(`${FOLDER}/registry.js`);
}

/** For what may run before the first build. */
export async function ensureMessages(): Promise<void> {
  if (!existsSync(`${FOLDER}/messages.js`)) await makeMessages();
}
