import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../../src/platform/database/database.ts";
import { type Migration, migrate } from "../../src/platform/database/migrate.ts";
import { OWN_SERVER } from "./own-server.ts";

const longestBuildMs = 540_000;

/** Statements of tests are ended when they hang, not when the machine does other work. */
export const statementMs = 300_000;

/** Where templates have their files, and locks lie while one is made. */
const testFolder = join(tmpdir(), "karier-tests");

const none: readonly Migration[] = [];

/** A test database's initial rows; created once, then copied with the tables. */
export interface Seed {
  name: string;
  /** The files that its rows depend on: a template is never older than these files. */
  sources: readonly string[];
  /** @param files a folder for what is kept beside the database */
  seed(database: Database, files: string): Promise<void>;
}

/** A template to make, and to copy from. */
export interface Template {
  migrations: readonly Migration[];
  seed?: Seed | undefined;
}

const keys = new WeakMap<readonly Migration[], Map<Seed | undefined, string>>();

/** Changes whenever a migration or a source of the seed does. */
export function templateKey({ migrations, seed }: Template): string {
  const bySeed = keys.get(migrations) ?? new Map<Seed | undefined, string>();
  keys.set(migrations, bySeed);
  const key = bySeed.get(seed) ?? getHash({ migrations, seed });
  bySeed.set(seed, key);
  return key;
}

function getHash({ migrations, seed }: Template): string {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  for (const { name, up } of migrations) hash.update(name).update(up.toString());
  const ofMigrations = migrations.length > 0 ? globSync("src/**/migrations/**/*") : [];
  const ofSeed = globSync([...(seed?.sources ?? [])]);
  for (const file of [...ofMigrations.sort(), ...ofSeed.sort()]) {
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash
    .update(seed?.name ?? "")
    .digest("hex")
    .slice(0, 16);
}

/** A template's source: the same without its seed, or else an empty database; null for that. */
export function findParent({ migrations, seed }: Template): Template | null {
  if (seed) return { migrations };
  return migrations.length > 0 ? { migrations: none } : null;
}

/** Each database makes a template of its own, whose rows name files that no other template has. */
const databaseName = createHash("sha256")
  .update(process.env["TEST_DATABASE_URL"] ?? process.env[OWN_SERVER] ?? "")
  .digest("hex")
  .slice(0, 8);

/** Where a template's seed keeps what does not lie in its database. */
export function seedFiles(template: Template): string {
  return join(testFolder, `files-${templateKey(template)}-${databaseName}`);
}

/** Makes of its parent's copy what a template is. */
export async function fillTemplate(database: Database, template: Template): Promise<void> {
  await migrate(database, template.migrations);
  if (template.seed === undefined) return;
  const files = seedFiles(template);
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  await template.seed.seed(database, files);
}

/** Only one test process at a time does the work for a key; the others wait. The kernel frees the lock of a dead one. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(testFolder, { recursive: true });
  const lock = new DatabaseSync(join(testFolder, `${key}.lock`), { timeout: longestBuildMs });
  try {
    lock.exec("BEGIN IMMEDIATE");
    return await work();
  } finally {
    lock.close();
  }
}
