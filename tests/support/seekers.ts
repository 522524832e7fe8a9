import type { KeptList } from "../../src/features/reference-data/lists.ts";
import { idOfCode, idOfText } from "../../src/features/reference-data/master-data.server.ts";
import { emptyResume, type Resume } from "../../src/features/resumes/resume.ts";
import { resumeDocument } from "../../src/features/resumes/stored-resume.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { anApplicant } from "./accounts.ts";

export interface SeekerGiven {
  period?: string;
  seeking?: string;
  resume?: Partial<Resume>;
  /** When the resume was completed; long ago unless said otherwise. */
  completedAt?: Date;
}

async function idIn({ database }: Pick<Platform, "database">, list: KeptList, code: string): Promise<number> {
  return (await idOfCode(database.db, list, code)) ?? 0;
}

/** Someone with a resume to which suggestions come every day, unless it says otherwise. */
export async function aSeeker(platform: Platform, overrides: SeekerGiven = {}) {
  const { period = "daily", seeking = "aktif" } = overrides;
  const { id, email } = await anApplicant(platform);
  const experience = { positionTypeId: null, rankId: null, mainJob: null, industryId: null };
  const resume: Resume = {
    ...emptyResume,
    category: 2,
    domicileId: (await idOfText(platform.database.db, "domicile", "Kabupaten Sleman")) ?? 0,
    seekingStatusId: await idIn(platform, "seekingJobStatus", seeking),
    emailPeriodId: await idIn(platform, "emailSuggestionPeriod", period),
    experiences: [
      {
        ...experience,
        id: 1,
        company: "Gudang Kita",
        position: "Analis Gudang",
        department: "Produksi dan Teknik",
        startYear: 2020,
        endYear: null,
      },
    ],
    ...overrides.resume,
  };
  await putResume(platform, id, resume, overrides.completedAt);
  return { id, email, resume };
}

/** Says what someone's resume is, as if it had been saved at a moment. */
export async function putResume(
  { database }: Platform,
  applicantId: number,
  resume: Resume,
  at = new Date("2026-01-01T00:00:00Z"),
): Promise<void> {
  const row = { version: 1, document: resumeDocument.write(resume), updated_at: at, confirmed_at: at };
  await database.db
    .insertInto("resumes")
    .values({ applicant_id: applicantId, photo_file: null, cv_file: null, ...row })
    .onConflict((conflict) => conflict.column("applicant_id").doUpdateSet(row))
    .execute();
}
