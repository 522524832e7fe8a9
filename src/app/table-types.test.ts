import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../tests/support/database.ts";
import type { Database } from "../platform/database/database.ts";
import { migrations } from "./migrations.ts";

// Types of tables are written by hand; the compiler reports where they differ from what the migrations make.

const columnRow = z.object({
  table_name: z.string(),
  column_name: z.string(),
  udt_name: z.string(),
  is_nullable: z.enum(["YES", "NO"]),
  is_generated: z.boolean(),
  has_default: z.boolean(),
});
type ColumnRow = z.infer<typeof columnRow>;

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase(migrations);
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(join(resolve(".cache"), "table-types-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

async function migratedColumns(): Promise<ColumnRow[]> {
  // The migrations' own list is read by the migrator alone, before there are types.
  const rows = await database.run(`
    select table_name, column_name, udt_name, is_nullable,
      is_generated = 'ALWAYS' or identity_generation is not distinct from 'ALWAYS' as is_generated,
      column_default is not null or identity_generation is not null as has_default
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    order by table_name, ordinal_position`);
  return z.array(columnRow).parse(rows);
}

/** The TypeScript type that `server-client.ts` returns for a PostgreSQL type. */
const kinds: Readonly<Record<string, string>> = {
  ...{ int2: "number", int4: "number", int8: "number", float8: "number", bool: "boolean", bytea: "Uint8Array" },
  ...{ text: "string", date: "string", uuid: "string", timestamptz: "Date", _text: "string[]" },
};

/**
 * What a column's type may be. What is JSON, or only searched in, has no shape until it was parsed; a type may demand
 * a value where the database would have one on its own.
 */
function allowed({ udt_name, is_nullable, is_generated, has_default }: ColumnRow): string[] {
  const kind = kinds[udt_name];
  const orNull = is_nullable === "YES" ? " or null" : "";
  const values = kind === undefined ? ["unknown", `an object${orNull}`, `string[]${orNull}`] : [`${kind}${orNull}`];
  const filled = is_generated ? [", never written"] : has_default ? ["", ", by default", ", never written"] : [""];
  return values.flatMap((value) => filled.map((end) => `${value}${end}`));
}

/** A program that is right only when the types are what the database has; a line a column, so that errors name it. */
function program(columns: readonly ColumnRow[]): string {
  const union = (values: readonly string[]) =>
    values.length === 0 ? "never" : values.map((v) => `"${v}"`).join(" | ");
  const tables = Map.groupBy(columns, ({ table_name }) => table_name);
  return [
    ...globSync("src/**/*.tables.ts").map((file) => `import "${resolve(file)}";`),
    `import type { ColumnBeside, ColumnOf, OneOf, TableBeside } from "${resolve("tests/support/table-types.ts")}";`,
    `type Beside = OneOf<never, TableBeside<${union([...tables.keys()])}>>;`,
    ...[...tables].flatMap(([table, its]) => [
      `type Beside_${table} = OneOf<never, ColumnBeside<"${table}", ${union(its.map((one) => one.column_name))}>>;`,
      ...its.map((one) => `type ${table}__${one.column_name} = OneOf<${union(allowed(one))}, ${getColumn(one)}>;`),
    ]),
  ].join("\n");
}

const getColumn = ({ table_name, column_name }: ColumnRow) => `ColumnOf<"${table_name}", "${column_name}">`;

/** The compiler's errors, a line each: the type's name, and the mismatch. */
function getErrors(code: string): string[] {
  const file = join(folder, "tables.ts");
  writeFileSync(file, code);
  const strict = {
    extends: resolve("tsconfig.json"),
    compilerOptions: { noUnusedLocals: false, incremental: false, tsBuildInfoFile: null },
    include: [file],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(strict));
  const lines = code.split("\n");
  return compile().flatMap((line) => {
    const [, at, error] = /tables\.ts\((\d+),.*?error TS\d+: (.*)/.exec(line) ?? [];
    const name = /^type (\w+)/.exec(lines[Number(at) - 1] ?? "")?.[1];
    return line.startsWith(" ") ? [] : [`${name ?? line}: ${error ?? ""}`];
  });
}

function compile(): string[] {
  try {
    execFileSync("node_modules/.bin/tsc", ["--noEmit", "--pretty", "false", "-p", folder], { encoding: "utf8" });
    return [];
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    return output.trim().split("\n");
  }
}

test("the types of the tables are what the migrations make, column by column", async () => {
  const columns = await migratedColumns();
  expect(columns.length).toBeGreaterThan(200);
  expect(getErrors(program(columns))).toEqual([]);
});
