import type { Column, Reference, Schema } from "./read-schema.ts";

const head = `# Tables

<!-- Made by \`npm run tables\` from a migrated database: change the migrations. -->

Every table, feature by feature, with its columns (PK primary key, FK foreign key, UK unique) and what it refers to; a table without columns is another feature's. Lines end in one (\`||\`), in none or one (\`|o\`), or in any number (\`o{\`).
`;

const isSame = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** A column's keys, alone or with others: `PK`, `FK`, and `UK` where it is unique on its own. */
function getMarks({ keys, references }: Schema, { table, name }: Column): string {
  const own = keys.filter((key) => key.table === table);
  const marks = [
    own.some(({ columns, isPrimary }) => isPrimary && columns.includes(name)) && "PK",
    references.some((reference) => reference.table === table && reference.columns.includes(name)) && "FK",
    own.some(({ columns, isPrimary }) => !isPrimary && isSame(columns, [name])) && "UK",
  ];
  return marks.filter((mark) => mark !== false).join(", ");
}

function drawTable(schema: Schema, table: string): string {
  const lines = schema.columns
    .filter((column) => column.table === table)
    .map((column) => {
      const marks = getMarks(schema, column);
      const parts = [column.type, column.name, marks, column.isNullable ? '"or null"' : ""];
      return `    ${parts.filter((part) => part !== "").join(" ")}`;
    });
  return [`  ${table} {`, ...lines, "  }"].join("\n");
}

function drawReference({ columns, keys }: Schema, { table, to, columns: own }: Reference): string {
  const isOptional = columns.some((one) => one.table === table && own.includes(one.name) && one.isNullable);
  const isOnce = keys.some((key) => key.table === table && isSame(key.columns, own));
  return `  ${to} ${isOptional ? "|o" : "||"}--${isOnce ? "o|" : "o{"} ${table} : "${own.join(", ")}"`;
}

const mermaid = (lines: readonly string[]) => ["```mermaid", ...lines, "```", ""].join("\n");

/** Which feature's tables refer to which other feature's. */
function drawRooms({ references, rooms }: Schema): string {
  const arrows = references.map(({ table, to }) => [rooms.get(table) ?? "", rooms.get(to) ?? ""] as const);
  const lines = arrows.filter(([from, to]) => from !== to).map(([from, to]) => `  ${from} --> ${to}`);
  return mermaid(["flowchart LR", ...[...new Set(lines)].sort()]);
}

/** Text of docs/tables.md. @throws Error where no feature names a table */
export function drawSchema(schema: Schema): string {
  const tables = [...new Set(schema.columns.map(({ table }) => table))];
  const homeless = tables.filter((table) => !schema.rooms.has(table));
  if (homeless.length > 0) throw new Error(`No feature's *.tables.ts names ${homeless.join(", ")}.`);
  const byRoom = Map.groupBy(tables, (table) => schema.rooms.get(table) ?? "");
  const rooms = [...byRoom]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([room, its]) => {
      const references = schema.references.filter(({ table }) => its.includes(table));
      const lines = [
        ...its.map((table) => drawTable(schema, table)),
        ...references.map((one) => drawReference(schema, one)),
      ];
      return `\n## ${room}\n\n${mermaid(["erDiagram", ...lines])}`;
    });
  return [head, "\n## Which feature refers to which\n\n", drawRooms(schema), ...rooms].join("");
}
