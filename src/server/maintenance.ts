import type { Context } from "hono";
import { m } from "#messages";
import { refuseWith } from "../contract/reply.ts";
import { wireAnswer } from "../contract/wire-answer.server.ts";
import { languageOfCall } from "./api/make-visit.ts";

/** Seconds after which whoever met a closed or busy site may ask again. */
export const retryAfterSeconds = 120;

/** Every call while the setting MAINTENANCE is on. */
export function refuseForMaintenance(c: Context): Response {
  const url = new URL(c.req.url);
  const language = languageOfCall(url.pathname.split("/").at(-1), url);
  const refusal = refuseWith(503, "maintenance", m.contract_maintenance({}, { locale: language }));
  return wireAnswer({ ...refusal, retryAfter: retryAfterSeconds }, c.req.header("x-request-id") ?? "");
}
