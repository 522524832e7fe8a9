import { z } from "zod";

/**
 * What the form holds while it is filled in: the profile's wire names (§3), each value as a person types or chooses it,
 * so that a half-filled form can be kept and shown again as it was. Anything unreadable in an old draft counts as empty.
 */
const typed = z.string().catch("");
const ticked = z.boolean().catch(false);

/** A chosen entry of a long list, with its text, so that it shows without asking the server. */
const chosen = z.object({ value: z.string(), label: z.string(), note: z.string().optional() }).nullable().catch(null);

const monthParts = z.object({ year: typed, month: typed });

/** A new entry has no id yet. */
const entryId = z.number().nullable().catch(null);

const educationValues = z.object({
  id: entryId,
  gelarID: typed,
  institusiID: chosen,
  institusiOther: typed,
  jurusanID: chosen,
  jurusanOther: typed,
  isPresent: ticked,
  tahunMasuk: typed,
  tahunKeluar: typed,
  nilai: typed,
  maxNilai: typed,
});

const internshipValues = z.object({
  flkinternshipId: entryId,
  institutionName: typed,
  internFuction: typed,
  internIndustry: chosen,
  startDate: monthParts,
  endDate: monthParts,
});

const experienceValues = z.object({
  id: entryId,
  name: typed,
  posisi: typed,
  positionTypeId: typed,
  pangkatID: typed,
  mainJob1: typed,
  industryId: chosen,
  department: typed,
  tahunMulai: typed,
  /** A current job has no last year (wire, "Shapes"). */
  isCurrent: ticked,
  tahunSelesai: typed,
});

const organisationValues = z.object({ id: entryId, name: typed, jabatanID: typed, lingkupID: typed });

/** Pages (where they are known) and bytes of the stored CV. */
const cvFacts = z.object({ pages: z.number().nullable(), bytes: z.number() }).nullable().catch(null);

const personalValues = z.object({
  /** Address of the stored photo, and name of the stored CV; empty without one. New files are no part of the values. */
  oldImageUrl: typed,
  cvName: typed,
  cvFacts,
  nama: typed,
  email: typed,
  dob: z.object({ year: typed, month: typed, day: typed }),
  gender: typed,
  noTelp: z.object({ code: typed, number: typed }),
  domisili: chosen,
  domisiliOther: typed,
  kategoriPengalaman: typed,
  yoeYear: typed,
  yoeMonth: typed,
  expectedSalary: typed,
  seekingJobStatusId: typed,
  emailSuggestionPeriodId: typed,
});

export const resumeValues = z.object({
  personalData: personalValues,
  pendidikanList: z.array(educationValues),
  internshipList: z.array(internshipValues),
  pengalamanList: z.array(experienceValues),
  organisasiList: z.array(organisationValues),
  consent: z.object({ kebenaranData: ticked, penggunaanData: ticked }),
});

export type ResumeValues = z.output<typeof resumeValues>;
export type EducationValues = z.output<typeof educationValues>;
export type InternshipValues = z.output<typeof internshipValues>;
export type ExperienceValues = z.output<typeof experienceValues>;
export type OrganisationValues = z.output<typeof organisationValues>;
export type Chosen = z.output<typeof chosen>;
