import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { allEndReasons, insertEndReason } from "./end-reason.queries.server.ts";

const file = "content/master-data/end-reasons.csv";

const rowSchema = z.object({
  ...{ code: z.string(), id_name: z.string(), en_name: z.string(), id_words: z.string(), en_words: z.string() },
});

/** Gives the list the reasons that come with the product, where it has none yet. */
export async function seedEndReasons(database: Database): Promise<void> {
  if ((await allEndReasons(database.db)).length > 0) return;
  const rows = z.array(rowSchema).parse(parse(await readFile(file, "utf8"), { columns: true }));
  await database.transact(async (tx) => {
    for (const { code, id_name, en_name, id_words, en_words } of rows) {
      await insertEndReason(tx, { code, name: { id: id_name, en: en_name }, words: { id: id_words, en: en_words } });
    }
  });
}
