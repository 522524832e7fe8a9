import type { Api } from "../../../contract/client.ts";
import { listPlatforms } from "../../lists/master-data.calls.ts";

/** How a call of the API went: one that any guest may make, that reads the database, and is short. */
export type ApiCheck = { status: "waiting" } | { status: "works"; ms: number } | { status: "fails"; message: string };

/** Makes that call and takes the time, in whole milliseconds. */
export async function checkApi(api: Api): Promise<ApiCheck> {
  const started = performance.now();
  const sent = await api.send(listPlatforms, { query: {} });
  if (sent.status === "refused") return { status: "fails", message: sent.message };
  return { status: "works", ms: Math.round(performance.now() - started) };
}
