import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedEndReasons } from "../domain/acts/acts.server.ts";
import {
  applicationsTo,
  seedDemonstrationApplications,
  seedSampleCandidates,
} from "../domain/applications/applications.server.ts";
import { seedSampleJob } from "../domain/bulk-jobs/bulk-jobs.server.ts";
import { seedDemonstrationStar } from "../domain/interviews/interviews.server.ts";
import { seedDemonstrationInvitation } from "../domain/invitations/invitations.server.ts";
import { seedMasterData } from "../domain/master-data/master-data.server.ts";
import { companyChoices } from "../domain/organisation/organisation.server.ts";
import { seedDemonstrationApplicant } from "../domain/people/people.server.ts";
import { seedDemonstrationResume } from "../domain/resumes/resumes.server.ts";
import { seedScorecards } from "../domain/scorecards/scorecards.server.ts";
import { type SampleStaff, seedSampleStaff } from "../domain/staff/staff.server.ts";
import { seedDemonstrationSurvey } from "../domain/surveys/surveys.server.ts";
import {
  demonstrationLinks,
  placeOfVacancy,
  replaceManaged,
  seedConflicts,
  seedFunctions,
} from "../domain/vacancies/vacancies.server.ts";
import { importPack } from "../platform/content-pack/import-pack.server.ts";
import { readPackFolder } from "../platform/content-pack/pack-folder.ts";
import { packTexts } from "../platform/content-pack/pack-text.ts";
import type { Platform } from "../platform/platform.ts";
import { site } from "../portal/shell/site.ts";
import { contentParts } from "./content-parts.ts";
import { demonstrationFile } from "./greeting.ts";

const SAMPLE = "content/sample";

const heldActs = 3;
/** Vacancies beside the busiest one that say what to judge by. */
const withCriteria = 2;

/** Applicants for the desk's vacancies, what waits to leave or to be chosen, a hiring manager and scorecards of the busiest. */
async function seedDesk(platform: Platform, staff: readonly SampleStaff[]): Promise<void> {
  const idOf = (role: SampleStaff["role"]) => staff.find((member) => member.role === role)?.id;
  const [recruiterId, managerId] = [idOf("recruiter"), idOf("hiring-manager")];
  if (recruiterId === undefined || managerId === undefined) return;
  const { busiestId, othersIds, onProcess } = await seedSampleCandidates(platform, recruiterId);
  const companyId = (await placeOfVacancy(platform.database.db, busiestId))?.companyId ?? 0;
  const sample = { staffId: recruiterId, companyId, applicationIds: onProcess.slice(-heldActs) };
  await seedSampleJob(platform, () => site.name, sample);
  const by = { actor: { kind: "staff", id: recruiterId }, requestId: "sample" } as const;
  await platform.database.transact(async (tx) => {
    await replaceManaged(tx, managerId, [busiestId]);
    await seedConflicts(tx, { by, now: platform.clock(), applicationsTo });
  });
  const judged = { vacancyId: busiestId, othersIds: othersIds.slice(0, withCriteria), recruiterId, managerId };
  await seedScorecards(platform, judged);
}

async function seedDemonstration(platform: Platform): Promise<void> {
  const staff = await seedSampleStaff(platform);
  const made = await seedDemonstrationApplicant(platform);
  if (made === null) return;
  const { applicantId, email, password, name } = made;
  await seedDemonstrationResume(platform, { applicantId, name, email });
  const { newest, interview } = await seedDemonstrationApplications(platform, { applicantId });
  const about = { applicantId, applicationId: newest ?? 0 };
  const surveyId = newest === null ? null : await seedDemonstrationSurvey(platform, about);
  const starFormId = interview && (await seedDemonstrationStar(platform, { applicantId, ...interview }));
  const invitation = await seedDemonstrationInvitation(platform, { applicantId });
  // After the demonstration applicant's own, which are the first that there are.
  await seedDesk(platform, staff);
  const activity = await demonstrationLinks(platform.database.db);
  const file = join(platform.settings.dataDir, demonstrationFile);
  const told = {
    email,
    password,
    activity,
    surveyId,
    starFormId,
    invitation,
    staff: staff.map(({ email, password, secret, role }) => ({ email, password, secret, role })),
  };
  await writeFile(file, `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 });
}

/** Loads the reference lists into an empty database and, where the settings say so, the sample content. */
export async function seedWhenEmpty(platform: Platform): Promise<void> {
  const { database, settings, clock } = platform;
  await seedMasterData(database);
  await seedFunctions(database);
  await seedEndReasons(database);
  if (!settings.sampleContent || (await companyChoices(database.db)).length > 0) return;
  const { texts, faults } = packTexts(await readPackFolder(SAMPLE));
  await importPack(database, contentParts, texts, clock(), { faults });
  await seedDemonstration(platform);
  await database.checkpoint();
}
