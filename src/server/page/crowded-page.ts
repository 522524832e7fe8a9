import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import { xmlText } from "../../platform/xml/xml.ts";
import { contentHash } from "./content-security-policy.ts";

const style =
  "html{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:32rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.3}";

/**
 * What a visitor sees who is one too many just now: a page that costs nothing to make.
 * @param status 503 where all places are taken, 429 where his network asks too much
 * @param retryAfter seconds
 */
export function crowdedPage(status: 503 | 429, language: Language, retryAfter: number): Response {
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
