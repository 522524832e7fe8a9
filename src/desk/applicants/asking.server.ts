import { m } from "#messages";
import type { Action } from "../../contract/action.ts";
import { type Refusal, refuseWith } from "../../contract/reply.ts";
import type { RequestContext } from "../../contract/request-context.ts";
import type { Asking } from "../../domain/candidates/candidates.server.ts";
import { reachOf } from "../../domain/organisation/organisation.ts";

/** Who of staff asks, and how far the right goes that the call needs. */
export function askingOf({ identity, language, requestId }: RequestContext<"staff">, needs: Action): Asking {
  const { staffId, rights } = identity;
  return { by: { actor: { kind: "staff", id: staffId }, requestId }, reach: reachOf(rights, needs), language };
}

/** A cursor that is none of this list's. */
export const badCursor = (): Refusal => refuseWith(400, "bad-cursor", m.desk_applicants_bad_cursor());
