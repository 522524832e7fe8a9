import { endDueTwoStep } from "../../src/domain/people/two-step/end-two-step.server.ts";
import { deleteAccount } from "../../src/domain/personal-data/delete/delete-account.server.ts";
import { personalDataOfRooms } from "../../src/server/personal-data.ts";
import { aProfile, type Portal } from "../support/applicants.ts";
import { aVacancy } from "../support/applications.ts";
import { inDays } from "../support/days.ts";
import { type anInvited, toldOf } from "../support/invitations.ts";

/** Somebody invited, who may do anything, with what the commands need that is not theirs to make. */
export interface World extends Awaited<ReturnType<typeof anInvited>> {
  portal: Portal;
  resetToken: string;
  activationToken: string;
}

/** Makes ready what a command needs; what it answers does it. */
type Command = (world: World) => Promise<() => Promise<unknown>>;

/** A call of a person's; a fault of ours is thrown, a refusal is an answer. */
async function faultless(answer: Promise<{ http: number; body: unknown }>): Promise<void> {
  const { http, body } = await answer;
  if (http >= 500) throw new Error(`${http} ${JSON.stringify(body)}`);
}

const withCaptcha =
  (path: string, body: (world: World) => object): Command =>
  async (world) => {
    const sent = { ...body(world), grecaptcha: await world.visitor.captcha(), lang: "id" };
    return () => faultless(world.visitor.json(path, sent));
  };

/** Every command that takes hold of more than one row of a person. */
export const commands: Readonly<Record<string, Command>> = {
  "sending the resume anew": withCaptcha("application/edit", ({ applicationId }) => ({ applicationId })),
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
    return () => toldOf(portal, { ...row, invitation_time: `${inDays(6)} 10:00` });
  },
  "the end by the hiring system": async ({ portal, applicationId }) => {
    return () => toldOf(portal, { application_id: applicationId, status: "Not Continued", reason: "Kuota penuh" });
  },
  "answering an invitation": async ({ code, visitor }) => {
    const body = { ATSPhaseName: "hr-interview", ActionName: "accept", ApplicationIdApplicantId: code, lang: "id" };
    return () => faultless(visitor.json("invitationconfrim", body));
  },
  "saving the resume": async ({ portal, visitor }) => {
    const { data } = (await visitor.get("get-profile/id")).body;
    const profile = await aProfile(portal.platform, Number(Reflect.get(Object(data), "version")));
    const changed = { ...profile, personalData: { ...profile.personalData, noTelp: "+62 81100001111" } };
    const grecaptcha = await visitor.captcha();
    return () => faultless(visitor.multipart("form/update-profile", { data: changed, grecaptcha }));
  },
  "another seeking status": async ({ portal, visitor }) => {
    const { personalData } = await aProfile(portal.platform);
    const { seekingJobStatusId } = personalData;
    return () => faultless(visitor.json("form/seeking-job-status", { seekingJobStatusId }));
  },
  "taking a consent back": async ({ visitor }) => {
    return () => faultless(visitor.json("account/consents/withdraw", { code: "data-use", lang: "id" }));
  },
  activating: async ({ visitor, activationToken }) => {
    return () => faultless(visitor.get(`activate-email/${activationToken}/id`));
  },
  "erasing a sign-up": async ({ visitor, activationToken: token }) => {
    return () => faultless(visitor.json("account/erase-sign-up", { token, lang: "id" }));
  },
  "a new password by mail": async ({ visitor, resetToken: token }) => {
    const body = { token, newPassword: "Sawah-Hijau-Lereng-9", lang: "id" };
    return () => faultless(visitor.json("reset-password", body));
  },
  "the end of two-step sign-in": async ({ portal: { platform } }) => {
    return () => endDueTwoStep(platform, () => "Situs Karier", new AbortController().signal);
  },
  erasing: async ({ portal: { platform }, id }) => {
    return () => deleteAccount(platform, personalDataOfRooms, id, "a request");
  },
};
