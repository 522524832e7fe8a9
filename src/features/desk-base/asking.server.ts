import { m } from "#messages";
import type { Action } from "../../contract/action.ts";
import { type Refusal, refuseWith, tooMany } from "../../contract/reply.ts";
import type { RequestContext } from "../../contract/request-context.ts";
import type { Asking } from "../candidates/candidate.ts";
import type { Limited } from "../candidates/see-person.server.ts";
import { getReach } from "../companies/policies.ts";

/** Who of staff asks, and how far the right goes that the call needs. */
export function askingOf({ identity, language, requestId }: RequestContext<"staff">, needs: Action): Asking {
  const { staffId, rights } = identity;
  const by = { actor: { kind: "staff" as const, id: staffId }, requestId };
  return { by, needed: needs, reach: getReach(rights, needs), language };
}

/** Someone saw as many people within the hour as one may (recruiting §7). */
export const limited = ({ retryAfter }: Limited): Refusal => tooMany(m.desk_applicants_too_many_pages(), retryAfter);

/** A cursor that is none of this list's. */
export const badCursor = (): Refusal => refuseWith(400, "bad-cursor", m.desk_applicants_bad_cursor());
