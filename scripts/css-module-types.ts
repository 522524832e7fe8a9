import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const COMMENT = /\/\*[\s\S]*?\*\//g;
const STRING = /url\("[^"]*"\)|"[^"]*"|'[^']*'|url\([^)]*\)/g;
const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)(?=[^{};]*\{)/g;

/** Class names that a CSS module defines, sorted, each once. */
export function classNames(css: string): string[] {
  const plain = css.replace(COMMENT, "").replace(STRING, "");
  return [...new Set([...plain.matchAll(CLASS_NAME)].flatMap((match) => match[1] ?? []))].sort();
}

/** Writes one exact `.d.ts` for each CSS module into `.css-types/`, where `rootDirs` finds it. */
export function writeCssModuleTypes(): void {
  rmSync(".css-types", { recursive: true, force: true });
  for (const file of globSync("src/**/*.module.css")) {
    const names = classNames(readFileSync(file, "utf8"));
    const lines = names.map((name) => `  readonly ${JSON.stringify(name)}: string;`);
    const target = `.css-types/${file}.d.ts`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `declare const styles: {\n${lines.join("\n")}\n};\nexport default styles;\n`);
  }
}
