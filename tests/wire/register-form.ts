import { aCv, aPhoto, aProfile } from "../support/applicants.ts";
import type { TestPlatform } from "../support/platform.ts";

let made = 0;

/** The sign-up form of someone new, in the wire's names. */
export async function signUpData(platform: TestPlatform, personal: Record<string, unknown> = {}) {
  made += 1;
  const { personalData, pendidikanList, consent } = await aProfile(platform);
  const { seekingJobStatusId, emailSuggestionPeriodId, domisili: domicile, noTelp: phone } = personalData;
  return {
    PERSONAL_DATA: {
      ...{ name: "Rani Wijaya", email: `rani${made}@contoh.id`, password: "Tenun-Karya-26", domicile, phone },
      ...{ dobDate: 29, dobMonth: 2, dobYear: 2000, gender: 2, yoeMonth: 0, yoeYear: 2 },
      ...{ expectedSalary: 6_000_000, kategoriPengalaman: 1, ...personal },
    },
    EDUCATION: pendidikanList,
    ...{ INTERNSHIP: [], EXPERIENCE: [], ORGANIZATION: [] },
    SEEKING_JOB_STATUS: { id: seekingJobStatusId },
    EMAIL_SUGGESTION_PERIOD: { id: emailSuggestionPeriodId },
    consent,
  };
}

/** A whole sign-up, of someone new each time. */
export async function registerForm({ platform, captcha }: { platform: TestPlatform; captcha(): Promise<string> }) {
  const data = await signUpData(platform);
  const files = { photoProfile: await aPhoto(), cvFile: aCv() };
  return { body: { data, ...files, grecaptcha: await captcha(), lang: "id", source: "", redirect: "" } };
}
