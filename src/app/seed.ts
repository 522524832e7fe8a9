import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../contract/site.ts";
import { applicationsTo } from "../features/applications/by-vacancy.queries.server.ts";
import { seedDemonstrationApplications } from "../features/applications/sample/seed-applications.server.ts";
import { seedSampleCandidates } from "../features/applications/sample/seed-candidates.server.ts";
import { seedSampleJob } from "../features/bulk-actions/seed-job.server.ts";
import { companyChoices } from "../features/companies/organisation.server.ts";
import { seedEndReasons } from "../features/decisions/end-reason.queries.server.ts";
import { seedDemonstrationApplicant } from "../features/identity/sample/demonstration-applicant.server.ts";
import { seedDemonstrationStar } from "../features/interviews/star-forms.server.ts";
import { seedDemonstrationInvitation } from "../features/invitations/seed-invitation.server.ts";
import { seedNotes } from "../features/notes/seed-notes.server.ts";
import { seedMasterData } from "../features/reference-data/load/load-master-data.server.ts";
import { seedDemonstrationResume } from "../features/resumes/sample/demonstration-resume.server.ts";
import { seedScorecards } from "../features/scorecards/seed-scorecards.server.ts";
import { type SampleStaff, seedSampleStaff } from "../features/staff/sample-staff.server.ts";
import { seedDemonstrationSurvey } from "../features/surveys/read-survey.server.ts";
import { codeByState as demonstrationLinks } from "../features/vacancies/activity/activity-link.queries.server.ts";
import { seedFunctions } from "../features/vacancies/put/ensure-functions.server.ts";
import { seedConflicts } from "../features/vacancies/sample/seed-conflicts.server.ts";
import { seedStates } from "../features/vacancies/sample/seed-states.server.ts";
import { placeOfVacancy } from "../features/vacancies/showing.queries.server.ts";
import { replaceManaged } from "../features/vacancies/team/team.queries.server.ts";
import { importPack } from "../platform/operations/content-pack/import-pack.server.ts";
import { readPackFolder } from "../platform/operations/content-pack/pack-folder.ts";
import { packTexts } from "../platform/operations/content-pack/pack-values.ts";
import type { Platform } from "../platform/platform.ts";
import { contentParts } from "./content-parts.ts";
import { demonstrationFile } from "./greeting.ts";

const SAMPLE = "content/sample";

const heldActs = 3;
/** Vacancies beside the busiest one that say what to judge by. */
const withCriteria = 2;

/** Held acts and open conflicts, vacancies of every state, and who sees the busiest one. */
async function seedWork(platform: Platform, { staff, vacancyId, applicationIds }: Desk): Promise<void> {
  const { recruiterId, managerId, colleagueId } = staff;
  const { database, clock } = platform;
  const companyId = (await placeOfVacancy(database.db, vacancyId))?.companyId ?? 0;
  const sample = { staffId: recruiterId, companyId, applicationIds: applicationIds.slice(-heldActs) };
  await seedSampleJob(platform, () => site.name, sample);
  const by = { actor: { kind: "staff", id: recruiterId }, requestId: "sample" } as const;
  const now = clock();
  await database.transact(async (tx) => {
    await replaceManaged(tx, managerId, [vacancyId]);
    await seedConflicts(tx, { by, now, applicationsTo });
    await seedStates(tx, { vacancyId, recruiterId, colleagueId, now, applicationsTo });
  });
}

interface Desk {
  staff: { recruiterId: number; managerId: number; colleagueId: number };
  /** The busiest, and its applications on process. */
  vacancyId: number;
  applicationIds: readonly number[];
}

/** Applicants for the desk's vacancies, work that waits, scorecards and notes of the busiest one. */
async function seedDesk(platform: Platform, members: readonly SampleStaff[]): Promise<void> {
  const getIds = (role: SampleStaff["role"]) => members.filter((each) => each.role === role).map(({ id }) => id);
  const [[recruiterId, colleagueId], [managerId]] = [getIds("recruiter"), getIds("hiring-manager")];
  if (recruiterId === undefined || colleagueId === undefined || managerId === undefined) return;
  const { busiestId: vacancyId, othersIds, onProcess } = await seedSampleCandidates(platform, recruiterId);
  const staff = { recruiterId, managerId, colleagueId };
  await seedWork(platform, { staff, vacancyId, applicationIds: onProcess });
  const judged = { vacancyId, othersIds: othersIds.slice(0, withCriteria), recruiterId, managerId };
  await seedScorecards(platform, judged);
  await seedNotes(platform, { applicationIds: onProcess, recruiterId, managerId });
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
  const texts = {
    email,
    password,
    activity,
    surveyId,
    starFormId,
    invitation,
    staff: staff.map(({ email, password, secret, role }) => ({ email, password, secret, role })),
  };
  await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`, { mode: 0o600 });
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
}
