import { m } from "#messages";
import { gradeFault } from "../../resumes/rules/education.ts";
import {
  birthDate,
  choice,
  choices,
  day,
  email,
  endMonth,
  grade,
  hinted,
  isNoneOf,
  isNotTicked,
  isOneOf,
  lines,
  link,
  money,
  month,
  name,
  neededBy,
  optional,
  other,
  phone,
  photo,
  shownWhen,
  text,
  tick,
  whole,
  year,
  yearAhead,
} from "./field.ts";
import { leastYearsToParent, many, one, type Rule } from "./group.ts";

const number = (value: unknown) => (typeof value === "number" ? value : null);

/** Two fields of which the second must not come before the first: years, months (`YYYY-MM`), days (`YYYY-MM-DD`). */
function inOrder(first: string, last: string, code: "year-order" | "month-order"): Rule {
  return (entry) => {
    const [from, to] = [entry[first], entry[last]];
    const isTurned =
      (typeof from === "number" && typeof to === "number" && to < from) ||
      (typeof from === "string" && typeof to === "string" && to < from);
    return isTurned ? { field: last, code } : null;
  };
}

/** A grade above 0 and not above its scale (§5). */
const withinScale: Rule = (entry) => {
  const [grade, scale] = [number(entry["gpa"]), number(entry["gpaMax"])];
  const code = grade === null ? null : gradeFault(grade, scale);
  return code === null ? null : { field: "gpa", code };
};

/** The scale itself, above 0 too. */
const soundScale: Rule = (entry) => {
  const scale = number(entry["gpaMax"]);
  const code = scale === null ? null : gradeFault(scale, null);
  return code === null ? null : { field: "gpaMax", code };
};

/** Nobody is the fourth of three children. */
const amongSiblings: Rule = (entry) => {
  const [order, siblings] = [number(entry["birthOrder"]), number(entry["siblings"])];
  const isBeyond = order !== null && siblings !== null && order > siblings + 1;
  return isBeyond ? { field: "birthOrder", code: "birth-order" } : null;
};

/** Years: an applicant is 17 at least, and nobody's parent was a child. */
const youngestParent = 17 + leastYearsToParent;

/** Fields of a parent; the group says whether it is the father or the mother. */
const parent = {
  name: name(m.flk_parent_name),
  isDeceased: tick(m.flk_is_deceased),
  age: shownWhen(isNotTicked("isDeceased"), whole(m.flk_age, youngestParent, 130)),
  lastEducationId: choice(m.flk_last_education, "familyEducation"),
  occupationId: choice(m.flk_occupation, "occupation"),
  occupationOther: other("occupationId", m.flk_occupation_other),
};

/** Groups of the first half, personal to work experience (§3 "Old recruitment form"); wire `submit-1`. */
export const firstHalf = {
  personalData: one(m.flk_group_personal_data, {
    photo: photo(m.flk_photo),
    fullName: name(m.flk_full_name),
    birthPlace: name(m.flk_birth_place),
    birthDate: birthDate(m.flk_birth_date),
    nationalityId: choice(m.flk_nationality, "nationality"),
    nationalityOther: shownWhen(isOneOf("nationalityId", "asing"), name(m.flk_nationality_other)),
    gender: choice(m.flk_gender, "gender"),
    address: lines(m.flk_address),
    phone: phone(m.flk_phone),
    secondPhone: optional(phone(m.flk_second_phone)),
    homePhone: optional(phone(m.flk_home_phone)),
    email: email(m.flk_email),
    experienceCategory: choice(m.flk_experience_category, "workExperience"),
    salaryId: neededBy("professional", choice(m.flk_salary, "salary")),
    expectedSalaryId: choice(m.flk_expected_salary, "salary"),
  }),
  education: many(
    { group: m.flk_group_education, entry: m.flk_entry_education },
    {
      degreeId: choice(m.flk_degree, "degree"),
      institutionId: choice(m.flk_institution, "institution"),
      institutionOther: other("institutionId", m.flk_institution_other),
      cityId: choice(m.flk_city, "domicile"),
      cityOther: other("cityId", m.flk_city_other),
      majorId: choice(m.flk_major, "major"),
      majorOther: other("majorId", m.flk_major_other),
      studyProgram: text(m.flk_study_program),
      startYear: year(m.flk_start_year),
      graduationYear: yearAhead(m.flk_graduation_year),
      gpa: grade(m.flk_gpa),
      gpaMax: grade(m.flk_gpa_max),
    },
    {
      least: { freshgraduate: 1, professional: 1 },
      most: 3,
      rules: [soundScale, withinScale, inOrder("startYear", "graduationYear", "year-order")],
    },
  ),
  thesis: one(
    m.flk_group_thesis,
    { title: lines(m.flk_thesis_title), link: optional(link(m.flk_link)) },
    { needed: ["freshgraduate"] },
  ),
  publications: many(
    { group: m.flk_group_publications, entry: m.flk_entry_publications },
    {
      typeId: choice(m.flk_publication_type, "publicationType"),
      title: lines(m.flk_publication_title),
      link: optional(link(m.flk_link)),
    },
  ),
  trainings: many(
    { group: m.flk_group_trainings, entry: m.flk_entry_trainings },
    {
      name: name(m.flk_training_name),
      organizer: name(m.flk_organizer),
      date: day(m.flk_date),
      description: optional(lines(m.flk_description)),
    },
  ),
  organisations: many(
    { group: m.flk_group_organisations, entry: m.flk_entry_organisations },
    {
      name: name(m.flk_organisation_name),
      positionId: choice(m.flk_organisation_position, "organisationPosition"),
      scopeId: choice(m.flk_organisation_scope, "organisationScope"),
    },
    { least: { freshgraduate: 1 } },
  ),
  family: one(
    m.flk_group_family,
    {
      maritalStatusId: choice(m.flk_marital_status, "maritalStatus", "lajang"),
      maritalDate: shownWhen(isNoneOf("maritalStatusId", "lajang"), day(m.flk_marital_date)),
      birthOrder: whole(m.flk_birth_order, 1, 30),
      siblings: hinted(m.flk_siblings_hint, whole(m.flk_siblings, 0, 30)),
    },
    { rules: [amongSiblings] },
  ),
  father: one(m.flk_group_father, parent),
  mother: one(m.flk_group_mother, parent),
  familyMembers: many(
    { group: m.flk_group_family_members, entry: m.flk_entry_family_members },
    {
      familyTitleId: choice(m.flk_family_title, "familyTitle"),
      name: name(m.flk_member_name),
      isDeceased: tick(m.flk_is_deceased),
      age: shownWhen(isNotTicked("isDeceased"), whole(m.flk_age, 0, 130)),
      lastEducationId: choice(m.flk_last_education, "familyEducation"),
      occupationId: choice(m.flk_occupation, "occupation"),
      occupationOther: other("occupationId", m.flk_occupation_other),
    },
  ),
  internships: many(
    { group: m.flk_group_internships, entry: m.flk_entry_internships },
    {
      institution: name(m.flk_internship_institution),
      industryId: choice(m.flk_industry, "industry"),
      industryOther: other("industryId", m.flk_industry_other),
      department: text(m.flk_department),
      startMonth: month(m.flk_start_month),
      endMonth: endMonth(m.flk_end_month),
      jobDescription: lines(m.flk_job_description),
    },
    { rules: [inOrder("startMonth", "endMonth", "month-order")] },
  ),
  workExperiences: many(
    { group: m.flk_group_work_experiences, entry: m.flk_entry_work_experiences },
    {
      company: name(m.flk_company),
      title: text(m.flk_job_title),
      positionId: choice(m.flk_position, "rank"),
      positionTypeId: choice(m.flk_position_type, "positionType"),
      mainJob1: text(m.flk_main_job_1),
      mainJob2: optional(text(m.flk_main_job_2)),
      mainJob3: optional(text(m.flk_main_job_3)),
      improvement: neededBy("professional", lines(m.flk_improvement)),
      functionIds: choices(m.flk_functions, "function", 3),
      functionOther: other("functionIds", m.flk_function_other),
      industryId: choice(m.flk_industry, "industry"),
      industryOther: other("industryId", m.flk_industry_other),
      startYear: year(m.flk_job_start_year),
      isCurrent: tick(m.flk_is_current),
      endYear: shownWhen(isNotTicked("isCurrent"), year(m.flk_job_end_year)),
      monthlySalary: neededBy("professional", money(m.flk_monthly_salary)),
      subordinates: neededBy("professional", whole(m.flk_subordinates, 0, 100_000)),
    },
    { least: { professional: 1 }, most: 3, rules: [inOrder("startYear", "endYear", "year-order")] },
  ),
} as const;
