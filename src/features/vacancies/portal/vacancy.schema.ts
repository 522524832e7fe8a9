import { z } from "zod";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { questionKinds } from "../questions/question.ts";
import { categories, employmentTypes, listSorts, pageSize, salarySteps } from "../vacancy.ts";

const mostOptions = 50;
const filter = z.preprocess(blankIsAbsent, z.array(z.int()).max(mostOptions).default([]));
/** Lists count their entries; no list has as many. */
const areaId = z.int().min(1).max(999_999);

/** What a list is asked for; what is absent lets all through. */
export const listFilters = {
  BranchId: filter,
  VacancyDepartmentId: filter,
  CategoryType: z.preprocess(blankIsAbsent, z.literal([0, ...categories]).default(0)),
  /** Our additions, as the two below: provinces, regencies and cities of the list "domicile". */
  PlaceId: z.preprocess(blankIsAbsent, z.array(areaId).max(mostOptions).default([])),
  EmploymentType: z.preprocess(blankIsAbsent, z.array(z.enum(employmentTypes)).max(mostOptions).default([])),
  /** What says that it may pay so much a month, by one of the steps. */
  SalaryFrom: z.preprocess(blankIsAbsent, z.literal([0, ...salarySteps]).default(0)),
  SearchString: z.preprocess(blankIsAbsent, z.string().max(100).default("")),
};

/** A list as a query has it: a name that comes several times, each perhaps with commas. */
const wordsOfQuery = (value: unknown): unknown =>
  typeof value === "string" || Array.isArray(value)
    ? [value].flat().flatMap((part: unknown) => (typeof part === "string" ? part.split(",").filter(Boolean) : [part]))
    : value;

function numbersOfQuery(value: unknown): unknown {
  const words = wordsOfQuery(value);
  return Array.isArray(words) ? words.map((word: unknown) => (typeof word === "string" ? Number(word) : word)) : words;
}

/** Rupiah a month; null where the vacancy does not tell it. */
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
    ...listFilters,
    /** Our addition: a misspelt text is searched for as it was probably meant. */
    correct: z.preprocess(blankIsAbsent, z.boolean().default(false)),
    isMatch: z.preprocess(blankIsAbsent, z.boolean().default(false)),
    PageSize: z.preprocess(blankIsAbsent, z.int().min(1).max(50).default(pageSize)),
    PageNo: z.preprocess(blankIsAbsent, z.int().min(1).default(1)),
    /** Our addition: a province, regency or city of the list "domicile" to start from; one that is unknown is none. */
    NearId: z.preprocess(blankIsAbsent, areaId.optional()),
    /** Absent: `nearest` with `NearId`, `relevance` with a text, else `newest`. `nearest` without `NearId` is as if absent. */
    sort: z.preprocess(blankIsAbsent, z.enum(listSorts).optional()),
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
    /** Our addition, with `correct`: the text that was searched for in place of the one that was asked for. */
    correctedTo: z.string().optional(),
    /** Our addition: the place that distances are told from, with `NearId` that is known. */
    near: z.object({ id: z.number(), text: z.string() }).optional(),
  }),
});

/** Our addition: what one may start from, each province before what lies in it. */
export const startingPlacesRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const startingPlacesAnswer = z.object({
  data: z.array(z.object({ id: z.number(), text: z.string(), provinceId: z.number().nullable() })),
});

const choice = z.object({ id: z.number(), text: z.string(), count: z.number() });

/** Our addition: the filters and the text of a list, whose options are then counted within the others. */
export const searchChoicesRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({
    BranchId: z.preprocess(numbersOfQuery, listFilters.BranchId),
    VacancyDepartmentId: z.preprocess(numbersOfQuery, listFilters.VacancyDepartmentId),
    CategoryType: z.preprocess(numberOfText, listFilters.CategoryType),
    PlaceId: z.preprocess(numbersOfQuery, listFilters.PlaceId),
    EmploymentType: z.preprocess(wordsOfQuery, listFilters.EmploymentType),
    SalaryFrom: z.preprocess(numberOfText, listFilters.SalaryFrom),
    SearchString: listFilters.SearchString,
    /** Counts what a list with `correct` finds. */
    correct: z.enum(["true", "false"]).default("false"),
  }),
});

/** Counts are of open vacancies, within the other filters and the text. */
export const searchChoicesAnswer = z.object({
  data: z.object({
    company: z.array(choice),
    function: z.array(choice),
    jenjang: z.array(choice),
    /** Our additions, as what follows. Places that some open vacancy has. */
    province: z.array(choice),
    city: z.array(choice.extend({ provinceId: z.number().nullable() })),
    /** schema.org's words. */
    employment: z.array(choice.extend({ id: z.enum(employmentTypes) })),
    /** Ids are rupiah a month. */
    salary: z.array(choice.extend({ id: z.literal(salarySteps) })),
    suggestions: z.array(z.string()),
    /** False where the text finds more than 50,000: then counts are of all that is open. */
    isCounted: z.boolean(),
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

export const vacancyRequest = z.object({
  path: z.object({ id: pathId, lang: pathLanguage }),
  /** Our addition: the media code of a letter of ours that led here; any other is nobody's. */
  query: z.object({ media: z.string().optional() }),
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
