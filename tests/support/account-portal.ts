import { workOnMyAccount } from "../../src/domain/personal-data/personal-data.server.ts";
import { myAccountEndpoints } from "../../src/portal/my-account/my-account.api.server.ts";
import { applicationEndpoints } from "../../src/portal/my-applications/applications.api.server.ts";
import { applicationPorts } from "../../src/server/endpoints.ts";
import { personalDataOfRooms } from "../../src/server/personal-data.ts";
import { type Portal, portalOfTest } from "./applicants.ts";

/** A portal where people apply and look after their account, with the work behind it. */
export function accountPortal(): Promise<Portal> {
  return portalOfTest(
    (platform) => [
      ...applicationEndpoints({ platform, siteName: () => "Situs Karier", ports: applicationPorts(platform) }),
      ...myAccountEndpoints(platform, personalDataOfRooms),
    ],
    (platform) => workOnMyAccount(platform, () => "Situs Karier", personalDataOfRooms),
  );
}
