import { type PGlite, parse, protocol, type Results } from "@electric-sql/pglite";
import type { SentParameter } from "./pglite-messages.ts";
import { preparedName } from "./prepared.ts";

const { serialize } = protocol;

/**
 * Runs one statement as PGlite's `query` does, its six protocol messages in one: each costs a way into WebAssembly and
 * back, so that a short statement takes half the time. Parameters come as node-postgres encodes them.
 *
 * @param known names of the statements that this database has prepared; a marked one that is new is added
 * @throws what PostgreSQL answered
 */
export async function queryInOne(
  db: PGlite,
  sql: string,
  parameters: readonly SentParameter[],
  known: Set<string>,
): Promise<Results | undefined> {
  const name = preparedName(sql) ?? "";
  const message = Buffer.concat([
    ...(known.has(name) ? [] : announced(name, sql)),
    serialize.bind({ statement: name, values: [...parameters] }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  const messages = await db.runExclusive(() => db.execProtocolStream(message, { syncToFs: false }));
  if (name !== "") known.add(name);
  return parse.parseResults(messages, db.parsers)[0];
}

/** One that failed after it was read has its name already: it is closed first, which is no error where there is none. */
function announced(name: string, sql: string): Uint8Array[] {
  const parsed = serialize.parse({ name, text: sql });
  return name === "" ? [parsed] : [serialize.close({ type: "S", name }), parsed];
}
