import type { Door } from "../../../contract/door.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contactDoor } from "./contact/contact.api.server.ts";
import { readingDoors } from "./read/help.api.server.ts";
import { voiceDoors } from "./voice/voice.api.server.ts";

/** The doors of the help centre. */
export function helpCentreDoors(platform: Platform): Door[] {
  return [...readingDoors(platform), ...voiceDoors(platform), contactDoor(platform)];
}
