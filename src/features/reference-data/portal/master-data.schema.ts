import { z } from "zod";

/** An entry as every list gives it; `code` where the entry has a stable one (`other`: a free text goes with it). */
export const masterEntry = z.object({ id: z.number(), text: z.string(), code: z.string().optional() });

/** A channel that applications come by (§3). */
export const platform = z.object({ platformId: z.number(), platformType: z.string(), platformName: z.string() });

/** Every list of §3 "Master data", by its wire name; of a long one the first entries. */
export const masterLists = z.object({
  workExperience: z.array(masterEntry),
  degree: z.array(masterEntry),
  institution: z.array(masterEntry),
  major: z.array(masterEntry),
  organisationPosition: z.array(masterEntry),
  organisationScope: z.array(masterEntry),
  function: z.array(masterEntry),
  rank: z.array(masterEntry),
  domicile: z.array(masterEntry),
  years: z.array(masterEntry),
  seekingJobStatus: z.array(masterEntry),
  emailSuggestionPeriod: z.array(masterEntry),
  events: z.array(masterEntry),
  industry: z.array(masterEntry.extend({ industryId: z.number(), industryName: z.string() })),
  salary: z.array(masterEntry.extend({ upperBound: z.number() })),
  positionType: z.array(masterEntry.extend({ positionTypeId: z.number(), positionTypeName: z.string() })),
  branch: z.array(masterEntry),
  platform: z.array(masterEntry.extend(platform.shape)),
  recruitmentPhase: z.array(masterEntry),
});
