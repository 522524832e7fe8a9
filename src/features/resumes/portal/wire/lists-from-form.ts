import type { Education, Experience, Internship, Organisation, Resume } from "../../resume.ts";
import type { Profile } from "./profile.schema.ts";

/** The four lists in the fields of a form. */
export type Lists = Pick<Profile, "pendidikanList" | "pengalamanList" | "organisasiList" | "internshipList">;
type EducationEntry = Lists["pendidikanList"][number];
type ExperienceEntry = Lists["pengalamanList"][number];
type OrganisationEntry = Lists["organisasiList"][number];
type InternshipEntry = Lists["internshipList"][number];

/** Numbers for entries that have none yet: a number stays with its entry, so that a form knows which is which. */
function numbered<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => number | null,
): { entry: Entry; id: number }[] {
  let last = Math.max(0, ...entries.map((entry) => idOf(entry) ?? 0));
  const taken = new Set<number>();
  return entries.map((entry) => {
    const own = idOf(entry);
    const id = own !== null && own > 0 && !taken.has(own) ? own : ++last;
    taken.add(id);
    return { entry, id };
  });
}

function education(entry: EducationEntry, id: number): Education {
  return {
    id,
    degreeId: entry.gelarID,
    institutionId: entry.institusiID,
    institutionOther: entry.institusiOther,
    majorId: entry.jurusanID,
    majorOther: entry.jurusanOther,
    isStudying: entry.isPresent,
    startYear: entry.tahunMasuk,
    endYear: entry.tahunKeluar,
    grade: entry.nilai,
    gradeScale: entry.maxNilai,
  };
}

function experience(entry: ExperienceEntry, id: number): Experience {
  return {
    id,
    company: entry.name,
    position: entry.posisi,
    positionTypeId: entry.positionTypeId,
    rankId: entry.pangkatID,
    mainJob: entry.mainJob1,
    industryId: entry.industryId,
    department: entry.department,
    startYear: entry.tahunMulai,
    endYear: entry.tahunSelesai,
  };
}

function organisation(entry: OrganisationEntry, id: number): Organisation {
  return { id, name: entry.name, positionId: entry.jabatanID, scopeId: entry.lingkupID };
}

function internship(entry: InternshipEntry, id: number): Internship {
  return {
    id,
    institution: entry.institutionName,
    functionId: entry.internFuction,
    industryId: entry.internIndustry,
    startMonth: entry.startDate,
    endMonth: entry.endDate,
  };
}

/** The resume's lists in a form's. */
export function listsFromForm(
  form: Lists,
): Pick<Resume, "educations" | "experiences" | "organisations" | "internships"> {
  return {
    educations: numbered(form.pendidikanList, ({ id }) => id).map(({ entry, id }) => education(entry, id)),
    experiences: numbered(form.pengalamanList, ({ id }) => id).map(({ entry, id }) => experience(entry, id)),
    organisations: numbered(form.organisasiList, ({ id }) => id).map(({ entry, id }) => organisation(entry, id)),
    internships: numbered(form.internshipList, ({ flkinternshipId }) => flkinternshipId).map(({ entry, id }) =>
      internship(entry, id),
    ),
  };
}
