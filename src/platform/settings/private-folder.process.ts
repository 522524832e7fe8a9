/** Keeps the folder private and writes into it, as the site does; `private-folder.test.ts` runs it. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keepPrivate } from "./private-folder.ts";

const [, , dataDir = ""] = process.argv;
await keepPrivate(dataDir);
await writeFile(join(dataDir, "written"), "since");
