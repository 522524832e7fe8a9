import { m } from "#messages";
import type { PersonField } from "./field-kinds.ts";
import { experienceLimits } from "./rules/limits.ts";

// Every fact about the person, once (decision 50), in the order of the form. Those of the lists: entry-fields.ts.

type Text = () => string;

/** A complete resume has it (§5); what to do where it is missing. */
export const needed = (label: Text, ask?: Text) => ({ label, ask, isRequired: true });
/** It may stay empty; the error where the form requires it anyway. */
export const optional = (label: Text, ask?: Text) => ({ label, ask, isRequired: false });

/** Who the person is (P1). In the sign-up form the birth date is three fields. */
export const personalFields = {
  name: {
    kind: "text",
    characters: "names",
    wire: "nama",
    signUp: "name",
    json: "name",
    shownTo: "recruiters",
    part: "person",
    ...needed(m.resumes_form_name, m.resumes_form_required_name),
  },
  birthDate: {
    kind: "birthDate",
    wire: "dob",
    signUp: null,
    json: null,
    shownTo: "recruiters",
    part: "person",
    ...needed(m.resumes_form_birth_date, m.resumes_form_required_birth_date),
  },
  gender: {
    kind: "gender",
    wire: "gender",
    signUp: "gender",
    json: null,
    shownTo: "recruiters",
    part: "person",
    ...needed(m.resumes_form_gender, m.resumes_form_required_gender),
  },
  email: {
    kind: "email",
    wire: "email",
    signUp: "email",
    json: "email",
    shownTo: "recruiters",
    part: "contact",
    ...needed(m.resumes_form_email),
  },
  phone: {
    kind: "phone",
    wire: "noTelp",
    signUp: "phone",
    json: "phone",
    shownTo: "recruiters",
    part: "contact",
    ...needed(m.resumes_form_phone, m.resumes_form_required_phone),
  },
  domicileId: {
    kind: "found",
    list: "domicile",
    wire: "domisili",
    signUp: "domicile",
    json: null,
    shownTo: "all",
    part: "domicile",
    ...needed(m.resumes_form_domicile, m.resumes_form_required_domicile),
  },
  domicileOther: {
    kind: "other",
    of: "domicileId",
    list: "domicile",
    characters: "plain",
    wire: "domisiliOther",
    signUp: "domicileOther",
    json: null,
    shownTo: "all",
    part: "domicile",
    ...optional(m.resumes_form_domicile_other, m.resumes_form_required_domicile_other),
  },
  category: {
    kind: "category",
    wire: "kategoriPengalaman",
    signUp: "kategoriPengalaman",
    json: null,
    shownTo: "nobody",
    part: null,
    ...needed(m.resumes_form_category, m.resumes_form_required_category),
  },
  experienceYears: {
    kind: "duration",
    most: experienceLimits.years,
    wire: "yoeYear",
    signUp: "yoeYear",
    json: null,
    shownTo: "all",
    part: "experience-years",
    ...needed(m.resumes_form_duration_years, m.resumes_form_required_experience_years),
  },
  experienceMonths: {
    kind: "duration",
    most: experienceLimits.months,
    wire: "yoeMonth",
    signUp: "yoeMonth",
    json: null,
    shownTo: "all",
    part: "experience-years",
    ...needed(m.resumes_form_duration_months, m.resumes_form_required_experience_months),
  },
  expectedSalary: {
    kind: "salary",
    wire: "expectedSalary",
    signUp: "expectedSalary",
    json: null,
    shownTo: "not-managers",
    part: "salary",
    ...needed(m.resumes_form_salary, m.resumes_form_required_salary),
  },
} as const satisfies Readonly<Record<string, PersonField>>;

/** Whether the person looks for work, and how often we may write (P6). The sign-up form has an object for each. */
export const seekingFields = {
  seekingStatusId: {
    kind: "choice",
    list: "seekingJobStatus",
    wire: "seekingJobStatusId",
    signUp: "SEEKING_JOB_STATUS",
    json: null,
    shownTo: "nobody",
    part: null,
    ...needed(m.resumes_form_seeking, m.resumes_form_required_seeking),
  },
  emailPeriodId: {
    kind: "choice",
    list: "emailSuggestionPeriod",
    wire: "emailSuggestionPeriodId",
    signUp: "EMAIL_SUGGESTION_PERIOD",
    json: null,
    shownTo: "nobody",
    part: null,
    ...needed(m.resumes_form_email_period, m.resumes_form_required_email_period),
  },
} as const satisfies Readonly<Record<string, PersonField>>;
