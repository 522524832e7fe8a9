import { readFileSync } from "node:fs";
import { z } from "zod";

const manifestSchema = z.object({ config: z.object({ basePath: z.string() }) });

/** The base path that this package's build was made for, as its package.json says. */
export function builtFor(): string {
  return manifestSchema.parse(JSON.parse(readFileSync("package.json", "utf8"))).config.basePath;
}
