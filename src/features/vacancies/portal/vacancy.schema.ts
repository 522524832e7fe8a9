import { z } from "zod";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { questionKinds } from "../questions/question.ts";
import { categories, employmentTypes, salarySteps } from "../vacancy.ts";

const mostOptions = 50;
const filter = z.preprocess(blankIsAbsent, z.array(z.int()).max(mostOptions).default([]));
/** Lists count their entries; no list has as many. */
export const areaId = z.int().min(1).max(999_999);

/** A list's query; missing filters exclude nothing. */
export const listFilters = {
  BranchId: filter,
  VacancyDepartmentId: filter,
  CategoryType: z.preprocess(blankIsAbsent, z.literal([0, ...categories]).default(0)),
  /** Our additions, as the two below: provinces, regencies and cities of the list "domicile". */
  PlaceId: z.preprocess(blankIsAbsent, z.array(areaId).max(mostOptions).default([])),
  EmploymentType: z.preprocess(blankIsAbsent, z.array(z.enum(employmentTypes)).max(mostOptions).default([])),
  /** Condition on the monthly salary, by one of the steps. */
  SalaryFrom: z.preprocess(blankIsAbsent, z.literal([0, ...salarySteps]).default(0)),
  SearchString: z.preprocess(blankIsAbsent, z.string().max(100).default("")),
};

/** Rupiah a month; null where the vacancy gives none. */
const salary = z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() }).nullable();

/** Fit with the applicant's resume; only with `isMatch`. */
const matchReason = z.object({ code: z.string(), text: z.string() });

/** A vacancy as lists show it. Dates are ISO 8601 in Asia/Jakarta. */
export const vacancyItem = z.object({
  vacancyId: z.number(),
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  title: z.string(),
  branchId: z.number(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  /** Our addition, as `companyPattern`: without a logo the mark is drawn from name, dye and pattern. */
  companyDye: z.enum(dyes),
  companyPattern: z.enum(patterns),
  departmentID: z.number(),
  departmentName: z.string(),
  category: z.literal(categories),
  categoryName: z.string(),
  /** Places as one line, "" when not known. */
  location: z.string(),
  /** schema.org's word, another text, or null; `employmentTypeName` says it in words (our additions), "" for null. */
  employmentType: z.string().nullable(),
  employmentTypeName: z.string(),
  salary,
  postingDate: z.string(),
  /** The last second in which it is open. */
  endDate: z.string(),
  vacancyStatus: z.enum(["open", "closed"]),
  /** Our addition, with `NearId`: how far its nearest place is, in whole kilometres and in words; absent where unknown. */
  distance: z.object({ km: z.number(), text: z.string() }).optional(),
  /** Our addition, with a text: why it was found, where its card does not show the words that were typed. */
  foundBy: z.object({ code: z.string(), text: z.string() }).optional(),
  matchScore: z.number().optional(),
  matchReasons: z.array(matchReason).optional(),
});

/** The vacancy's questions (recruiting §7), in the requested language. */
export const vacancyQuestion = z.object({
  /** Of this wording: what is edited is another question. */
  questionId: z.number(),
  kind: z.enum(questionKinds),
  words: z.string(),
  /** Of `choice` and `choices`: an answer names values. Else empty. */
  options: z.array(z.object({ value: z.number(), text: z.string() })),
  required: z.boolean(),
});

export const questions = z.array(vacancyQuestion);

/** A phase of selection as a vacancy announces it (our addition). */
export const selectionPhase = z.object({
  name: z.string(),
  /** What the applicant does in it. */
  description: z.string(),
  /** What to prepare; "" for nothing. */
  prepare: z.string(),
  /** Calendar days: what it usually takes at the company if `isMeasured`, else what is promised at most; null for neither. */
  days: z.number().nullable(),
  isMeasured: z.boolean(),
});

export const vacancyDetail = vacancyItem.extend({
  id: z.number(),
  /** The title in both languages (our addition), for the page's address in each. */
  titles: z.object({ id: z.string(), en: z.string() }),
  /** The vacancy's number at the company (our addition). */
  code: z.string(),
  /** Sanitised HTML, as `requirement`; may be empty. */
  description: z.string(),
  requirement: z.string(),
  locations: z.array(z.string()),
  /** People wanted (our addition), null when not known. */
  openings: z.number().nullable(),
  /** Working days until an answer, null when not promised. */
  replyDays: z.number().nullable(),
  /** Our addition: days that the company usually takes to answer who applies, as measured; null while too little is known. */
  usualReplyDays: z.number().nullable(),
  questions,
  /** Our addition: how applicants are selected, in order. */
  selection: z.array(selectionPhase),
});

const resumeState = z.object({
  sections: z.number(),
  missing: z.array(z.object({ name: z.string(), path: z.string() })),
});

export const vacancyAnswer = z.object({
  data: vacancyDetail,
  relatedJob: z.array(vacancyItem),
  /** Our addition: how far the asking applicant's resume is filled in, each gap with its path; null for a guest. */
  resume: resumeState.nullable(),
});
