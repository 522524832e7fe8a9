import { z } from "zod";
import { blankIsAbsent } from "../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../contract/path.schema.ts";
import { categories, pageSize, questionKinds, sorts } from "../../domain/vacancies/vacancies.ts";
import { dyes, patterns } from "../../ui/patterns/company-mark.ts";

const filter = z.preprocess(blankIsAbsent, z.array(z.int()).max(50).default([]));

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
  postingDate: z.string(),
  /** The last second in which it is open. */
  endDate: z.string(),
  vacancyStatus: z.enum(["open", "closed"]),
  matchScore: z.number().optional(),
  matchReasons: z.array(matchReason).optional(),
});

/** What the vacancy asks who applies (recruiting §7), in the asked language. */
export const vacancyQuestion = z.object({
  /** Of this wording: what is edited is another question. */
  questionId: z.number(),
  kind: z.enum(questionKinds),
  words: z.string(),
  /** Of `choice` and `choices`: an answer names values. Else empty. */
  options: z.array(z.object({ value: z.number(), text: z.string() })),
  required: z.boolean(),
});

const questions = z.array(vacancyQuestion);

/** A phase of selection as a vacancy announces it (our addition). */
export const selectionPhase = z.object({
  name: z.string(),
  /** What happens in it. */
  description: z.string(),
  /** What to have ready, "" where nothing is said. */
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
  /** schema.org's word, another text, or null; `employmentTypeName` says it in words (our addition), "" for null. */
  employmentType: z.string().nullable(),
  employmentTypeName: z.string(),
  salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() }).nullable(),
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

export const vacancyListRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  body: z.object({
    BranchId: filter,
    VacancyDepartmentId: filter,
    CategoryType: z.preprocess(blankIsAbsent, z.literal([0, ...categories]).default(0)),
    isMatch: z.preprocess(blankIsAbsent, z.boolean().default(false)),
    SearchString: z.preprocess(blankIsAbsent, z.string().max(100).default("")),
    PageSize: z.preprocess(blankIsAbsent, z.int().min(1).max(50).default(pageSize)),
    PageNo: z.preprocess(blankIsAbsent, z.int().min(1).default(1)),
    /** Absent: `relevance` with a text, else `newest`. */
    sort: z.preprocess(blankIsAbsent, z.enum(sorts).optional()),
  }),
});

export const vacancyListAnswer = z.object({
  vacancyIntro: z.object({ title: z.string(), description: z.string(), imageUrl: z.string().nullable() }),
  vacancies: z.object({
    acknowledge: z.literal(1),
    data: z.array(vacancyItem),
    /** Exact, but 1001 for a text search with more than 1,000 hits; then `totalIsMore` is true. */
    totalRows: z.number(),
    totalIsMore: z.boolean(),
    message: z.string(),
    /** The search as it was probably meant. */
    didYouMean: z.string().optional(),
  }),
});

const choice = z.object({ id: z.number(), text: z.string(), count: z.number() });

export const searchChoicesRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const searchChoicesAnswer = z.object({
  data: z.object({
    company: z.array(choice),
    function: z.array(choice),
    jenjang: z.array(choice),
    suggestions: z.array(z.string()),
  }),
});

/** As many vacancies as one asks for at once: those that one review sends. */
const mostAtOnce = 50;

export const vacanciesRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  /** Ids with commas between them. */
  query: z.object({ ids: z.string().regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${mostAtOnce - 1}}$`)) }),
});

/** In the order of the ids, open and closed; those that there never were are left out. */
export const vacanciesAnswer = z.object({
  data: z.array(vacancyItem.extend({ replyDays: z.number().nullable(), questions })),
});

export const vacancyRequest = z.object({ path: z.object({ id: pathId, lang: pathLanguage }) });

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
