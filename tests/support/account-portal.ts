import { applicationDoors } from "../../src/features/applications/applications.api.server.ts";
import { myAccountDoors } from "../../src/features/my-account/my-account.api.server.ts";
import { workOnMyAccount } from "../../src/features/my-account/my-account.server.ts";
import { applicationPorts } from "../../src/server/doors.ts";
import { heldByRooms } from "../../src/server/held.ts";
import { type Portal, portalOfTest } from "./applicants.ts";

/** A portal where people apply and look after their account, with the work behind it. */
export function accountPortal(): Promise<Portal> {
  return portalOfTest(
    (platform) => [
      ...applicationDoors({ platform, siteName: () => "Situs Karier", ports: applicationPorts(platform) }),
      ...myAccountDoors(platform, heldByRooms),
    ],
    (platform) => workOnMyAccount(platform, heldByRooms),
  );
}
