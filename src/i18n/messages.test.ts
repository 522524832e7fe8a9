import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const settings = z
  .object({ "plugin.inlang.messageFormat": z.object({ pathPattern: z.array(z.string()) }) })
  .parse(JSON.parse(readFileSync("project.inlang/settings.json", "utf8")));
const patterns = settings["plugin.inlang.messageFormat"].pathPattern;

function messages(pattern: string, language: string): Record<string, unknown> {
  const text = readFileSync(pattern.replace("{locale}", language), "utf8");
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

test.each(patterns)("%s has every text in both languages, none of them empty", (pattern) => {
  const [indonesian, english] = [messages(pattern, "id"), messages(pattern, "en")];
  expect(Object.keys(english).sort()).toEqual(Object.keys(indonesian).sort());
  for (const text of [...Object.values(indonesian), ...Object.values(english)]) expect(text).not.toBe("");
});

test("every room's texts are compiled", () => {
  const files = globSync("src/**/messages/id.json").map((file) => `./${file.replace("id.json", "{locale}.json")}`);
  expect([...patterns].sort()).toEqual(files.sort());
});

test("a key is in one feature only, or the later one would silently win", () => {
  const keys = patterns.flatMap((pattern) =>
    Object.keys(messages(pattern, "id")).filter((key) => !key.startsWith("$")),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
