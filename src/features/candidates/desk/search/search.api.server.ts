import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, type Reply, tooMany } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getReach } from "../../../companies/policies.ts";
import { askingOf } from "../../../desk-base/asking.server.ts";
import { vacancyStates } from "../../../vacancies/states/vacancy-state.ts";
import { searchDesk } from "../../search/search-desk.server.ts";
import { isLimited } from "../../see-person.server.ts";
import { rowAnswer, searchText } from "../applicants.schema.ts";
import { type FoundAtDesk, searchDeskCall } from "./search.calls.ts";

export const searchAnswer = z.object({
  people: z.array(rowAnswer.pick({ id: true, who: true, vacancy: true, phase: true, standing: true, shared: true })),
  hasMore: z.boolean(),
  vacancies: z.array(z.object({ id: z.number(), code: z.string(), title: z.string(), state: z.enum(vacancyStates) })),
});

/** The search in the rail: people and vacancies within reach. */
export function searchEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(searchDeskCall, {
    request: z.object({ query: z.object({ q: searchText }) }),
    answer: searchAnswer,
    async handle({ query: { q } }, context): Promise<Reply<FoundAtDesk>> {
      const asking = askingOf(context, "candidate.read");
      const vacanciesWithin = getReach(context.identity.rights, "posting.read");
      const found = await searchDesk(platform, asking, { text: q, vacanciesWithin });
      if (isLimited(found)) return tooMany(m.desk_search_too_many(), found.retryAfter);
      const people = found.people.map(({ id, who, vacancy, phase, standing, shared }) => ({
        ...{ id, who, vacancy, phase, standing, shared },
      }));
      return accept({ ...found, people });
    },
  });
}
