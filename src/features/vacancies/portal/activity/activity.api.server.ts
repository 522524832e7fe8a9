import { z } from "zod";
import { m } from "#messages";
import { isBrokenText } from "../../../../contract/clean-text.ts";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept, refuse } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import { jakartaDay, wireMoment } from "../../../../i18n/calendar.ts";
import { type ActivityLink, linkByCode } from "../../activity/activity-link.queries.server.ts";
import { countClick } from "../../activity/desk-links.queries.server.ts";
import type { ResumeState } from "../../ports.ts";
import { cardsById } from "../../vacancy.queries.server.ts";
import { type FoundVacancy, readVacancy } from "../read/read-vacancy.server.ts";
import { getActivity, type VacancyClosed } from "../vacancies.calls.ts";
import { vacancyAnswer } from "../vacancy.schema.ts";
import type { Reader } from "../vacancy-items.server.ts";
import { activityCookie, type Parts } from "./activity-cookie.server.ts";

/** No link's code is longer. */
const longestCode = 100;

type Channel = Pick<ActivityLink, "mediaCode" | "platform">;

/** Where a code leads. */
type OpenedLink =
  | { status: "invalid" }
  | { status: "expired"; like: Pick<VacancyClosed, "departmentID" | "category"> }
  | { status: "early"; opensAt: Date }
  | Extract<FoundVacancy, { status: "closed" }>
  | (Extract<FoundVacancy, { status: "open" }> & Channel);

/** Opens a link by the database's clock; one that works leads to its vacancy, open or closed. */
async function openLink(reader: Reader, code: string): Promise<OpenedLink> {
  const link = code.length > longestCode ? undefined : await linkByCode(reader.db, code);
  if (link === undefined) return { status: "invalid" };
  if (link.state === "early") return { status: "early", opensAt: link.opensAt };
  if (link.state === "expired") {
    const [card] = await cardsById(reader, [link.vacancyId]);
    return { status: "expired", like: { departmentID: card?.function_id ?? null, category: card?.category ?? null } };
  }
  await countClick(reader.db, code, jakartaDay(new Date()));
  const found = await readVacancy(reader, link.vacancyId);
  return found.status === "closed" ? found : { ...found, mediaCode: link.mediaCode, platform: link.platform };
}

/** A code of any shape: one that no link has is `link-invalid`. */
export const activityRequest = z.object({ path: z.object({ id: z.string(), lang: pathLanguage }) });

export const activityAnswer = vacancyAnswer.extend({ mediaCode: z.string(), platform: z.number() });

/** `activity/{id}/{lang}`: a vacancy by an activity link, or why the link does not lead to it (V10). */
export function activityEndpoint(
  parts: Parts,
  readerOf: (context: RequestContext<"guest">) => Reader,
  resumeOf: (context: RequestContext<"guest">) => Promise<ResumeState | null>,
): Endpoint {
  return endpoint(getActivity, {
    request: activityRequest,
    answer: activityAnswer,
    async handle({ path: { id: code } }, context) {
      const locale = { locale: context.language };
      const opened = isBrokenText(code) ? ({ status: "invalid" } as const) : await openLink(readerOf(context), code);
      switch (opened.status) {
        case "invalid":
          return refuse("link-invalid", m.vacancies_activity_invalid({}, locale));
        case "early":
          return refuse("link-not-yet-open", m.vacancies_activity_early({}, locale), {
            opensAt: wireMoment(opened.opensAt),
          });
        case "expired":
          return refuse("link-expired", m.vacancies_activity_expired({}, locale), opened.like);
        case "closed":
          return refuse("vacancy-closed", m.vacancies_closed({}, locale), opened.closed);
        case "open": {
          const { detail, relatedJob, mediaCode, platform } = opened;
          const cookies = context.isOwnOrigin
            ? [activityCookie(parts, context, { vacancyId: detail.id, mediaCode })]
            : [];
          const resume = await resumeOf(context);
          return accept({ data: detail, relatedJob, resume, mediaCode, platform }, { cookies });
        }
      }
    },
  });
}
