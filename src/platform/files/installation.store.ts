import { randomUUID } from "node:crypto";
import type { Db } from "../database/database.ts";
import "./files.tables.ts";

/** The name of this installation, the same in all processes on this database; made when it is first asked for. */
export async function installationId(db: Db): Promise<string> {
  await db
    .insertInto("installation")
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.column("is_only").doNothing())
    .execute();
  return (await db.selectFrom("installation").select("id").executeTakeFirstOrThrow()).id;
}
