import { type PGlite, parse, protocol, type Results } from "@electric-sql/pglite";
import type { SentParameter } from "./pglite-messages.ts";

const { serialize } = protocol;

/**
 * Runs one statement as PGlite's `query` does, its six protocol messages in one: each costs a way into WebAssembly and
 * back, so that a short statement takes half the time. Parameters come as node-postgres encodes them.
 * @throws what PostgreSQL answered
 */
export async function queryInOne(
  db: PGlite,
  sql: string,
  parameters: readonly SentParameter[],
): Promise<Results | undefined> {
  const message = Buffer.concat([
    serialize.parse({ text: sql }),
    serialize.bind({ values: [...parameters] }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  const messages = await db.runExclusive(() => db.execProtocolStream(message, { syncToFs: false }));
  return parse.parseResults(messages, db.parsers)[0];
}
