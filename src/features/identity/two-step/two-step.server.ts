import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Principal } from "../principal.ts";
import { askAgainAt, countRecoveryCodes, findTwoStep, setAskAgainAt } from "./two-step.queries.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how long 'Later' is heard (readings, "Two-step offer"). */
const LATER_DAYS = 30;

/** The wire's mfaStatusId: 1 off, 2 on (readings, "MFA status"). */
export const mfaStatus = { off: 1, on: 2 } as const;

export async function isTwoStepOn(db: Db, principal: Principal): Promise<boolean> {
  return Boolean((await findTwoStep(db, principal))?.activatedAt);
}

/** In the wire's names; a recovery code that was used is not left. */
export async function twoStepState(db: Db, principal: Principal) {
  const isOn = await isTwoStepOn(db, principal);
  const recoveryCodesLeft = isOn ? await countRecoveryCodes(db, principal) : 0;
  return { mfaStatusId: isOn ? mfaStatus.on : mfaStatus.off, recoveryCodesLeft };
}

/** True when two-step sign-in is to be offered to someone who has it off: 'Later' was not chosen lately. */
export async function isToBeOffered({ database: { db }, clock }: Platform, applicantId: number): Promise<boolean> {
  const again = await askAgainAt(db, applicantId);
  return again === null || again <= clock();
}

/** 'Later': it is not offered for some time. */
export async function offerLater({ database: { db }, clock }: Platform, applicantId: number): Promise<void> {
  await setAskAgainAt(db, applicantId, new Date(clock().getTime() + LATER_DAYS * DAY_MS));
}
