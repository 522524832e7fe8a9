import { type ResumePath, type Section, sectionOf } from "../../completeness.ts";
import type { Education, Experience, Internship, Organisation, PersonalData } from "../../resume.ts";
import type { SignUpForm } from "./sign-up.schema.ts";

/** How forms name the lists' fields, the profile's and the one of sign-up alike (wire, "Shapes"). */
const educationNames: Record<keyof Education, string> = {
  id: "id",
  degreeId: "gelarID",
  institutionId: "institusiID",
  institutionOther: "institusiOther",
  majorId: "jurusanID",
  majorOther: "jurusanOther",
  isStudying: "isPresent",
  startYear: "tahunMasuk",
  endYear: "tahunKeluar",
  grade: "nilai",
  gradeScale: "maxNilai",
};

const experienceNames: Record<keyof Experience, string> = {
  id: "id",
  company: "name",
  position: "posisi",
  positionTypeId: "positionTypeId",
  rankId: "pangkatID",
  mainJob: "mainJob1",
  industryId: "industryId",
  department: "department",
  startYear: "tahunMulai",
  endYear: "tahunSelesai",
};

const organisationNames: Record<keyof Organisation, string> = {
  id: "id",
  name: "name",
  positionId: "jabatanID",
  scopeId: "lingkupID",
};

const internshipNames: Record<keyof Internship, string> = {
  id: "flkinternshipId",
  institution: "institutionName",
  functionId: "internFuction",
  industryId: "internIndustry",
  startMonth: "startDate",
  endMonth: "endDate",
};

/** By list of the resume. */
const entryNames: Record<string, Record<string, string>> = {
  educations: educationNames,
  experiences: experienceNames,
  organisations: organisationNames,
  internships: internshipNames,
};

type RootName = keyof PersonalData | "photo" | "cv" | "consents.dataTruth" | "consents.dataUse";
type ListName = "educations" | "experiences" | "organisations" | "internships";
type Names = Record<RootName | ListName, string>;

const profileNames: Names = {
  name: "personalData.nama",
  email: "personalData.email",
  birthDate: "personalData.dob",
  domicileId: "personalData.domisili",
  domicileOther: "personalData.domisiliOther",
  gender: "personalData.gender",
  phone: "personalData.noTelp",
  experienceYears: "personalData.yoeYear",
  experienceMonths: "personalData.yoeMonth",
  expectedSalary: "personalData.expectedSalary",
  category: "personalData.kategoriPengalaman",
  seekingStatusId: "personalData.seekingJobStatusId",
  emailPeriodId: "personalData.emailSuggestionPeriodId",
  photo: "personalData.oldImageUrl",
  cv: "personalData.cvName",
  educations: "pendidikanList",
  experiences: "pengalamanList",
  organisations: "organisasiList",
  internships: "internshipList",
  "consents.dataTruth": "consent.kebenaranData",
  "consents.dataUse": "consent.penggunaanData",
};

const signUpNames: Names = {
  name: "PERSONAL_DATA.name",
  email: "PERSONAL_DATA.email",
  birthDate: "PERSONAL_DATA.dobDate",
  domicileId: "PERSONAL_DATA.domicile",
  domicileOther: "PERSONAL_DATA.domicileOther",
  gender: "PERSONAL_DATA.gender",
  phone: "PERSONAL_DATA.phone",
  experienceYears: "PERSONAL_DATA.yoeYear",
  experienceMonths: "PERSONAL_DATA.yoeMonth",
  expectedSalary: "PERSONAL_DATA.expectedSalary",
  category: "PERSONAL_DATA.kategoriPengalaman",
  seekingStatusId: "SEEKING_JOB_STATUS.id",
  emailPeriodId: "EMAIL_SUGGESTION_PERIOD.id",
  photo: "photoProfile",
  cv: "cvFile",
  educations: "EDUCATION",
  experiences: "EXPERIENCE",
  organisations: "ORGANIZATION",
  internships: "INTERNSHIP",
  "consents.dataTruth": "consent.kebenaranData",
  "consents.dataUse": "consent.penggunaanData",
};

function isName(names: Names, path: string): path is keyof Names {
  return Object.hasOwn(names, path);
}

function fieldPath(names: Names, path: ResumePath): string {
  if (isName(names, path)) return names[path];
  const [list = "", index = "", field = ""] = path.split(".");
  if (!isName(names, list)) throw new RangeError(`The resume has no field ${path}`);
  return `${names[list]}.${index}.${entryNames[list]?.[field] ?? field}`;
}

/** A path as get-profile and update-profile name it: `educations.0.grade` is `pendidikanList.0.nilai`. */
export function profilePath(path: ResumePath): string {
  return fieldPath(profileNames, path);
}

const birthDateParts = ["dobDate", "dobMonth", "dobYear"] as const;

type BirthDateParts = Pick<SignUpForm["PERSONAL_DATA"], (typeof birthDateParts)[number]>;

/** The fields of the sign-up form that a path stands for: `phone` is `PERSONAL_DATA.phone`; a birth date is three. */
export function signUpPaths(path: ResumePath, { PERSONAL_DATA }: { PERSONAL_DATA: BirthDateParts }): string[] {
  if (path !== "birthDate") return [fieldPath(signUpNames, path)];
  return birthDateParts.filter((part) => PERSONAL_DATA[part] === null).map((part) => `PERSONAL_DATA.${part}`);
}

/** The section of a path as get-profile's `missing` and update-profile's errors name it. */
export function sectionOfProfilePath(path: string): Section {
  const [root = "", field = ""] = path.split(".");
  const names = Object.keys(profileNames).filter((name) => isName(profileNames, name));
  const name =
    names.find((name) => profileNames[name] === `${root}.${field}`) ??
    names.find((name) => profileNames[name] === root);
  return sectionOf(name ?? "name");
}
