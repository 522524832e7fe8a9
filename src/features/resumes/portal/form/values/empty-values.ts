import { defaultCountryCode } from "../../../rules/phone.ts";
import type {
  EducationValues,
  ExperienceValues,
  InternshipValues,
  OrganisationValues,
  ResumeValues,
} from "./resume-values.schema.ts";

export const emptyEducation: EducationValues = {
  id: null,
  gelarID: "",
  institusiID: null,
  institusiOther: "",
  jurusanID: null,
  jurusanOther: "",
  isPresent: false,
  tahunMasuk: "",
  tahunKeluar: "",
  nilai: "",
  maxNilai: "",
};

export const emptyInternship: InternshipValues = {
  flkinternshipId: null,
  institutionName: "",
  internFuction: "",
  internIndustry: null,
  startDate: { year: "", month: "" },
  endDate: { year: "", month: "" },
};

export const emptyExperience: ExperienceValues = {
  id: null,
  name: "",
  posisi: "",
  positionTypeId: "",
  pangkatID: "",
  mainJob1: "",
  industryId: null,
  department: "",
  tahunMulai: "",
  isCurrent: false,
  tahunSelesai: "",
};

export const emptyOrganisation: OrganisationValues = { id: null, name: "", jabatanID: "", lingkupID: "" };

/** A form that nobody has touched, but for what sign-up's first step asked already. */
export function newValues({ name, email }: { name: string; email: string }): ResumeValues {
  return {
    personalData: {
      oldImageUrl: "",
      cvName: "",
      cvFacts: null,
      nama: name,
      email,
      dob: { year: "", month: "", day: "" },
      gender: "",
      noTelp: { code: defaultCountryCode, number: "" },
      domisili: null,
      domisiliOther: "",
      kategoriPengalaman: "",
      yoeYear: "",
      yoeMonth: "",
      expectedSalary: "",
      seekingJobStatusId: "",
      emailSuggestionPeriodId: "",
    },
    pendidikanList: [],
    internshipList: [],
    pengalamanList: [],
    organisasiList: [],
    consent: { kebenaranData: false, penggunaanData: false },
  };
}
