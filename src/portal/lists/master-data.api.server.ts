import { m } from "#messages";
import { type Endpoint, endpoint } from "../../contract/endpoint.server.ts";
import { accept, notFound } from "../../contract/reply.ts";
import type { RequestContext } from "../../contract/request-context.ts";
import { isListName } from "../../domain/master-data/lists.ts";
import { entriesOf } from "../../domain/master-data/master-data.server.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import { getFormLists, getMasterLists, listPlatforms, searchMasterList } from "./master-data.calls.ts";
import {
  masterListsAnswer,
  masterListsRequest,
  platformsAnswer,
  platformsRequest,
  searchListAnswer,
  searchListRequest,
} from "./master-data.schema.ts";
import { type ListContext, type ListPorts, readLists } from "./read-lists.server.ts";
import { entriesByIds, searchList } from "./search-list.server.ts";
import { wirePlatform } from "./wire-entry.server.ts";

function yearInJakarta(now: Date): number {
  return Number(jakartaDay(now).slice(0, 4));
}

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
        accept({ data: (await entriesOf(db, "platform", language)).map(wirePlatform) }),
    }),
  ];
}
