import { z } from "zod";
import { numberOfText } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { profileContent } from "../../resumes/portal/wire/profile-answer.schema.ts";
import { invitationStatuses } from "../application.ts";
import { wirePhaseStatuses, wireResults, wireStatuses } from "./wire-status.ts";

const inLanguage = z.object({ lang: pathLanguage });
export const applicationId = z.preprocess(numberOfText, z.int().positive());

/** How many applications a page of the history shows (§9). */
const historyPageSize = 10;
const pageSizeLimit = 50;
const listLimit = 50;
const lastPage = 1_000_000;

function idsOfText(text: string): number[] {
  return text
    .replace(/^\[|\]$/g, "")
    .split(",")
    .filter(Boolean)
    .map(Number);
}

/** Query parameters come as text: several of a name as a list, each of them perhaps `1,2`. */
function ids(value: unknown): unknown {
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return idsOfText(value);
  if (!Array.isArray(value)) return value;
  return value.flatMap((entry: unknown) => (typeof entry === "string" ? idsOfText(entry) : [entry]));
}

/** Ids of small lists are integers of the database. */
const listId = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const idList = z.preprocess(ids, z.array(listId).max(listLimit, "too-many-entries"));
const statusList = z.preprocess(ids, z.array(z.literal(wireStatuses, "choice")).max(listLimit, "too-many-entries"));
const text = z.preprocess((value) => value ?? "", z.string().max(100, "too-long"));

const filters = z.object({
  Position: text,
  ApplicationPhase: idList,
  ApplicationStatusId: statusList,
  Platform: z.preprocess(numberOfText, listId.optional()),
  AtsPhase: text,
  PageNo: z.preprocess(numberOfText, z.int().min(1).max(lastPage).default(1)),
  PageSize: z.preprocess(numberOfText, z.int().min(1).max(pageSizeLimit).default(historyPageSize)),
});

/** Filters of the history; empty filters mean all. */
export type HistoryFilters = z.output<typeof filters>;

export const historyRequest = z.object({ path: inLanguage, body: filters });
export const historyQueryRequest = z.object({ path: inLanguage, query: filters });

const historyItem = z.object({
  applicationId: z.number(),
  vacancyId: z.number(),
  position: z.string(),
  companyName: z.string(),
  platformId: z.number(),
  platformName: z.string(),
  applicationDate: z.string(),
  applicationStatusId: z.literal(wireStatuses),
  applicantionStatusName: z.string(),
  /** Name of the current phase. */
  atsPhase: z.string(),
});

/** Our addition: extended application forms that were sent, to be read again. */
const sentForm = z.object({ url: z.string(), sentAt: z.string() });

export const historyAnswer = z.object({
  data: z.array(historyItem),
  totalRows: z.number(),
  sentForms: z.array(sentForm),
});

/** `withdrawn` when its applicant withdrew it; else the hiring side's words in the requested language; else null. */
const endReason = z.string().nullable();

const phaseDesc = z.object({ indonesianDesc: z.string(), englishDesc: z.string() });

const activity = z.object({
  activityName: z.string(),
  result: z.literal(wireResults),
  resultDate: z.string().nullable(),
  activityDate: z.string().nullable(),
});

const phase = z.object({
  phaseName: z.string(),
  phaseStatus: z.literal(wirePhaseStatuses),
  activityList: z.array(activity),
  /** Our additions: what the applicant is to do, until when, and where to come. */
  nextStep: z.string().nullable(),
  dueDate: z.string().nullable(),
  invitation: z
    .object({
      place: z.string(),
      at: z.string().nullable(),
      /** How it was answered, and the page that shows it; null where it is not answered here. */
      answer: z
        .object({
          status: z.enum(invitationStatuses),
          url: z.string(),
          answerBy: z.string(),
          answeredAt: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Our addition: of a phase under way, the day by which there will be news; `isLate` once an earlier one passed. */
  promise: z.object({ by: z.string(), isLate: z.boolean() }).nullable(),
  /** Our addition: the STAR form that this phase asks for. */
  starForm: z.object({ url: z.string(), isSubmitted: z.boolean() }).nullable(),
});

const contactCenter = z.object({
  contactCenterId: z.number(),
  Name: z.string(),
  Description: z.string(),
  PlatformName: z.string(),
});

export const detailsRequest = z.object({ path: inLanguage, body: z.object({ applicationId }) });
export const detailsAnswer = z.object({
  data: z.object({
    applicationId: z.number(),
    applicationStatusId: z.literal(wireStatuses),
    applicantionStatusName: z.string(),
    phaseDesc,
    recruitmentProgress: z.array(phase),
    contactCenter,
    /** Our additions; `surveyUrl` is where a survey about it waits. */
    endReason,
    /** The last second in which the resume may be sent again (`application/edit`); null when it may not. */
    editableUntil: z.string().nullable(),
    surveyUrl: z.string().nullable(),
    /** That the company asked for the extended form, and the page where that is answered; null where it did not. */
    formRequest: z
      .object({
        url: z.string(),
        status: z.enum(["asked", "given", "declined", "removed"]),
        askedAt: z.string(),
        answeredAt: z.string().nullable(),
        /** The applicant's own form that was sent last; null where none was. */
        ownForm: sentForm.nullable(),
      })
      .nullable(),
  }),
});

export const contactRequest = z.object({ body: z.object({ applicationId }) });
export const contactAnswer = z.object({ data: z.object({ phaseDesc, contactCenter }) });

/** Versions are integers of the database. */
const version = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

export const applicationRequest = z.object({
  path: inLanguage.extend({ id: pathId }),
  /** Our addition: which version of the resume is asked for; the newest by default. */
  query: z.object({ version: z.preprocess(numberOfText, version.optional()) }),
});
export const applicationAnswer = z.object({
  data: historyItem.extend({
    /** The resume as sent; the newest version, or the one that was asked for. */
    snapshot: profileContent,
    /** Our addition: which version that is. */
    version: z.number(),
    versions: z.array(z.object({ version: z.number(), at: z.string() })),
    letterCode: z.string().nullable(),
    endReason,
    /** Our addition: what the vacancy asked, in the words of that time, and what was answered; null: nothing. */
    answers: z.array(z.object({ questionId: z.number(), question: z.string(), answer: z.string().nullable() })),
  }),
});

export type HistoryItem = z.output<typeof historyItem>;
export type HistoryAnswer = z.output<typeof historyAnswer>;
export type HistoryRequest = z.output<typeof historyRequest>;
export type HistoryQueryRequest = z.output<typeof historyQueryRequest>;
export type DetailsRequest = z.output<typeof detailsRequest>;
export type DetailsAnswer = z.output<typeof detailsAnswer>;
export type ContactRequest = z.output<typeof contactRequest>;
export type ContactAnswer = z.output<typeof contactAnswer>;
export type ApplicationRequest = z.output<typeof applicationRequest>;
export type ApplicationAnswer = z.output<typeof applicationAnswer>;
