import { applicationPorts } from "../../src/app/endpoints.ts";
import { doJobs } from "../../src/app/jobs.ts";
import { personalDataOfRooms } from "../../src/app/personal-data.ts";
import { myAccountEndpoints } from "../../src/features/account/portal/my-account.api.server.ts";
import { applicationEndpoints } from "../../src/features/applications/portal/applications.api.server.ts";
import { type Portal, portalOfTest } from "./applicants.ts";

/** A portal where people apply and look after their account, with the work behind it. */
export function accountPortal(): Promise<Portal> {
  return portalOfTest(
    (platform) => [
      ...applicationEndpoints({ platform, siteName: () => "Situs Karier", ports: applicationPorts(platform) }),
      ...myAccountEndpoints(platform, personalDataOfRooms),
    ],
    (platform) => doJobs(platform, ["erase-leftovers"]),
  );
}
