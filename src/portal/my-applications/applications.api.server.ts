import type { Door } from "../../contract/door.server.ts";
import type { Applying } from "../../domain/applications/submit/apply.server.ts";
import { submitDoor, submitWithProfileDoor } from "../applying/submit/submit.api.server.ts";
import { submitAllDoor } from "../applying/submit/submit-all.api.server.ts";
import { editDoor } from "./edit/edit.api.server.ts";
import { historyDoors } from "./history/history.api.server.ts";
import { notificationDoors } from "./notifications/notifications.api.server.ts";
import { withdrawDoor } from "./withdraw/withdraw.api.server.ts";

/** Every call of applying and of the history. */
export function applicationDoors(applying: Applying): Door[] {
  return [
    submitDoor(applying),
    submitWithProfileDoor(applying),
    submitAllDoor(applying),
    editDoor(applying),
    withdrawDoor(applying),
    ...historyDoors(applying),
    ...notificationDoors(applying),
  ];
}
