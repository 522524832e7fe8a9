import { m } from "#messages";
import { wireAnswer } from "../contract/problem.server.ts";
import { refuseWith } from "../contract/reply.ts";
import type { Language } from "../i18n/language.ts";
import { newRequestId } from "../platform/log/log.ts";

/** Seconds after which anyone who met a closed or busy site may ask again. */
export const retryAfterSeconds = 120;

/** A call while the setting MAINTENANCE is on; `requestId` of the page that makes it. */
export function refuseForMaintenance(language: Language, requestId = newRequestId()): Response {
  const refusal = refuseWith(503, "maintenance", m.contract_maintenance({}, { locale: language }));
  return wireAnswer({ ...refusal, retryAfter: retryAfterSeconds }, requestId);
}
