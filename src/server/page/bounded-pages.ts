import type { IncomingMessage } from "node:http";
import { createGeneralLimit } from "../../platform/limits/general-limit.ts";
import { livePagesRule } from "../../platform/limits/limit-rules.ts";
import type { Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { crowdedSeconds, pagesAtOnce } from "../crowd.ts";
import { readChoiceCookies } from "../page-cache/choice-cookies.ts";
import { pageChoices } from "../page-cache/page-key.ts";
import { crowdedPage } from "./crowded-page.ts";
import { placeOf, type TakePlace } from "./place.ts";

/** @param takePlace waited for before anything is looked up or rendered, and after a form's body is read */
export type AnswerPage = (
  request: Request,
  incoming: IncomingMessage | undefined,
  takePlace: TakePlace,
) => Promise<Response>;

const free: Verdict = { status: "free" };

/** Pages in such numbers as one process can render; who is one too many is told so at once (promises 20 and 21). */
export function boundedPages(
  { network, settings, clock, metrics }: Pick<Platform, "network" | "settings" | "clock" | "metrics">,
  answer: AnswerPage,
): (request: Request, incoming: IncomingMessage | undefined) => Promise<Response> {
  const takeTurn = pagesAtOnce();
  const limit = createGeneralLimit(settings.limitsFactor, clock, { rule: livePagesRule });
  return async (request, incoming) => {
    const from = network.networkOf(network.addressOf(incoming));
    const { language } = pageChoices(new URL(request.url), readChoiceCookies(request.headers.get("cookie")));
    const isTrusted = network.isTrusted(from);
    const verdict = isTrusted ? free : limit.take(from);
    if (verdict.status === "limited") return crowdedPage(429, language, verdict.retryAfter);
    const place = placeOf(takeTurn, isTrusted ? undefined : from);
    try {
      const response = await answer(request, incoming, place.take);
      if (place.isRefused()) return crowdedPage(503, language, crowdedSeconds);
      if (response.status === 503 && !settings.maintenance) metrics.wasUnavailable();
      return response;
    } catch (error) {
      if (place.isRefused()) return crowdedPage(503, language, crowdedSeconds);
      throw error;
    } finally {
      place.leave();
    }
  };
}
