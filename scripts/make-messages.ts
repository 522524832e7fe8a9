import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { compile } from "@inlang/paraglide-js";

const FOLDER = ".paraglide";
const NEW_RULES = "new Intl.PluralRules(locale, options).select(";

/** Paraglide makes new plural rules for every message with a number; here each language's are made once. */
function keepPluralRules(file: string): void {
  const source = readFileSync(file, "utf8");
  if (!source.includes(NEW_RULES)) throw new Error(`${file} makes its plural rules in another way: look at it again.`);
  const pluralCall = "(rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(";
  writeFileSync(file, `const rules = {};\n${source.replace(NEW_RULES, pluralCall)}`);
}

/** Makes the functions behind `#messages` of every feature's `messages/`. */
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

/** Makes them where they are not there, or older than a text. */
export async function ensureMessages(): Promise<void> {
  const madeAt = statSync(`${FOLDER}/registry.js`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (globSync("src/**/messages/*.json").some((file) => statSync(file).mtimeMs > madeAt)) await makeMessages();
}
