import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "../support/eventually.ts";
import type { TestPlatform } from "../support/platform.ts";

/** All kept messages to an address as they would travel, once there are any. */
export async function mailsTo({ settings }: TestPlatform, email: string): Promise<string[]> {
  const folder = join(settings.dataDir, "mail");
  return eventually(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const found = texts.filter((text) => text.includes(email));
    if (found.length === 0) throw new Error("There is no mail yet.");
    return found;
  });
}
