import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../../src/app/migrations.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { drawSchema } from "./draw-schema.ts";
import { readSchema, type Schema } from "./read-schema.ts";

let database: Database;
let schema: Schema;
beforeAll(async () => {
  database = await testDatabase(migrations);
  schema = await readSchema(database);
});
afterAll(() => database.close());

test("the page about tables draws the migrated database: else run `npm run tables`", () => {
  expect(readFileSync("docs/tables.md", "utf8")).toBe(drawSchema(schema));
});

test("a table is drawn with its keys, and with what it refers to", async () => {
  const own: Schema = {
    columns: [
      { table: "shelves", name: "id", type: "int8", isNullable: false },
      { table: "books", name: "shelf_id", type: "int8", isNullable: true },
      { table: "books", name: "isbn", type: "text", isNullable: false },
      { table: "covers", name: "isbn", type: "text", isNullable: false },
    ],
    keys: [
      { table: "shelves", columns: ["id"], isPrimary: true },
      { table: "books", columns: ["isbn"], isPrimary: false },
      { table: "covers", columns: ["isbn"], isPrimary: true },
    ],
    references: [
      { table: "books", columns: ["shelf_id"], to: "shelves" },
      { table: "covers", columns: ["isbn"], to: "books" },
    ],
    rooms: new Map([
      ["shelves", "features/shelves"],
      ["books", "features/books"],
      ["covers", "features/books"],
    ]),
  };
  const drawn = drawSchema(own);
  expect(drawn).toContain("  features/books --> features/shelves\n");
  expect(drawn).toContain(
    '  books {\n    int8 shelf_id FK "or null"\n    text isbn UK\n  }\n  covers {\n    text isbn PK, FK\n  }',
  );
  expect(drawn).toContain('  shelves |o--o{ books : "shelf_id"\n  books ||--o| covers : "isbn"');
});

test("a table that no feature names is reported", () => {
  const rooms = new Map([...schema.rooms].filter(([table]) => table !== "events"));
  expect(() => drawSchema({ ...schema, rooms })).toThrow("names events.");
});
