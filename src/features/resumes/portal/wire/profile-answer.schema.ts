import { z } from "zod";
import { educationFields, experienceFields, internshipFields, organisationFields } from "../../entry-fields.ts";
import { forEachKind, type Makers, mapFields, type OfKind } from "../../field-kinds.ts";
import { personalFields, seekingFields } from "../../fields.ts";
import { categories, genders } from "../../rules/limits.ts";

const text = z.string().nullable();
const number = z.number().nullable();

/** What a field of each kind answers. */
const answered = {
  ...forEachKind(() => text),
  ...{ choice: () => number, found: () => number, duration: () => number, salary: () => number },
  ...{ year: () => number, grade: () => number, tick: () => z.boolean() },
  gender: () => z.literal(genders).nullable(),
  category: () => z.literal(categories).nullable(),
} satisfies Makers<OfKind>;

const personalData = z.object({
  ...mapFields(personalFields, "wire", answered),
  ...mapFields(seekingFields, "wire", answered),
  /** Address of the photo, below `files/`. */
  oldImageUrl: text,
  /** The CV's own name, and where to fetch it. */
  cvName: text,
  cvUrl: text,
});

const id = z.number();
const education = z.object({ id, ...mapFields(educationFields, "wire", answered) });
const experience = z.object({ id, ...mapFields(experienceFields, "wire", answered) });
const organisation = z.object({ id, ...mapFields(organisationFields, "wire", answered) });
const internship = z.object({ flkinternshipId: id, ...mapFields(internshipFields, "wire", answered) });

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
