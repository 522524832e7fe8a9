import { m } from "#messages";
import { isBrokenText } from "../../../contract/clean-text.ts";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { ResumeState } from "../../../domain/vacancies/ports.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import { getActivity } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";
import { activityAnswer, activityRequest } from "./activity.schema.ts";
import { activityCookie, type Parts } from "./activity-cookie.server.ts";
import { openLink } from "./open-link.server.ts";

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
