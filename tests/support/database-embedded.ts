import { randomUUID } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import {
  fillTemplate,
  oneAtATime,
  parentOf,
  statementMs,
  type Template,
  templateKey,
  testFolder,
} from "./database-template.ts";

const dayMs = 24 * 60 * 60 * 1000;

let postgres: Promise<WebAssembly.Module> | undefined;

/** Held by the test process, so that V8 keeps from one database to the next what it has compiled of PostgreSQL. */
function compiledPostgres(): Promise<WebAssembly.Module> {
  postgres ??= WebAssembly.compile(readFileSync("node_modules/@electric-sql/pglite/dist/pglite.wasm"));
  return postgres;
}

/** A copy of the template's folder, opened. */
export async function embeddedTestDatabase(template: Template): Promise<{ database: Database; at: string }> {
  await compiledPostgres();
  const folder = await templateFolder(template);
  const at = join(testFolder, randomUUID());
  // At once: file by file it takes eight times the processor's time.
  cpSync(folder, at, { recursive: true });
  const database = await openDatabase({ dataDir: at, statementMs });
  return { at, database: { ...database, close: () => database.close().then(() => remove(at)) } };
}

async function templateFolder(template: Template): Promise<string> {
  const key = `template-${templateKey(template)}`;
  const folder = join(testFolder, key);
  if (existsSync(folder)) return folder;
  return oneAtATime(key, async () => {
    if (existsSync(folder)) return folder;
    await removeOld();
    const building = join(testFolder, randomUUID());
    const parent = parentOf(template);
    if (parent) cpSync(await templateFolder(parent), building, { recursive: true });
    const database = await openDatabase({ dataDir: building, statementMs });
    await fillTemplate(database, template);
    await database.checkpoint();
    await database.close();
    await rename(building, folder);
    await remove(building);
    return folder;
  });
}

/** What earlier days left: templates of other migrations, and copies of tests that were killed. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(testFolder)) {
    const found = await stat(join(testFolder, name)).catch(() => undefined);
    if (found?.isDirectory() && Date.now() - found.mtimeMs > dayMs) await remove(join(testFolder, name));
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.lock`, { force: true });
}
