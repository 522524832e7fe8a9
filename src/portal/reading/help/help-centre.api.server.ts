import type { Endpoint } from "../../../contract/endpoint.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contactEndpoint } from "./contact/contact.api.server.ts";
import { readingEndpoints } from "./read/help.api.server.ts";
import { voiceEndpoints } from "./voice/voice.api.server.ts";

/** The endpoints of the help centre. */
export function helpCentreEndpoints(platform: Platform): Endpoint[] {
  return [...readingEndpoints(platform), ...voiceEndpoints(platform), contactEndpoint(platform)];
}
