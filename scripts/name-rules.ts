import type { OxlintOverride } from "oxlint";

/** Names as the published page spells them: the portal translates them, the domain has its own. */
const ofTheWire = [
  ...["nama", "dob", "domisili", "domisiliOther", "noTelp", "yoeYear", "yoeMonth", "kategoriPengalaman"],
  ...["seekingJobStatusId", "emailSuggestionPeriodId", "oldImageUrl", "cvName", "dobDate", "dobMonth", "dobYear"],
  ...["pendidikanList", "pengalamanList", "organisasiList", "internshipList"],
  ...["gelarID", "institusiID", "institusiOther", "jurusanID", "jurusanOther", "tahunMasuk", "tahunKeluar"],
  ...["nilai", "maxNilai", "posisi", "pangkatID", "tahunMulai", "tahunSelesai", "jabatanID", "lingkupID"],
  ...["flkinternshipId", "institutionName", "internFuction", "internIndustry", "kebenaranData", "penggunaanData"],
  ...["PERSONAL_DATA", "EDUCATION", "EXPERIENCE", "ORGANIZATION", "INTERNSHIP"],
  ...["SEEKING_JOB_STATUS", "EMAIL_SUGGESTION_PERIOD"],
  ...["applicationStatusId", "applicantionStatusName", "ApplicationStatusId", "recruitmentProgress", "phaseDesc"],
  ...["VacancyId", "AtsPhase", "ApplicationPhase", "acknowledge", "grecaptcha", "UserLogin"],
];

/** The domain names things as the field does. People still has the forms of sign-up and sign-in (decision 24). */
export const nameRules: OxlintOverride[] = [
  {
    files: ["**/src/domain/**/*.{ts,tsx}"],
    excludeFiles: ["**/*.test.ts", "**/src/domain/people/**"],
    rules: { "id-denylist": ["error", ...ofTheWire] },
  },
];
