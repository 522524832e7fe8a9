import type { ServerClient } from "./server-client.ts";
import { PoolerInTheWay } from "./unavailable-database.ts";

const setting = "karier.lent_to";

/**
 * A connection keeps what was set on it. Behind a pooler that lends for a transaction, somebody else reads it.
 * @param lend two connections, one after the other
 * @throws PoolerInTheWay
 */
export async function refusePooler(lend: () => Promise<ServerClient>): Promise<void> {
  const one = await lend();
  const other = await lend();
  try {
    await one.query("select set_config($1, 'one', false)", [setting]);
    await other.query("begin", []);
    const read = [await lentTo(other), await lentTo(one)];
    await other.query("rollback", []);
    if (read[0] !== "" || read[1] !== "one") throw new PoolerInTheWay();
  } finally {
    // Not to be lent again with that setting.
    one.release(true);
    other.release();
  }
}

async function lentTo(client: ServerClient): Promise<string> {
  const { rows } = await client.query<{ value: string | null }>("select current_setting($1, true) as value", [setting]);
  return rows[0]?.value ?? "";
}
