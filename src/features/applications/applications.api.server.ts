import type { Door } from "../../contract/door.server.ts";
import { historyDoors } from "./history/history.api.server.ts";
import type { StandingInvitations } from "./invitation-port.server.ts";
import { notificationDoors } from "./notifications/notifications.api.server.ts";
import type { Applying } from "./submit/apply.server.ts";
import { submitDoor, submitWithProfileDoor } from "./submit/submit.api.server.ts";
import { submitAllDoor } from "./submit/submit-all.api.server.ts";
import { withdrawDoor } from "./withdraw/withdraw.api.server.ts";

/** What applications need of rooms that come later. */
export interface ApplicationPorts {
  standingInvitations: StandingInvitations;
}

/** Every call of applying and of the history. */
export function applicationDoors(applying: Applying, { standingInvitations }: ApplicationPorts): Door[] {
  return [
    submitDoor(applying),
    submitWithProfileDoor(applying),
    submitAllDoor(applying),
    withdrawDoor(applying),
    ...historyDoors(applying.platform, standingInvitations),
    ...notificationDoors(applying.platform),
  ];
}
