import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { securityAnswer, securityRequest } from "../../../domain/people/people.schema.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getSecurity } from "../accounts.calls.ts";
import { securityOf } from "./security.server.ts";

/** `account/security` */
export function securityEndpoint(platform: Platform): Endpoint {
  return endpoint(getSecurity, {
    request: securityRequest,
    answer: securityAnswer,
    handle: async (_request, { identity }) => accept({ data: await securityOf(platform, identity) }),
  });
}
