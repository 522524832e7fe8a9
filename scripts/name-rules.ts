import type { OxlintOverride } from "oxlint";

/** Names as the published page spells them: endpoints and imports translate them, rules and use cases have their own. */
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

/** Rules and use cases name things as the field does. Identity still has the forms of sign-up and sign-in (decision 24). */
export const nameRules: OxlintOverride[] = [
  {
    files: ["**/src/features/**/*.{ts,tsx}"],
    excludeFiles: [
      "**/*.test.ts",
      "**/src/features/identity/**",
      "**/src/features/*/{portal,desk,import,machines,command}/**",
      "**/src/features/{portal-shell,desk-shell,desk-base}/**",
    ],
    rules: { "id-denylist": ["error", ...ofTheWire] },
  },
];
