import { z } from "zod";
import { checkProfile } from "../../../src/features/resumes/portal/check-profile.server.ts";
import { updateProfile } from "../../../src/features/resumes/save-profile.server.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import { anApplicant, password } from "../../../tests/support/accounts.ts";
import { aProfile, readFilesOfSomebody } from "../../../tests/support/applicants.ts";
import { aRecruiter } from "../../../tests/support/bench-recruiter.ts";
import { openPortal, type Portal } from "./portal.ts";
import { takeProgress } from "./progress.ts";

/** Someone who applied, whose rows are copied; and the recruiter who looked. */
export interface FirstPerson {
  applicantId: number;
  applicationId: number;
  staffId: number;
}

const submitted = z.object({ applicationId: z.number() });

/** Makes an applicant with a resume. */
async function applicant({ platform, asGuest, captcha }: Portal): Promise<{ applicantId: number; email: string }> {
  const { id, email } = await anApplicant(platform);
  const checked = await checkProfile(platform, { data: await aProfile(platform) }, "id");
  if (checked.status !== "checked") throw new Error("The resume was refused.");
  const saved = await updateProfile(platform, id, checked.profile, await readFilesOfSomebody());
  if (saved !== "saved") throw new Error(`The resume was not saved: ${saved}`);
  const fields = { siteType: "bench", userName: email, password, grecaptcha: await captcha() };
  await asGuest("login", new URLSearchParams(fields));
  return { applicantId: id, email };
}

/** One of each, as the product writes it: signs in, applies, saves, is moved on, and is looked at by a recruiter. */
export async function firstPerson(database: Database): Promise<FirstPerson> {
  const portal = await openPortal(database);
  const busy = await database.db
    .selectFrom("open_vacancies")
    .select(["id", "company_id"])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const { applicantId, email } = await applicant(portal);
  const ask = await portal.asApplicant(applicantId);
  const consent = { kebenaranData: true, penggunaanData: true };
  const sent = { VacancyId: busy.id, grecaptcha: await portal.captcha(), lang: "id", activityPlatform: null, consent };
  const { applicationId } = submitted.parse(await ask("submit-application", sent));
  await ask("save-vacancy", { VacancyId: busy.id, UserLogin: email });
  await takeProgress(portal, applicationId, "screening");
  const staffId = await aRecruiter(database, busy.company_id);
  await (await portal.asStaff(staffId))(`staff/applications/${applicationId}`);
  await database.transact(async (tx) => {
    await tx.insertInto("staff_roles").values({ staff_id: staffId, role: "privacy-officer" }).execute();
    await tx.insertInto("staff_roles").values({ staff_id: staffId, role: "admin" }).execute();
  });
  await portal.close();
  return { applicantId, applicationId, staffId };
}
