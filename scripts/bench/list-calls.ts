import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { createApp } from "../../src/server/app.ts";
import { platformOver } from "../../src/server/open-platform.ts";

const answerSchema = z.object({ vacancies: z.object({ totalRows: z.number() }) });

/** Asks the list for a page, in process, as a guest; answers how many hits there are. */
export type AskList = (body: object) => Promise<number>;

/** The call `lowongan-page` over a database, through the whole API: token, limits, validation, answer. */
export async function listCalls(database: Database): Promise<AskList> {
  const settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) });
  const platform = await platformOver(database, settings, () => new Date(), createLog({ level: "silent" }));
  const app = createApp(platform);
  const inner = { address: "127.0.0.1", requestId: "bench", shows: () => {} };
  return async (body) => {
    const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await app.fetch(new Request(`${settings.publicUrl}/api/v1/lowongan-page/id`, init), { inner });
    return answerSchema.parse(await answer.json()).vacancies.totalRows;
  };
}
