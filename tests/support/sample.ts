import { contentParts } from "../../src/app/content-parts.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { importPack } from "../../src/platform/operations/content-pack/import-pack.server.ts";
import { readPackFolder } from "../../src/platform/operations/content-pack/pack-folder.ts";
import { packTexts } from "../../src/platform/operations/content-pack/pack-values.ts";

/** Loads the sample content; the reference lists and the vacancies' functions must be there. */
export async function loadSample(database: Database, now: Date) {
  return importPack(database, contentParts, packTexts(await readPackFolder("content/sample")).texts, now);
}
