import { z } from "zod";
import { readCursor, writeCursor } from "../../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, type Reply } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { askingOf, badCursor } from "../../../desk-base/asking.server.ts";
import { vacancyInPath } from "../../../vacancies/desk/vacancy-parts.server.ts";
import { vacancyStates } from "../../../vacancies/states/vacancy-state.ts";
import { everyCandidate, facetNames } from "../../candidate.ts";
import { isPlaceOf, type Place } from "../../list/find-candidates.queries.server.ts";
import { listCandidates, listTabs } from "../../list/list-candidates.server.ts";
import { listFacets } from "../../list/list-facets.server.ts";
import {
  type ApplicantList,
  applicantFacetsCall,
  applicantTabsCall,
  getPhasesCall,
  listApplicantsCall,
} from "../applicants.calls.ts";
import { facetsQuery, filterQuery, listQuery, readSort, rowAnswer } from "../applicants.schema.ts";
import { readFilter, readList } from "../read-list.server.ts";

export const tabsAnswer = z.object({
  /** The one that is asked for, in reach. */
  vacancy: z
    .object({
      id: z.number(),
      companyId: z.number(),
      code: z.string(),
      title: z.string(),
      state: z.enum(vacancyStates),
      endDate: z.iso.date(),
    })
    .nullable(),
  data: z.array(
    z.object({
      tab: z.union([z.number(), z.literal("ended")]),
      name: z.string().nullable(),
      count: z.number(),
      late: z.number(),
    }),
  ),
});

/** The sort, since a cursor of another one leads nowhere; its value and row. */
const cursorSchema = z.tuple([z.string(), z.union([z.string(), z.number()]), z.int().positive()]);

type ReadPlace = { status: "read"; after: Place | null } | { status: "bad" };

function placeIn(cursor: string | undefined, sort: string): ReadPlace {
  if (cursor === undefined) return { status: "read", after: null };
  const read = readCursor(cursor, cursorSchema);
  const wish = readSort(sort);
  if (read === null || wish === null || read[0] !== sort) return { status: "bad" };
  const after = { value: read[1], id: read[2] };
  return isPlaceOf(wish.sort, after) ? { status: "read", after } : { status: "bad" };
}

export const listAnswer = z.object({
  data: z.array(rowAnswer),
  total: z.number(),
  totalIsMore: z.boolean(),
  next: z.string().nullable(),
});

function listEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(listApplicantsCall, {
    request: z.object({ query: listQuery }),
    answer: listAnswer,
    async handle({ query }, context): Promise<Reply<ApplicantList>> {
      const asking = askingOf(context, "candidate.read");
      const choice = readList(query, asking.reach);
      if ("status" in choice) return choice;
      const place = placeIn(query.cursor, query.sort);
      if (place.status === "bad") return badCursor();
      const { after } = place;
      const list = await listCandidates(platform, asking, { ...choice, limit: query.limit, after });
      const next = list.next && writeCursor([query.sort, list.next.value, list.next.id]);
      return accept({ data: list.candidates, total: list.total, totalIsMore: list.totalIsMore, next });
    },
  });
}

function tabsEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(applicantTabsCall, {
    request: z.object({ query: filterQuery }),
    answer: tabsAnswer,
    async handle({ query }, context): Promise<Reply<z.infer<typeof tabsAnswer>>> {
      const asking = askingOf(context, "candidate.read");
      const read = readFilter(query, asking.reach);
      if ("status" in read) return read;
      const { vacancy, tabs } = await listTabs(platform, asking, read.filter);
      return accept({ vacancy, data: tabs });
    },
  });
}

function phasesEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(getPhasesCall, {
    request: z.object({ path: z.object({ id: pathId }) }),
    answer: tabsAnswer.pick({ data: true }),
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id } }, context) {
      const filter = { ...everyCandidate, vacancyIds: [id] };
      const { tabs } = await listTabs(platform, askingOf(context, "candidate.read"), filter);
      return accept({ data: tabs });
    },
  });
}

export const facetsAnswer = z.object({
  data: z.array(
    z.object({
      name: z.enum(facetNames),
      values: z.array(z.object({ value: z.string(), text: z.string().nullable(), count: z.number() })),
    }),
  ),
});

function facetsEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(applicantFacetsCall, {
    request: z.object({ query: facetsQuery }),
    answer: facetsAnswer,
    async handle({ query }, context): Promise<Reply<z.infer<typeof facetsAnswer>>> {
      const asking = askingOf(context, "candidate.read");
      const read = readFilter(query, asking.reach);
      if ("status" in read) return read;
      const names = facetNames.filter((name) => !query.without.includes(name));
      return accept({ data: await listFacets(platform, asking, { filter: read.filter, names }) });
    },
  });
}

/** The table of applications: its rows, its tabs, how often each value of its columns is there. */
export function listEndpoints(platform: Platform): Endpoint[] {
  return [listEndpoint(platform), tabsEndpoint(platform), phasesEndpoint(platform), facetsEndpoint(platform)];
}
