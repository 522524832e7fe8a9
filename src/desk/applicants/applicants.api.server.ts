import type { Endpoint } from "../../contract/endpoint.server.ts";
import type { DeskParts } from "../account/session.api.server.ts";
import { listEndpoints } from "./list/list.api.server.ts";
import { viewEndpoints } from "./views/views.api.server.ts";

/** Every call about applications and the people who sent them. */
export function applicantEndpoints({ platform }: DeskParts): Endpoint[] {
  return [...listEndpoints(platform), ...viewEndpoints(platform)];
}
