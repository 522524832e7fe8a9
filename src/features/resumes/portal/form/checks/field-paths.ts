const signUpNames: Record<string, string> = {
  photoProfile: "personalData.oldImageUrl",
  cvFile: "personalData.cvName",
  "PERSONAL_DATA.name": "personalData.nama",
  "PERSONAL_DATA.dobDate": "personalData.dob",
  "PERSONAL_DATA.dobMonth": "personalData.dob",
  "PERSONAL_DATA.dobYear": "personalData.dob",
  "PERSONAL_DATA.domicile": "personalData.domisili",
  "PERSONAL_DATA.domicileOther": "personalData.domisiliOther",
  "PERSONAL_DATA.phone": "personalData.noTelp",
  "SEEKING_JOB_STATUS.id": "personalData.seekingJobStatusId",
  "EMAIL_SUGGESTION_PERIOD.id": "personalData.emailSuggestionPeriodId",
};

const signUpRoots: Record<string, string> = {
  PERSONAL_DATA: "personalData",
  EDUCATION: "pendidikanList",
  INTERNSHIP: "internshipList",
  EXPERIENCE: "pengalamanList",
  ORGANIZATION: "organisasiList",
};

/**
 * The form's field that a path of a refusal (422) means, whether update-profile named it or register:
 * `EDUCATION.0.nilai` and `pendidikanList.0.nilai` are one field.
 */
export function fieldPath(path: string): string {
  const whole = signUpNames[path];
  if (whole !== undefined) return whole;
  const [root = "", ...rest] = path.split(".");
  return [signUpRoots[root] ?? root, ...rest].join(".");
}
