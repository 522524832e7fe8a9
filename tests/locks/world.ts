import { applicationPorts } from "../../src/app/endpoints.ts";
import { doJobs } from "../../src/app/jobs.ts";
import { personalDataOfRooms } from "../../src/app/personal-data.ts";
import { myAccountEndpoints } from "../../src/features/account/portal/my-account.api.server.ts";
import { stopAlerts } from "../../src/features/alerts/alerts.server.ts";
import { alertEndpoints } from "../../src/features/alerts/portal/alerts.api.server.ts";
import { vacancyLetterEndpoints } from "../../src/features/alerts/portal/digest/vacancy-letters.api.server.ts";
import { stopSuggestions } from "../../src/features/alerts/suggestions/own-suggestions.server.ts";
import { applicationEndpoints } from "../../src/features/applications/portal/applications.api.server.ts";
import { insertActivation } from "../../src/features/identity/account-token.queries.server.ts";
import { insertResetToken } from "../../src/features/identity/forgot-password/reset-token.store.server.ts";
import { invitationEndpoints } from "../../src/features/invitations/portal/invitations.api.server.ts";
import { readAlways } from "../../src/platform/cache/remember.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { newToken } from "../../src/platform/security/token.ts";
import { type Portal, portalOfTest } from "../support/applicants.ts";
import { anInvited } from "../support/invitations.ts";
import type { TestPlatformOptions } from "../support/platform.ts";
import { withTwoStep } from "../support/two-step.ts";
import { anotherPhone } from "./saving.ts";

/** Someone invited, who may do anything, as far as a copy of the database knows the same person. */
export interface Person {
  id: number;
  email: string;
  token: string;
  applicationId: number;
  code: string;
  resetToken: string;
  activationToken: string;
}

/** The person before a portal, with what the commands need that is not theirs to make. */
export interface World extends Person {
  portal: Portal;
  visitor: ReturnType<Portal["visitor"]>;
}

/** Says what was behind an answer of 500. */
const faults = createLog({ level: "error" });

/** A portal on which every command can be done. */
export function racingPortal(open: NonNullable<TestPlatformOptions["open"]>, env: Record<string, string> = {}) {
  const siteName = () => "Situs Karier";
  return portalOfTest(
    (platform) => [
      ...applicationEndpoints({ platform, siteName, ports: applicationPorts(platform) }),
      ...alertEndpoints({ platform, siteName }),
      ...vacancyLetterEndpoints(platform, { suggestions: stopSuggestions, alerts: stopAlerts }, readAlways),
      ...invitationEndpoints({ platform, siteName }),
      ...myAccountEndpoints(platform, personalDataOfRooms),
    ],
    (platform) => doJobs(platform, ["acts-release", "erase-leftovers"], siteName),
    { open, log: faults, env: { LIMITS_FACTOR: "1000", ...env } },
  );
}

/** Someone for whom every command has something to do. */
export async function aPersonToRace(portal: Portal): Promise<Person> {
  const { id, email, token, applicationId, code, visitor } = await anInvited(portal);
  // So that there is something to send again.
  await visitor.multipart("form/update-profile", await anotherPhone({ portal, visitor }, "+62 81100002222"));
  const { platform } = portal;
  const [resetToken, activationToken, now] = [newToken(), newToken(), platform.clock()];
  const link = { applicantId: id, expiresAt: new Date(now.getTime() + 86_400_000) };
  await platform.database.transact(async (tx) => {
    await insertResetToken(tx, { ...link, token: resetToken }, now);
    await insertActivation(tx, { ...link, token: activationToken, redirect: null }, now);
  });
  const { db } = platform.database;
  await db.updateTable("applicants").set({ activated_at: null }).where("id", "=", id).execute();
  await withTwoStep(platform, id);
  return { id, email, token, applicationId, code, resetToken, activationToken };
}

/** A person before this portal. */
export function getWorld(portal: Portal, person: Person): World {
  const headers = { authorization: `Bearer ${person.token}` };
  return { ...person, portal, visitor: portal.visitor({ isBrowser: false, headers }) };
}
