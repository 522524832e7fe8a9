import type { PersonalData } from "../../platform/personal-data/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { eraseNeverActivated } from "./delete/erase-never-activated.server.ts";
import { workOnLeftovers } from "./delete/leftovers.server.ts";

export { consentsOf, takeBack } from "./consents/consents.server.ts";
export { deleteAccount } from "./delete/delete-account.server.ts";
export { eraseSignUp } from "./delete/erase-sign-up.server.ts";
export { exportAccount } from "./export/export-account.server.ts";

/** Registers what erases: the leftovers of accounts that went, and accounts that nobody activated; before `jobs.start()`. */
export async function workOnMyAccount(platform: Platform, rooms: readonly PersonalData[]): Promise<void> {
  await workOnLeftovers(platform);
  await platform.jobs.schedule("erase-never-activated", "11 4 * * *", () => eraseNeverActivated(platform, rooms));
}
