import { personalDataOfRooms } from "../../src/app/personal-data.ts";
import { sealStops } from "../../src/features/alerts/digest/stop-letters.server.ts";
import { insertRequest } from "../../src/features/extended-forms/form-request.queries.server.ts";
import { endDueTwoStep } from "../../src/features/identity/two-step/end-two-step.server.ts";
import { deleteAccount } from "../../src/features/privacy/delete-account.server.ts";
import { listEntries } from "../../src/features/reference-data/master-data.server.ts";
import { aSession, password } from "../support/accounts.ts";
import type { Portal } from "../support/applicants.ts";
import { aVacancy } from "../support/applications.ts";
import { inDays } from "../support/days.ts";
import { aSentForm } from "../support/given-forms.ts";
import { toldOf } from "../support/invitations.ts";
import { getCode, recoveryCode, rfcSecret } from "../support/two-step.ts";
import { accepted, type Command } from "./command.ts";
import { deskCommands } from "./desk-commands.ts";
import { letterCommands } from "./letter-commands.ts";
import { anotherPhone, otherPhone } from "./saving.ts";
import type { World } from "./world.ts";

const isChanged = (lines: readonly string[]) => lines.some((line) => line.includes("1 changed"));

const withCaptcha =
  (path: string, body: (world: World) => object): Command =>
  async (world) => {
    const sent = { ...body(world), grecaptcha: await world.visitor.captcha(), lang: "id" };
    return () => accepted(world.visitor.json(path, sent));
  };

/** The seeking status that is chosen in a race. */
export async function otherStatus({ platform }: Portal): Promise<number> {
  return (await listEntries(platform.database.db, "seekingJobStatus", "id"))[1]?.id ?? 0;
}

/** A session of the person's beside the one that asks; its number. */
async function spareSession({ portal: { platform }, id }: World): Promise<number> {
  await aSession(platform, id);
  const sessions = platform.database.db.selectFrom("sessions").select("id").where("applicant_id", "=", id);
  return (await sessions.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id;
}

/** Every command that takes hold of more than one row of a person. */
export const commands = {
  ...deskCommands,
  ...letterCommands,
  "sending the resume again": withCaptcha("application/edit", ({ applicationId }) => ({ applicationId })),
  withdrawing: withCaptcha("application/withdraw", ({ applicationId }) => ({ applicationId, reason: "Sudah bekerja" })),
  "applying elsewhere": async (world) => {
    const { id: VacancyId } = await aVacancy(world.portal.platform);
    return withCaptcha("submit-application", () => ({ VacancyId }))(world);
  },
  "applying to two at once": async (world) => {
    const vacancies = [await aVacancy(world.portal.platform), await aVacancy(world.portal.platform)];
    const VacancyId = vacancies.map(({ id }) => id);
    return withCaptcha("submit-all-application", () => ({ VacancyId, activityPlatform: ["", ""] }))(world);
  },
  "a row of the hiring system": async ({ portal, applicationId }) => {
    const row = { application_id: applicationId, phase: "hr-interview", invitation_place: "Gedung Jingga" };
    return async () => isChanged(await toldOf(portal, { ...row, invitation_time: `${inDays(6)} 10:00` }));
  },
  "the end by the hiring system": async ({ portal, applicationId }) => {
    const row = { application_id: applicationId, application_status: 3, reason: "Kuota penuh" };
    return async () => isChanged(await toldOf(portal, row));
  },
  "giving the extended form": async ({ portal: { platform }, applicationId, id: applicantId, visitor }) => {
    await platform.database.transact((tx) => insertRequest(tx, { applicationId, applicantId, phaseId: 1 }, new Date()));
    await aSentForm(platform, applicantId);
    return () => accepted(visitor.json("application/form-give", { applicationId, give: true }));
  },
  "answering an invitation": async ({ code, visitor }) => {
    const body = { ATSPhaseName: "hr-interview", ActionName: "accept", ApplicationIdApplicantId: code, lang: "id" };
    return () => accepted(visitor.json("invitationconfrim", body));
  },
  "saving the resume": async (world) => {
    const changed = await anotherPhone(world, otherPhone);
    return () => accepted(world.visitor.multipart("form/update-profile", changed));
  },
  "another seeking status": async ({ portal, visitor }) => {
    const seekingJobStatusId = await otherStatus(portal);
    return () => accepted(visitor.json("form/seeking-job-status", { seekingJobStatusId }));
  },
  "stopping suggestions by a letter": async ({ portal: { platform }, id, visitor }) => {
    const code = sealStops(platform.sealer, [{ kind: "suggestions", stops: String(id) }]);
    return () => accepted(visitor.json(`unsubscribe/${code}/choice`, { choice: "stop", lang: "id" }));
  },
  "taking a consent back": async ({ visitor }) => {
    return () => accepted(visitor.json("account/consents/withdraw", { code: "data-use", lang: "id" }));
  },
  activating: async ({ visitor, activationToken }) => {
    return () => accepted(visitor.get(`activate-email/${activationToken}/id`));
  },
  "erasing a sign-up": async ({ visitor, activationToken: token }) => {
    return () => accepted(visitor.json("account/erase-sign-up", { token, lang: "id" }));
  },
  "a new password by mail": async ({ visitor, resetToken: token }) => {
    const body = { token, newPassword: "Sawah-Hijau-Lereng-9", lang: "id" };
    return () => accepted(visitor.json("reset-password", body));
  },
  "another password": async ({ visitor }) => {
    const body = { OldPassword: password, NewPassword: "Kebun-Teh-Pagi-31", lang: "id" };
    return () => accepted(visitor.json("password-change", body));
  },
  "signing out": async ({ visitor }) => {
    return () => accepted(visitor.json("logout", {}));
  },
  "ending a session": async (world) => {
    const id = await spareSession(world);
    return () => accepted(world.visitor.json("account/sessions/end", { id }));
  },
  "ending the other sessions": async (world) => {
    await spareSession(world);
    return () => accepted(world.visitor.json("account/sessions/end", { others: true }));
  },
  "two-step sign-in off": async ({ visitor }) => {
    const body = { Type: "RECOVERY", OTPCode: recoveryCode, lang: "id" };
    return () => accepted(visitor.json("mfa-deactivation", body));
  },
  "new recovery codes": async ({ visitor, portal: { platform } }) => {
    const body = { password, OTPCode: getCode(rfcSecret, platform.clock()), lang: "id" };
    return () => accepted(visitor.json("account/recovery-codes", body));
  },
  "the end of two-step sign-in": async ({ portal: { platform }, id }) => {
    const { database, clock } = platform;
    await database.db.updateTable("two_steps").set({ ends_at: clock() }).where("applicant_id", "=", id).execute();
    return async () => {
      await endDueTwoStep(platform, () => "Situs Karier", new AbortController().signal);
      return true;
    };
  },
  erasing: async ({ portal: { platform }, id }) => {
    return async () => {
      await deleteAccount(platform, personalDataOfRooms, id, "a request");
      return true;
    };
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

const isCommand = (name: string): name is CommandName => name in commands;
export const commandNames = Object.keys(commands).filter(isCommand);
export const letterCommandNames = commandNames.filter((name) => name in letterCommands);
