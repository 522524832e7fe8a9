import "../../field-texts.ts";
import { m } from "#messages";
import { fieldMessage } from "../../../../../contract/field-messages.ts";

type Text = () => string;

/** What to do where something is missing (§5 "Required messages exist for …"), by path without the entry, in the order of the form. */
export const requiredTexts: Readonly<Record<string, Text>> = {
  "personalData.oldImageUrl": m.resumes_form_required_photo,
  "personalData.nama": m.resumes_form_required_name,
  "personalData.dob": m.resumes_form_required_birth_date,
  "personalData.gender": m.resumes_form_required_gender,
  "personalData.noTelp": m.resumes_form_required_phone,
  "personalData.domisili": m.resumes_form_required_domicile,
  "personalData.domisiliOther": m.resumes_form_required_domicile_other,
  "personalData.kategoriPengalaman": m.resumes_form_required_category,
  "personalData.yoeYear": m.resumes_form_required_experience_years,
  "personalData.yoeMonth": m.resumes_form_required_experience_months,
  "personalData.expectedSalary": m.resumes_form_required_salary,
  "personalData.cvName": m.resumes_form_required_cv,
  "personalData.seekingJobStatusId": m.resumes_form_required_seeking,
  "personalData.emailSuggestionPeriodId": m.resumes_form_required_email_period,
  pendidikanList: m.resumes_form_required_education,
  "pendidikanList.gelarID": m.resumes_form_required_degree,
  "pendidikanList.institusiID": m.resumes_form_required_institution,
  "pendidikanList.institusiOther": m.resumes_form_required_institution_other,
  "pendidikanList.jurusanID": m.resumes_form_required_major,
  "pendidikanList.jurusanOther": m.resumes_form_required_major_other,
  "pendidikanList.tahunMasuk": m.resumes_form_required_start_year,
  "pendidikanList.tahunKeluar": m.resumes_form_required_end_year,
  "pendidikanList.nilai": m.resumes_form_required_grade,
  "pendidikanList.maxNilai": m.resumes_form_required_grade_scale,
  "internshipList.institutionName": m.resumes_form_required_internship_institution,
  "internshipList.internFuction": m.resumes_form_required_function,
  "internshipList.internIndustry": m.resumes_form_required_industry,
  "internshipList.startDate": m.resumes_form_required_start_month,
  "internshipList.endDate": m.resumes_form_required_end_month,
  pengalamanList: m.resumes_form_required_experience,
  "pengalamanList.name": m.resumes_form_required_company,
  "pengalamanList.posisi": m.resumes_form_required_position,
  "pengalamanList.positionTypeId": m.resumes_form_required_position_type,
  "pengalamanList.pangkatID": m.resumes_form_required_rank,
  "pengalamanList.mainJob1": m.resumes_form_required_main_job,
  "pengalamanList.industryId": m.resumes_form_required_industry,
  "pengalamanList.department": m.resumes_form_required_department,
  "pengalamanList.tahunMulai": m.resumes_form_required_start_year,
  "pengalamanList.tahunSelesai": m.resumes_form_required_job_end_year,
  "organisasiList.name": m.resumes_form_required_organisation,
  "organisasiList.jabatanID": m.resumes_form_required_organisation_position,
  "organisasiList.lingkupID": m.resumes_form_required_scope,
  "consent.kebenaranData": m.resumes_form_required_consent_truth,
  "consent.penggunaanData": m.resumes_form_required_consent_use,
};

/** Codes that the form says in its own words: its country code stands in a box of its own. */
const ownTexts: Readonly<Record<string, Text>> = { "phone-format": m.resumes_form_phone_format };

/** The sentence that a wrong field shows. */
export function faultMessage(path: string, code: string): string {
  const own = code === "required" ? requiredTexts[path.replace(/\.\d+/, "")] : ownTexts[code];
  return own === undefined ? fieldMessage(code) : own();
}
