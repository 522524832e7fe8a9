import { z } from "zod";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { longestList } from "../lists.ts";

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

export const masterListsRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const masterListsAnswer = z.object({ data: masterLists });

export const searchListRequest = z.object({
  path: z.object({ lang: pathLanguage, list: z.string() }),
  query: z.object({
    search: z.string().max(100).default(""),
    /** Our addition: these entries (`1,2`), retired ones too, so that what was chosen once can be shown by name. */
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,49}$/)
      .optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(longestList)).default(longestList),
  }),
});
export const searchListAnswer = z.object({ data: z.array(z.looseObject(masterEntry.shape)) });

export const platformsRequest = z.object({ query: z.object({ lang: pathLanguage.optional() }) });
export const platformsAnswer = z.object({ data: z.array(platform) });
