import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Participles do not say what a variable holds or what a function returns; a noun or a verb does. */
const participles = "told|said|asked|kept|shown|held|came|looked|standing|wanted|meant|given";

/** Functions of the whole tree that end in "Of". They may only become fewer. */
const mostEndInOf = 147;

const declared = new RegExp(
  String.raw`\b(?:const|let|function|type|interface|class)\s+(?:${participles})\b` +
    String.raw`|\((?:${participles})(?:\??: |\) =>)|(?<!\.)\b(?:${participles}) => `,
  "gi",
);

const files = globSync(["{src,scripts,tests}/**/*.{ts,tsx}", "*.ts"], { exclude: ["tests/papers/names.test.ts"] });

const found = (pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([name]) => `${file}: ${name}`));

describe("names", () => {
  test("of functions, variables and types are no participles", () => {
    expect(found(declared)).toEqual([]);
  });

  test("of new functions begin with get, find, list, parse, to or create and do not end in Of", () => {
    expect(found(/\b(?:const|let|function)\s+(?!is)\w+Of\b/g).length).toBeLessThanOrEqual(mostEndInOf);
  });

  test.each([
    "const told = 1;",
    "let asked: number;",
    "function kept() {}",
    "type Shown = string;",
    "each((said) => said)",
    "each(held => held)",
    "function read(came: Response) {}",
  ])("the rule sees %s", (code) => {
    expect([...code.matchAll(declared)]).toHaveLength(1);
  });

  test.each(["const toldOf = 1;", "sent.kept", "({ asked: 1 })", "read(came)", "const isShown = true;"])(
    "the rule lets %s be",
    (code) => {
      expect([...code.matchAll(declared)]).toEqual([]);
    },
  );
});
