/** `npm run tables`: migrates an empty embedded database and draws its tables into docs/tables.md. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrations } from "../src/app/migrations.ts";
import { openDatabase } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { drawSchema } from "./tables/draw-schema.ts";
import { readSchema } from "./tables/read-schema.ts";

const folder = mkdtempSync(join(tmpdir(), "tables-"));
const database = await openDatabase({ dataDir: join(folder, "database") });
try {
  await migrate(database, migrations);
  writeFileSync("docs/tables.md", drawSchema(await readSchema(database)));
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
