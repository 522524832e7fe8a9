import type { Endpoint } from "../../../contract/endpoint.server.ts";
import type { DeskParts } from "../../desk-shell/desk-parts.server.ts";
import { compareEndpoint } from "./compare/compare.api.server.ts";
import { listEndpoints } from "./list/list.api.server.ts";
import { actEndpoints } from "./page/acts.api.server.ts";
import { fileEndpoints } from "./page/files.api.server.ts";
import { pageEndpoints } from "./page/page.api.server.ts";
import { viewEndpoints } from "./views/views.api.server.ts";

/** Every call about applications and the people who sent them. */
export function applicantEndpoints({ platform }: DeskParts): Endpoint[] {
  return [
    ...listEndpoints(platform),
    ...viewEndpoints(platform),
    ...pageEndpoints(platform),
    ...fileEndpoints(platform),
    ...actEndpoints(platform),
    compareEndpoint(platform),
  ];
}
