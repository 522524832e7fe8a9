import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accept, notFound } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { platformDetails, salaryBandDetails } from "../entry-details.schema.ts";
import { findEntries } from "../find-entries.server.ts";
import {
  isListName,
  isStoredList,
  type ListName,
  longestList,
  type StoredList,
  storedLists,
  studyYears,
} from "../lists.ts";
import { type Entry, entries, entriesById, firstEntries } from "../master-data.queries.server.ts";
import { beginning, getChoice, listEntries } from "../master-data.server.ts";
import { foldText } from "../spelling.ts";
import {
  getFormLists,
  getMasterLists,
  listPlatforms,
  type MasterEntry,
  searchMasterList,
} from "./master-data.calls.ts";
import { masterEntry, masterLists, platform } from "./master-data.schema.ts";

/** An entry as the wire gives it: as forms offer it. */
const wireEntry: (entry: Entry) => MasterEntry = getChoice;

/** A channel by the specification's own names (§3). */
function wirePlatform({ id, text, details }: Entry) {
  return { platformId: id, platformType: platformDetails.parse(details).type, platformName: text };
}

/** Lists whose entries also carry the specification's own names (§3). */
const withOwnNames = {
  industry: (entry: Entry) => ({ ...wireEntry(entry), industryId: entry.id, industryName: entry.text }),
  positionType: (entry: Entry) => ({ ...wireEntry(entry), positionTypeId: entry.id, positionTypeName: entry.text }),
  salary: (entry: Entry) => ({ ...wireEntry(entry), upperBound: salaryBandDetails.parse(entry.details).upperBound }),
  platform: (entry: Entry) => ({ ...wireEntry(entry), ...wirePlatform(entry) }),
} as const;

/** An entry of any list as the wire gives it. */
function getWireEntry(list: string, entry: Entry): MasterEntry & Record<string, unknown> {
  if (list === "industry" || list === "positionType" || list === "salary" || list === "platform") {
    return withOwnNames[list](entry);
  }
  return wireEntry(entry);
}

function yearInJakarta(now: Date): number {
  return Number(jakartaDay(now).slice(0, 4));
}

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

/** The endpoints of the reference lists. */
export function masterDataEndpoints(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  ports: ListPorts,
): Endpoint[] {
  const lists = ({ language, shows }: RequestContext): ListContext => {
    shows("master-data");
    return { db, language, ports, year: yearInJakarta(clock()) };
  };
  const wholeAnswer = {
    request: masterListsRequest,
    answer: masterListsAnswer,
    handle: async (_: unknown, context: RequestContext) => accept({ data: await readLists(lists(context)) }),
  };
  return [
    endpoint(getMasterLists, wholeAnswer),
    endpoint(getFormLists, wholeAnswer),
    endpoint(searchMasterList, {
      request: searchListRequest,
      answer: searchListAnswer,
      async handle({ path: { list }, query }, context) {
        if (!isListName(list)) return notFound(m.contract_not_found({}, { locale: context.language }));
        const { ids, search, limit } = query;
        if (ids !== undefined) {
          return accept({ data: await entriesByIds(lists(context), list, ids.split(",").map(Number)) });
        }
        return accept({ data: await searchList(lists(context), list, search, limit) });
      },
    }),
    endpoint(listPlatforms, {
      request: platformsRequest,
      answer: platformsAnswer,
      handle: async (_, { language }) =>
        accept({ data: (await listEntries(db, "platform", language)).map(wirePlatform) }),
    }),
  ];
}

/** Entries of a list that hold every word of `search`, best first; without a word the list from its beginning. */
async function searchList(context: ListContext, list: ListName, search: string, limit: number): Promise<MasterEntry[]> {
  const folded = foldText(search);
  if (!isStoredList(list))
    return (await madeList(context, list)).filter(({ text }) => foldText(text).includes(folded)).slice(0, limit);
  const { db, language } = context;
  const found =
    folded === ""
      ? (await entries(db, list, language)).slice(0, limit)
      : await findEntries(db, list, folded, language, limit);
  return found.map((entry) => getWireEntry(list, entry));
}

/** Entries of a list by their ids; what the list does not have is left out. */
async function entriesByIds(context: ListContext, list: ListName, ids: readonly number[]): Promise<MasterEntry[]> {
  if (!isStoredList(list)) return (await madeList(context, list)).filter(({ id }) => ids.includes(id));
  const found = await entriesById(context.db, list, ids, context.language);
  return found.map((entry) => getWireEntry(list, entry));
}

async function madeList({ db, language, year, ports }: ListContext, list: ListName): Promise<MasterEntry[]> {
  if (list === "years") return yearEntries(year);
  if (list === "events") return ports.events(db, language);
  return list === "branch" ? ports.branches(db) : [];
}

type Choices = Promise<{ id: number; text: string }[]>;

/** Ports: what later features give as lists. */
export interface ListPorts {
  /** Companies, as the list `branch`. */
  branches(db: Db): Choices;
  /** Upcoming and ongoing events, as the list `events`. */
  events(db: Db, language: Language): Choices;
}

/** Dependencies of a derived list: the database, the language and the year in Asia/Jakarta. */
interface ListContext {
  db: Db;
  language: Language;
  year: number;
  ports: ListPorts;
}

function yearEntries(year: number): MasterEntry[] {
  return studyYears(year).map((id) => ({ id, text: String(id) }));
}

/** Every list of §3 "Master data"; of a long one the first 50. */
async function readLists({ db, language, year, ports }: ListContext): Promise<z.infer<typeof masterLists>> {
  const first = await firstEntries(db, storedLists, language, longestList);
  const of = (list: StoredList) => beginning(first.filter((entry) => entry.list === list));
  const plain = (list: StoredList) => of(list).map(wireEntry);
  return {
    workExperience: plain("workExperience"),
    degree: plain("degree"),
    institution: plain("institution"),
    major: plain("major"),
    organisationPosition: plain("organisationPosition"),
    organisationScope: plain("organisationScope"),
    function: plain("function"),
    rank: plain("rank"),
    domicile: plain("domicile"),
    years: yearEntries(year),
    seekingJobStatus: plain("seekingJobStatus"),
    emailSuggestionPeriod: plain("emailSuggestionPeriod"),
    events: await ports.events(db, language),
    industry: of("industry").map(withOwnNames.industry),
    salary: of("salary").map(withOwnNames.salary),
    positionType: of("positionType").map(withOwnNames.positionType),
    branch: await ports.branches(db),
    platform: of("platform").map(withOwnNames.platform),
    recruitmentPhase: plain("recruitmentPhase"),
  };
}
