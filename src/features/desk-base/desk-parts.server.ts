import type { RequestContext } from "../../contract/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DoneBy } from "../audit/trail.ts";

/** Dependencies of the desk's calls. */
export interface DeskParts {
  platform: Platform;
  siteName: () => string;
}

/** Whom the trail names for what a request does. */
export function doneBy({ identity, requestId }: RequestContext<"staff">): DoneBy {
  return { actor: { kind: "staff", id: identity.staffId }, requestId };
}
