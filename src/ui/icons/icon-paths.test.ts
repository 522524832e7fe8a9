import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { z } from "zod";
import { iconPaths } from "./icon-paths.ts";

const file = createRequire(import.meta.url).resolve("@iconify-json/tabler/icons.json");
const set = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const { icons } = set.parse(JSON.parse(readFileSync(file, "utf8")));

it.each(Object.entries(iconPaths))("%s is Tabler's drawing", (name, path) => {
  const drawn = [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(path).toBe(drawn.map(startAbsolute).join(""));
});

/** A path of its own may start with a relative move; joined to another it must not. */
function startAbsolute(path: string): string {
  return path.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)/, "M$1");
}
