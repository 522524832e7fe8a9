import type { Door } from "../../contract/door.server.ts";
import type { AccountPorts } from "../../domain/people/people.server.ts";
import type { Platform } from "../../platform/platform.ts";
import "./field-texts.ts";
import { readFormDoors } from "./read/read-form.api.server.ts";
import { saveFormDoors } from "./save/save-form.api.server.ts";
import { signInDoors } from "./sign-in/sign-in-to-form.api.server.ts";

/** Every call of the extended application form. */
export function extendedFormDoors<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Door[] {
  return [...signInDoors(platform, ports), ...readFormDoors(platform), ...saveFormDoors(platform)];
}
