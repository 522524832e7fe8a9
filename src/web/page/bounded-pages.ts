import type { IncomingMessage } from "node:http";
import { m } from "#messages";
import { crowdedSeconds, pagesAtOnce } from "../../app/crowd.ts";
import type { SignedIn } from "../../app/signed-in.ts";
import { readCookies } from "../../contract/cookies.ts";
import type { Language } from "../../i18n/language.ts";
import { xmlText } from "../../platform/formats/xml.ts";
import { createGeneralLimit } from "../../platform/limits/general-limit.ts";
import { livePagesRule } from "../../platform/limits/limit-rules.ts";
import type { Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { readChoiceCookies } from "../page-cache/choice-cookies.ts";
import { pageChoices } from "../page-cache/page-cache.ts";
import { contentHash } from "./content-security-policy.ts";
import { getPlace, type TakePlace } from "./place.ts";

const style =
  "html{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:32rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.3}";

/**
 * What a visitor sees who is one too many just now: a page that costs nothing to make.
 * @param status 503 where all places are taken, 429 where his network asks too much
 * @param retryAfter seconds
 */
function crowdedPage(status: 503 | 429, language: Language, retryAfter: number): Response {
  const locale = { locale: language };
  const [title, text, again] = [
    m.contract_crowded_title({}, locale),
    m.contract_crowded_text({}, locale),
    m.contract_crowded_again({}, locale),
  ].map(xmlText);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;
  const policy = `default-src 'none'; style-src ${contentHash(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "retry-after": String(retryAfter),
    },
  });
}

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

/** Limits pages to the number that one process can render; more are refused at once (promises 20 and 21). */
export function boundedPages(
  { network, settings, clock, metrics, signedIn }: PagesParts,
  answer: AnswerPage,
): (request: Request, incoming: IncomingMessage | undefined) => Promise<Response> {
  const takePlace = pagesAtOnce();
  const limit = createGeneralLimit(settings.limitsFactor, clock, { rule: livePagesRule });
  return async (request, incoming) => {
    const from = network.getNetwork(network.addressOf(incoming));
    const sent = request.headers.get("cookie");
    const { language } = pageChoices(new URL(request.url), readChoiceCookies(sent));
    const share = network.isTrusted(from) ? undefined : from;
    const person = signedIn(readCookies(sent), share);
    const verdict = share === undefined ? free : limit.take(share);
    const isLimited = verdict.status === "limited";
    if (isLimited && person === undefined) return crowdedPage(429, language, verdict.retryAfter);
    const place = getPlace(takePlace, { network: share, person, isPersonAlone: isLimited });
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
