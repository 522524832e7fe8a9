import type { Door } from "../../contract/door.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { type DraftNames, draftDoors } from "./drafts/drafts.api.server.ts";
import "./field-texts.ts";
import { fileDoor } from "./files/files.api.server.ts";
import { jsonResumeDoors } from "./json-resume/json-resume.api.server.ts";
import { profileDoors } from "./read/profile.api.server.ts";
import { updateProfileDoor } from "./save/update-profile.api.server.ts";
import { seekingStatusDoor } from "./seeking-status.api.server.ts";

/** Every call of the resume; `isDraftOf` knows the drafts of later rooms' forms. */
export function resumeDoors(platform: Platform, isDraftOf: DraftNames = async () => false): Door[] {
  return [
    ...profileDoors(platform),
    updateProfileDoor(platform),
    seekingStatusDoor(platform),
    ...draftDoors(platform, isDraftOf),
    fileDoor(platform),
    ...jsonResumeDoors(platform),
  ];
}
