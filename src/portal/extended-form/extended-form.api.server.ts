import type { Endpoint } from "../../contract/endpoint.server.ts";
import type { AccountPorts } from "../../domain/people/ports.server.ts";
import type { Platform } from "../../platform/platform.ts";
import "./field-texts.ts";
import { readFormEndpoints } from "./read/read-form.api.server.ts";
import { saveFormEndpoints } from "./save/save-form.api.server.ts";
import { signInEndpoints } from "./sign-in/sign-in-to-form.api.server.ts";

/** Every call of the extended application form. */
export function extendedFormEndpoints<Checked, Ready>(
  platform: Platform,
  ports: AccountPorts<Checked, Ready>,
): Endpoint[] {
  return [...signInEndpoints(platform, ports), ...readFormEndpoints(platform), ...saveFormEndpoints(platform)];
}
