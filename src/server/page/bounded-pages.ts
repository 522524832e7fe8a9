import type { IncomingMessage } from "node:http";
import { readCookies } from "../../contract/cookies.ts";
import { createGeneralLimit } from "../../platform/limits/general-limit.ts";
import { livePagesRule } from "../../platform/limits/limit-rules.ts";
import type { Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { crowdedSeconds, pagesAtOnce } from "../crowd.ts";
import { readChoiceCookies } from "../page-cache/choice-cookies.ts";
import { pageChoices } from "../page-cache/page-key.ts";
import type { SignedIn } from "../signed-in.ts";
import { crowdedPage } from "./crowded-page.ts";
import { placeOf, type TakePlace } from "./place.ts";

/** @param takePlace waited for before anything is looked up or rendered, and after a form's body is read */
export type AnswerPage = (
  request: Request,
  incoming: IncomingMessage | undefined,
  takePlace: TakePlace,
) => Promise<Response>;

const free: Verdict = { status: "free" };

interface PagesParts extends Pick<Platform, "network" | "settings" | "clock" | "metrics"> {
  signedIn: SignedIn;
}

/** Pages in such numbers as one process can render; who is one too many is told so at once (promises 20 and 21). */
export function boundedPages(
  { network, settings, clock, metrics, signedIn }: PagesParts,
  answer: AnswerPage,
): (request: Request, incoming: IncomingMessage | undefined) => Promise<Response> {
  const takePlace = pagesAtOnce();
  const limit = createGeneralLimit(settings.limitsFactor, clock, { rule: livePagesRule });
  return async (request, incoming) => {
    const from = network.networkOf(network.addressOf(incoming));
    const sent = request.headers.get("cookie");
    const { language } = pageChoices(new URL(request.url), readChoiceCookies(sent));
    const share = network.isTrusted(from) ? undefined : from;
    const person = signedIn(readCookies(sent), share);
    const verdict = share === undefined ? free : limit.take(share);
    const isLimited = verdict.status === "limited";
    if (isLimited && person === undefined) return crowdedPage(429, language, verdict.retryAfter);
    const place = placeOf(takePlace, { network: share, person, isPersonAlone: isLimited });
    const refusal = () =>
      isLimited ? crowdedPage(429, language, verdict.retryAfter) : crowdedPage(503, language, crowdedSeconds);
    try {
      const response = await answer(request, incoming, place.take);
      if (place.isRefused()) return refusal();
      if (response.status === 503 && !settings.maintenance) metrics.wasUnavailable();
      return response;
    } catch (error) {
      if (place.isRefused()) return refusal();
      throw error;
    } finally {
      place.leave();
    }
  };
}
