import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { areaText } from "../../areas-named.ts";
import { seatedAreas } from "../../nearest/seated-areas.server.ts";
import { getStartingPlaces } from "../vacancies.calls.ts";

/** Our addition: what one may start from, each province before what lies in it. */
export const startingPlacesRequest = z.object({ path: z.object({ lang: pathLanguage }) });
export const startingPlacesAnswer = z.object({
  data: z.array(z.object({ id: z.number(), text: z.string(), provinceId: z.number().nullable() })),
});

/** Everything that one may start from, by name: each province before what lies in it. */
export function startingPlacesEndpoint(db: Db): Endpoint {
  return endpoint(getStartingPlaces, {
    request: startingPlacesRequest,
    answer: startingPlacesAnswer,
    async handle(_, context) {
      context.shows("master-data");
      const { language } = context;
      const areas = (await seatedAreas(db)).map(({ id, name, provinceId }) => ({
        ...{ id, provinceId },
        text: areaText(name, language),
      }));
      const byName = areas.toSorted((one, other) => one.text.localeCompare(other.text, language));
      const provinces = byName.filter(({ provinceId }) => provinceId === null);
      const within = (province: number) => byName.filter(({ provinceId }) => provinceId === province);
      return accept({ data: provinces.flatMap((province) => [province, ...within(province.id)]) });
    },
  });
}
