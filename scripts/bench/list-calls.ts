import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { createApp } from "../../src/app/app.ts";
import { platformOver } from "../../src/app/open-platform.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";

const answerSchema = z.object({ vacancies: z.object({ totalRows: z.number() }) });

/** Calls about the list, in process, as a guest. */
export interface ListCalls {
  /** Asks for a page; answers how many hits there are. */
  list(body: object): Promise<number>;
  /** Asks by GET for what stands beside it. */
  get(call: "search-dropdown" | "search-suggestions", query: object): Promise<void>;
}

/** The calls of the list over a database, through the whole API: token, limits, validation, answer. */
export async function listCalls(database: Database): Promise<ListCalls> {
  const settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) });
  const platform = await platformOver(database, settings, () => new Date(), createLog({ level: "silent" }));
  const app = createApp(platform);
  const inner = { address: "127.0.0.1", requestId: "bench", shows: () => {} };
  const at = (path: string, init?: RequestInit) =>
    app.fetch(new Request(`${settings.publicUrl}/api/v1/${path}`, init), { inner });
  return {
    async list(body) {
      const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
      const answer = await at("lowongan-page/id", init);
      return answerSchema.parse(await answer.json()).vacancies.totalRows;
    },
    async get(call, query) {
      const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
      const answer = await at(`${call}/id?${new URLSearchParams(texts)}`);
      if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}.`);
      await answer.arrayBuffer();
    },
  };
}
