import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { eventually } from "../support/eventually.ts";
import type { TestPlatform } from "../support/platform.ts";

/** Names of all tables, those of the job queue too. */
async function tables({ database: { db } }: TestPlatform): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  return rows.map(({ name }) => name);
}

/** The tables that hold a text somewhere, as it stands, in hexadecimal or in base64. */
export async function tablesWith(platform: TestPlatform, text: string): Promise<string[]> {
  const forms = [text, Buffer.from(text).toString("hex"), Buffer.from(text).toString("base64").slice(0, -4)];
  const found: string[] = [];
  for (const table of await tables(platform)) {
    const holds = sql.join(
      forms.map((form) => sql`position(${form} in row_text) > 0`),
      sql` or `,
    );
    const rows = sql<{ count: number }>`
      select count(*)::int as count from (select t::text as row_text from ${sql.raw(table)} t) rows where ${holds}`;
    if (((await rows.execute(platform.database.db)).rows[0]?.count ?? 0) > 0) found.push(table);
  }
  return found;
}

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
