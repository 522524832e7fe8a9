import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paper } from "./spec.ts";

/** Codes with a sentence of their own in the sources, but for those of the desk's fields. */
function getCodes(): string[] {
  const files = globSync("src/{contract,features}/**/*.ts").filter(
    (file) => !/\/desk\/|\/desk-|\.test\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const blocks = readFileSync(file, "utf8").matchAll(
      /(?:addFieldMessages\(|Map<string, Text>\(\s*Object\.entries\()\{(.+?)\}\)/gs,
    );
    return [...blocks].flatMap(([, block = ""]) =>
      [...block.matchAll(/(?:^|[\s{])"?([a-z-]+)"?: m\./g)].map(([, code]) => code ?? ""),
    );
  });
}

test("the paper about the wire names every code of a wrong field of an applicant's, and no other", () => {
  const [, line = ""] = /^- \*\*errors\[\]\.code\*\*(.+)$/m.exec(paper("api").text) ?? [];
  const named = [...line.matchAll(/`([a-z-]+)`/g)].map(([, code = ""]) => code);
  expect(named.toSorted()).toEqual([...new Set(getCodes())].toSorted());
});
