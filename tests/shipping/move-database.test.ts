// What lies in a folder of PGlite is brought over whole. PGlite comes from npm: only in the long form.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PGliteDialect, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "../../scripts/open-pglite.ts";
import { migrations } from "../../src/app/migrations.ts";
import { moveDatabase } from "../../src/app/move-database.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrateWithin } from "../../src/platform/database/migrate.ts";
import type { Tables } from "../../src/platform/database/tables.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { everyLook } from "../support/every-look.ts";

const rows = "select code, kind, sent_at from letters order by code";

/** As a version made it that knew all migrations but the newest. */
async function anOldFolder(folder: string): Promise<unknown[]> {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openPglite(folder) }) });
  await db.transaction().execute((tx) => migrateWithin(tx, migrations.slice(0, -1)));
  await sql`insert into letters (code, kind, sent_at)
    select 'kode ' || n, 'surat é', timestamptz '2026-11-26 08:30:00.123+07' from generate_series(1, 500) as n`.execute(
    db,
  );
  const rowsFound = await sql.raw(rows).execute(db);
  await db.destroy();
  return rowsFound.rows;
}

test.skipIf(!everyLook)(
  "an old folder is refused, then moved with all its rows, and the old one stays",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "karier-move-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const folder = join(dataDir, "database");
    const fixture = await anOldFolder(folder);
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow("npm run move-database");
    const lines: string[] = [];
    const move = () => moveDatabase(readSettings({ DATA_DIR: dataDir }), openPglite, (line) => lines.push(line));
    expect(await move()).toBe(0);
    const database = await openDatabase({ dataDir: folder });
    expect(await database.run(rows)).toEqual(fixture);
    expect(await database.run("select count(*) from migrations")).toEqual([{ count: migrations.length }]);
    await database.close();
    expect(existsSync(`${folder}.pglite/PG_VERSION`)).toBe(true);
    expect(lines.join()).toContain("all of them verified");
    expect(await move()).toBe(1);
  },
  600_000,
);
