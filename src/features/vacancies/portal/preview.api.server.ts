import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accept, notFound } from "../../../contract/reply.ts";
import { readAlways } from "../../../platform/cache/remember.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { VacancyPorts } from "../ports.ts";
import { findPreview, openPreview } from "../preview.server.ts";
import { createSelection } from "./read/read-selection.server.ts";
import { readOpen } from "./read/read-vacancy.server.ts";
import { getPreview } from "./vacancies.calls.ts";
import { vacancyAnswer } from "./vacancy.schema.ts";

/** `vacancy-preview/{code}/{lang}`: a vacancy as it would be published, for who has its code; kept nowhere (F12). */
export function previewEndpoint(
  { database: { db }, sealer, clock }: Platform,
  { phaseDaysOf }: Pick<VacancyPorts, "phaseDaysOf">,
): Endpoint {
  const selectionOf = createSelection(db, phaseDaysOf, readAlways);
  return endpoint(getPreview, {
    request: z.object({ path: z.object({ code: z.string(), lang: pathLanguage }) }),
    answer: vacancyAnswer,
    async handle({ path: { code } }, context) {
      const { language } = context;
      const now = clock();
      context.holdsUntil(now);
      const id = openPreview(sealer, code, now);
      const vacancy = id === null ? undefined : await findPreview(db, id, language, now);
      if (vacancy === undefined) return notFound(m.contract_not_found({}, { locale: language }));
      const detail = await readOpen({ db, language, applicantId: null, selectionOf }, vacancy);
      return accept({ data: detail, relatedJob: [], resume: null });
    },
  });
}
