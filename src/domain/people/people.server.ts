import type { Db, Tx } from "../../platform/database/database.ts";
import { findApplicant, findApplicantByEmail, setName } from "./applicant.store.server.ts";
import type { ApplicantAccount } from "./applicant.ts";

export { startAccountWork } from "./account-work.server.ts";
export { applicantOfActivation } from "./activation/account-token.store.server.ts";
export { type Activated, activateByLink, activateByPassword } from "./activation/activate.server.ts";
export { askForActivation } from "./activation/resend-activation.server.ts";
export { findApplicant, findApplicantByEmail, neverActivated, unseenSince } from "./applicant.store.server.ts";
export { changePassword, type PasswordChanged } from "./change-password/change-password.server.ts";
export { activateByCompany, addByCompany } from "./company-account/add-by-company.server.ts";
export { memberOfIdentity } from "./company-account/company-identity.store.server.ts";
export {
  type CompanyPerson,
  type CompanyProvider,
  createCompanyProvider,
} from "./company-account/company-provider.server.ts";
export { endByCompany, memberOfLogout, spendLogoutToken } from "./company-account/end-by-company.server.ts";
export { joinAfterOwnSignIn, joinCompany } from "./company-account/join-company.server.ts";
export type { LogoutToken } from "./company-account/logout-token.server.ts";
export { openByCompany, stepUpByCompany } from "./company-account/open-by-company.server.ts";
export {
  readWaitingCompany,
  sealWaitingCompany,
  waitingCompanyMs,
} from "./company-account/waiting-company.server.ts";
export { type Confirmed, confirmIdentity } from "./confirm/confirm-identity.server.ts";
export { confirmSession } from "./confirm/confirm-session.server.ts";
export { activityOf, endOne, endOthers, sessionsOf, signInsOf } from "./devices/devices.server.ts";
export { ownerOfSession } from "./devices/devices.store.server.ts";
export { recordDeletion, recordEvent } from "./events/account-event.store.server.ts";
export { askForReset } from "./forgot-password/ask-for-reset.server.ts";
export { endRemains } from "./forgot-password/remains/end-remains.server.ts";
export { remainsOf } from "./forgot-password/remains/remains.server.ts";
export { type Reset, resetPassword } from "./forgot-password/reset-password.server.ts";
export { chooseMailLanguage } from "./mail-language/mail-language.server.ts";
export { countMail, countRequest, peekRequest } from "./mail-on-request.server.ts";
export { challengeLifeMs } from "./passkeys/passkey-challenge.server.ts";
export { askToShowPasskey } from "./passkeys/show-passkey.server.ts";
export { peoplePersonalData } from "./personal-data.server.ts";
export { findPerson, keepPerson, lockPerson } from "./personal-data.store.server.ts";
export type { AccountPorts, CheckedResume, ResumePort, ResumeSummary, SignUpFiles } from "./ports.server.ts";
export { newSamplePassword, seedDemonstrationApplicant } from "./sample/demonstration-applicant.server.ts";
export { makeSampleApplicants } from "./sample/sample-applicants.server.ts";
export { makeSampleMember, readSampleLink, sampleLink, signInBySampleLink } from "./sample/sample-staff.server.ts";
export { hasGuestEnded } from "./session/ended-guest.store.server.ts";
export {
  deviceCookieName,
  deviceLifeMs,
  type KnownDevice,
  knownDeviceId,
  readDevice,
  sealDevice,
} from "./session/known-device.server.ts";
export { pendingStepCookieName, pendingStepLifeMs } from "./session/pending-step.server.ts";
export { endAllSessions, findSession, type LiveSession, touchSession } from "./session/session.store.server.ts";
export { type Finished, finishSignIn } from "./sign-in/finish-sign-in.server.ts";
export type { SigningIn } from "./sign-in/open-session.server.ts";
export { signIn, signInBySecondStep } from "./sign-in/sign-in.server.ts";
export { signOut, signOutGuest } from "./sign-out/sign-out.server.ts";
export { checkEmail } from "./sign-up/check-email.server.ts";
export { type Registered, registerApplicant } from "./sign-up/register.server.ts";
export { alsoWrongInSignUp, validateSignUp } from "./sign-up/validate-sign-up.server.ts";
export { type JoinedAccount, type Joining, joinAndTell } from "./social/join-identity.server.ts";
export { type IdentityProvider, ProviderAwayError } from "./social/provider.server.ts";
export { type IdentityProviders, openProviders } from "./social/providers.server.ts";
export { findJoined } from "./social/social-identity.store.server.ts";
export {
  readWaiting,
  sealWaiting,
  type WaitingIdentity,
  waitingCookieName,
  waitingLifeMs,
} from "./social/waiting-identity.server.ts";
export {
  allStaff,
  bringMorningsBack,
  findStaff,
  findStaffByEmail,
  lockStaff,
  noteStaffChanged,
  staffByIds,
  takeMorning,
  waitingForMorning,
} from "./staff.store.server.ts";
export { beginStaffAccount, readInvitation } from "./staff-account/begin-account.server.ts";
export { askInvitedForPasskey, finishStaffAccount } from "./staff-account/finish-account.server.ts";
export { askForStaffPassword } from "./staff-account/forgot/ask-for-password.server.ts";
export { readPasswordLink, resetStaffPassword } from "./staff-account/forgot/reset-staff-password.server.ts";
export { type Inviting, inviteStaff } from "./staff-account/invite-staff.server.ts";
export { stepUpSession, unlockSession } from "./staff-account/open-lock.server.ts";
export {
  addOwnPasskey,
  askForOwnPasskey,
  removeSecondStep,
  renewOwnCodes,
  secondStepsOf,
} from "./staff-account/own-second-steps.server.ts";
export { keepOwnSettings } from "./staff-account/own-settings.server.ts";
export { resetSecondStep } from "./staff-account/reset-account.server.ts";
export { signInByPasskey } from "./staff-account/sign-in-by-passkey.server.ts";
export type { MayEnter } from "./staff-account/sign-in-staff.server.ts";
export {
  signInStaff,
  signInStaffBySecondStep,
} from "./staff-account/sign-in-staff.server.ts";
export { waysInOf } from "./staff-account/ways-in.server.ts";
export { endStaffSessions, setStaffState } from "./staff-state.server.ts";
export { activateTwoStep, generateSecret, type Holder } from "./two-step/activate-two-step.server.ts";
export { deactivateTwoStep } from "./two-step/deactivate-two-step.server.ts";
export { mailCode } from "./two-step/mail-code.server.ts";
export { newSecret } from "./two-step/one-time-code.server.ts";
export type { Proof } from "./two-step/prove-second-step.server.ts";
export { renewRecoveryCodes } from "./two-step/renew-codes.server.ts";
export { isToBeOffered, isTwoStepOn, mfaStatus, offerLater, twoStepState } from "./two-step/two-step.server.ts";
export { countTwoStepAccounts } from "./two-step/two-step.store.server.ts";

/** A person's account; undefined when it is gone. */
export async function applicantById(db: Db, id: number): Promise<ApplicantAccount | undefined> {
  return findApplicant(db, id);
}

/** The account that an address belongs to, its case aside. */
export async function applicantByEmail(db: Db, email: string): Promise<ApplicantAccount | undefined> {
  return findApplicantByEmail(db, email);
}

/** The name that sign-in and mail use follows the resume's. */
export async function renameApplicant(tx: Tx, id: number, name: string): Promise<void> {
  await setName(tx, id, name);
}
