import type { PersonalData } from "../../../platform/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantOfActivation } from "../../identity/activation/account-token.queries.server.ts";
import { findApplicant } from "../../identity/applicant.queries.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

/**
 * Erases a sign-up that nobody has activated, for whoever has its activation link and so reads the address's mail: it may
 * have been somebody else who signed up with it. A link that is over proves as much.
 */
export async function eraseSignUp(
  platform: Platform,
  rooms: readonly PersonalData[],
  token: string,
  requestId: string,
): Promise<"erased" | "activated" | "unknown"> {
  const { db } = platform.database;
  const applicantId = await applicantOfActivation(db, token);
  if (applicantId === undefined) return "unknown";
  await deleteAccount(platform, rooms, applicantId, requestId, async (tx) => {
    return (await findApplicant(tx, applicantId))?.activatedAt === null;
  });
  return (await findApplicant(db, applicantId)) === undefined ? "erased" : "activated";
}
