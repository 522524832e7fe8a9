import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Participles do not say what a variable holds or what a function returns; a noun or a verb does. */
const participles = "told|said|asked|kept|shown|held|came|looked|standing|wanted|meant|given";

/** Folders in which participles are still names. Take a folder off the list once it has none. */
const unfinished = [...["cv-import", "resumes", "staff"], ...["identity/portal", "vacancies/desk"]].map(
  (folder) => `src/features/${folder}/`,
);

/** Names in those folders, and functions of the whole tree that end in "Of". Both may only sink. */
const most = { participles: 159, endInOf: 147 };

const declared = new RegExp(
  String.raw`\b(?:const|let|function|type|interface|class)\s+(?:${participles})\b` +
    String.raw`|\((?:${participles})(?:\??: |\) =>)|(?<!\.)\b(?:${participles}) => `,
  "gi",
);

const files = globSync(["{src,scripts,tests}/**/*.{ts,tsx}", "*.ts"], { exclude: ["tests/papers/names.test.ts"] });

const found = (pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([name]) => `${file}: ${name}`));

describe("names", () => {
  const names = found(declared);
  const isUnfinished = (name: string) => unfinished.some((folder) => name.startsWith(folder));

  test("of functions, variables and types are no participles", () => {
    expect(names.filter((name) => !isUnfinished(name))).toEqual([]);
  });

  test("that are participles become fewer where there still are some", () => {
    expect(names.filter(isUnfinished).length).toBeLessThanOrEqual(most.participles);
  });

  test("of new functions begin with get, find, list, parse, to or create and do not end in Of", () => {
    expect(found(/\b(?:const|let|function)\s+(?!is)\w+Of\b/g).length).toBeLessThanOrEqual(most.endInOf);
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
