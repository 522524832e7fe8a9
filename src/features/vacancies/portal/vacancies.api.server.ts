import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { accept, refuse, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { type Remember, readAlways } from "../../../platform/cache/remember.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ReplyDaysOf, VacancyPorts } from "../ports.ts";
import { employmentTypes, listSorts, noFilters, pageSize, salarySteps } from "../vacancy.ts";
import { activityEndpoint } from "./activity/activity.api.server.ts";
import { letterCookies } from "./activity/activity-cookie.server.ts";
import { getFilters } from "./list-filters.ts";
import { getChoices, type Options, readOptions } from "./read/read-choices.server.ts";
import { createSelection } from "./read/read-selection.server.ts";
import { readVacancies, readVacancy } from "./read/read-vacancy.server.ts";
import { getOpenTable, rowsOfText } from "./read/text-rows.server.ts";
import { savingEndpoints } from "./save/saving.api.server.ts";
import { findCorrection, type ListQuery, listPage, matchPage } from "./search/list-vacancies.server.ts";
import { noteMiss } from "./search/note-miss.server.ts";
import { startingPlacesEndpoint } from "./search/starting-places.api.server.ts";
import { suggestionsEndpoint } from "./suggestions.api.server.ts";
import {
  getSearchChoices,
  getVacancies,
  getVacancy,
  listVacancies,
  type VacancyListRequest,
} from "./vacancies.calls.ts";
import { areaId, listFilters, questions, vacancyAnswer, vacancyItem } from "./vacancy.schema.ts";
import { type Reader, rememberedBy } from "./vacancy-items.server.ts";

type GuestContext = RequestContext<"guest">;

function getQuery({ body }: VacancyListRequest, now: Date): ListQuery {
  const page = { offset: (body.PageNo - 1) * body.PageSize, limit: body.PageSize };
  const order = { sort: body.sort, nearId: body.NearId, page };
  return { filters: getFilters(body), text: body.SearchString, corrects: body.correct, now, ...order };
}

function intro({ language }: GuestContext) {
  const locale = { locale: language };
  const description = m.vacancies_intro_description({}, locale);
  return { title: m.vacancies_intro_title({}, locale), description, imageUrl: null };
}

/** How long companies take to answer, measured once a day. */
function daily(replyDaysOf: ReplyDaysOf | undefined, remember: Remember): ReplyDaysOf {
  const replies = remember<number | null>("vacancies");
  return (companyId) =>
    replies.get(`${companyId} ${jakartaDay(new Date())}`, async () => (await replyDaysOf?.(companyId)) ?? null);
}

/** Filters' names in a reader's language. */
function rememberedOptions(remember: Remember): (reader: Reader) => Promise<Options> {
  const named = remember<Options>("vacancies");
  return ({ db, language }) => named.get(language, () => readOptions(db, language));
}

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
    /** Our addition: the start place of distances, for a known `NearId`. */
    near: z.object({ id: z.number(), text: z.string() }).optional(),
  }),
});

/** A page of the list, or of what suits the asking applicant. */
function listEndpoint(
  readerOf: (context: GuestContext) => Reader,
  getMatchProfile: VacancyPorts["getMatchProfile"],
  clock: Clock,
): Endpoint {
  return endpoint(listVacancies, {
    request: vacancyListRequest,
    answer: vacancyListAnswer,
    async handle(request, context) {
      const { identity, language } = context;
      if (!request.body.isMatch) {
        context.shows("vacancies");
        const now = clock();
        const vacancies = await listPage(readerOf(context), getQuery(request, now));
        const isMiss = await noteMiss(readerOf(context).db, request.body, vacancies, context.network);
        // Everybody who asks counts, so that no page with it is kept.
        if (isMiss) context.holdsUntil(now);
        return accept({ vacancyIntro: intro(context), vacancies });
      }
      if (!context.may("vacancy.match") || identity.kind !== "applicant") {
        return refuseWith(401, "sign-in-required", m.contract_sign_in_required({}, { locale: language }));
      }
      const reader = { ...readerOf(context), applicantId: identity.applicantId };
      return accept({
        vacancyIntro: intro(context),
        vacancies: await matchPage(reader, getQuery(request, clock()), getMatchProfile),
      });
    },
  });
}

/** A list as a query has it: a name that comes several times, each perhaps with commas. */
const wordsOfQuery = (value: unknown): unknown =>
  typeof value === "string" || Array.isArray(value)
    ? [value].flat().flatMap((part: unknown) => (typeof part === "string" ? part.split(",").filter(Boolean) : [part]))
    : value;

function numbersOfQuery(value: unknown): unknown {
  const words = wordsOfQuery(value);
  return Array.isArray(words) ? words.map((word: unknown) => (typeof word === "string" ? Number(word) : word)) : words;
}

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

/** The filters' options, counted within each other and within a text. */
function choicesEndpoint(
  readerOf: (context: GuestContext) => Reader,
  optionsIn: (reader: Reader) => Promise<Options>,
  clock: Clock,
): Endpoint {
  return endpoint(getSearchChoices, {
    request: searchChoicesRequest,
    answer: searchChoicesAnswer,
    async handle({ query }, context) {
      context.shows("vacancies");
      const reader = readerOf(context);
      const { language } = reader;
      const options = await optionsIn(reader);
      const table = await getOpenTable(reader);
      const { SearchString: typed } = query;
      const text = query.correct === "true" ? ((await findCorrection(reader, typed)) ?? typed) : typed;
      const found = await rowsOfText(reader, table, text);
      const isCounted = found !== "too-many";
      const within =
        found === "too-many" ? { filters: noFilters, hits: null } : { filters: getFilters(query), hits: found };
      const counted = getChoices(options, table, { language, now: clock(), ...within });
      return accept({ data: { ...counted, isCounted } });
    },
  });
}

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

/** Several vacancies at once, as a review shows them. */
function severalEndpoint(readerOf: (context: GuestContext) => Reader): Endpoint {
  return endpoint(getVacancies, {
    request: vacanciesRequest,
    answer: vacanciesAnswer,
    async handle({ query: { ids } }, context) {
      context.shows("vacancies");
      return accept({ data: await readVacancies(readerOf(context), ids.split(",").map(Number)) });
    },
  });
}

export const vacancyRequest = z.object({
  path: z.object({ id: pathId, lang: pathLanguage }),
  /** Our addition: the media code of our letter that led here; any other is ignored. */
  query: z.object({ media: z.string().optional() }),
});

/** The endpoints of vacancies. */
export function vacancyEndpoints(
  platform: Pick<Platform, "database" | "settings" | "clock">,
  { appliedVacancies, getMatchProfile, resumeStateOf, replyDaysOf: measured, phaseDaysOf }: VacancyPorts,
  remember: Remember = readAlways,
): Endpoint[] {
  const { clock } = platform;
  const { db } = platform.database;
  const optionsIn = rememberedOptions(remember);
  const known = rememberedBy(remember);
  const replyDaysOf = daily(measured, remember);
  const selectionOf = createSelection(db, phaseDaysOf, remember);
  const createReader = ({ identity, language }: Pick<RequestContext, "identity" | "language">): Reader => ({
    ...{ db, language, appliedVacancies, known, replyDaysOf, selectionOf },
    applicantId: identity.kind === "applicant" ? identity.applicantId : null,
  });
  const findResume = async ({ identity }: GuestContext) =>
    identity.kind === "applicant" ? ((await resumeStateOf?.(identity.applicantId)) ?? null) : null;
  return [
    listEndpoint(createReader, getMatchProfile, clock),
    startingPlacesEndpoint(db),
    choicesEndpoint(createReader, optionsIn, clock),
    suggestionsEndpoint({ readerOf: createReader, optionsIn, clock, remember }),
    severalEndpoint(createReader),
    endpoint(getVacancy, {
      request: vacancyRequest,
      answer: vacancyAnswer,
      async handle({ path: { id }, query: { media } }, context) {
        context.shows("vacancies");
        context.shows(`vacancy:${id}`);
        context.shows("master-data");
        const found = await readVacancy(createReader(context), id);
        if (found.status === "closed")
          return refuse("vacancy-closed", m.vacancies_closed({}, { locale: context.language }), found.closed);
        const cookies = letterCookies(platform, context, { vacancyId: id, mediaCode: media });
        const resume = await findResume(context);
        return accept({ data: found.detail, relatedJob: found.relatedJob, resume }, { cookies });
      },
    }),
    ...savingEndpoints(db, createReader),
    activityEndpoint(platform, createReader, findResume),
  ];
}
