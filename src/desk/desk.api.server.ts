import type { Endpoint } from "../contract/endpoint.server.ts";
import { inviteEndpoints } from "./account/invite.api.server.ts";
import { type DeskParts, sessionEndpoints } from "./account/session.api.server.ts";

/** Every call of the desk's. */
export function deskEndpoints(parts: DeskParts): Endpoint[] {
  return [...sessionEndpoints(parts), ...inviteEndpoints(parts)];
}
