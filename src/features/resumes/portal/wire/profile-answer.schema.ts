import { z } from "zod";
import { categories, genders } from "../../rules/limits.ts";

const text = z.string().nullable();
const number = z.number().nullable();

const personalData = z.object({
  nama: text,
  email: text,
  dob: text,
  domisili: number,
  domisiliOther: text,
  gender: z.literal(genders).nullable(),
  noTelp: text,
  yoeYear: number,
  yoeMonth: number,
  expectedSalary: number,
  kategoriPengalaman: z.literal(categories).nullable(),
  seekingJobStatusId: number,
  emailSuggestionPeriodId: number,
  /** Address of the photo, one of ours below `files/`. */
  oldImageUrl: text,
  /** The CV's own name, and where to fetch it. */
  cvName: text,
  cvUrl: text,
});

const education = z.object({
  id: z.number(),
  gelarID: number,
  institusiID: number,
  institusiOther: text,
  isPresent: z.boolean(),
  jurusanID: number,
  jurusanOther: text,
  maxNilai: number,
  nilai: number,
  tahunKeluar: number,
  tahunMasuk: number,
});

const experience = z.object({
  id: z.number(),
  name: text,
  posisi: text,
  positionTypeId: number,
  pangkatID: number,
  mainJob1: text,
  tahunMulai: number,
  tahunSelesai: number,
  industryId: number,
  department: text,
});

const organisation = z.object({ id: z.number(), jabatanID: number, lingkupID: number, name: text });

const internship = z.object({
  flkinternshipId: z.number(),
  institutionName: text,
  internFuction: number,
  internIndustry: number,
  startDate: text,
  endDate: text,
});

/** A resume as it was sent or stored (§3 "Profile (apply check)"). */
export const profileContent = z.object({
  personalData,
  pendidikanList: z.array(education),
  pengalamanList: z.array(experience),
  organisasiList: z.array(organisation),
  internshipList: z.array(internship),
  consent: z.object({ kebenaranData: z.boolean(), penggunaanData: z.boolean() }),
});

/** Our addition: how long and how large the stored CV is. */
const cvFacts = z.object({ pages: number, bytes: z.number() }).nullable();

export const profileData = profileContent.extend({
  cvFacts,
  isComplete: z.boolean(),
  /** Dotted paths into this data. */
  missing: z.array(z.string()),
  /** Our addition: consents to an older text of the statement; the next application asks for them again. */
  outdatedConsents: z.array(z.enum(["kebenaranData", "penggunaanData"])),
  isUpToDate: z.boolean(),
  version: z.number(),
});

export const profileAnswer = z.object({ data: profileData });
/** Our addition: `userName`, which other calls want as `UserLogin`. */
export const ownProfileAnswer = profileAnswer.extend({ userName: z.string() });

export type ProfileContent = z.output<typeof profileContent>;
export type ProfileData = z.output<typeof profileData>;
export type ProfileAnswer = z.output<typeof profileAnswer>;
export type OwnProfileAnswer = z.output<typeof ownProfileAnswer>;
