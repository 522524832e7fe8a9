import { z } from "zod";
import { isLoopback } from "../../src/platform/settings/loopback.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason, getTodo } from "./finding.ts";

const patienceMs = 5_000;

/** Requirements for a sign-in provider (OpenID Connect Discovery, 3). */
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});

const ask = (url: URL | string, method = "GET") =>
  fetch(url, { method, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });

/** An issuer's own words about itself lie below its address (OpenID Connect Discovery, 4). */
const getWords = (issuer: string) => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

/** Microsoft Entra's words for all tenants name a place for the tenant's id. */
const isSame = (named: string, issuer: string) =>
  named.includes("{tenantid}") || URL.parse(named)?.href === new URL(issuer).href;

/** Advice for a server that does not answer correctly. */
interface ProviderRequest {
  about: string;
  url: string;
  usual: string;
}

/** Asks a provider for its words, and each server that these name whether it answers: each has a certificate of its own. */
async function checkIssuer({ about, url: issuer, usual }: ProviderRequest): Promise<Finding> {
  const finding = findingsAbout(about);
  let discoveryWords = getWords(issuer);
  try {
    const answer = await ask(discoveryWords);
    const { data } = discovery.safeParse(await answer.json().catch(() => null));
    if (data === undefined)
      return finding.fault(`${discoveryWords} answered ${answer.status} and is no provider's`, usual);
    if (!isSame(data.issuer, issuer))
      return finding.fault(`it calls itself ${data.issuer}`, `set ${about} to exactly that, if it is the right one`);
    const { token_endpoint: token, jwks_uri: keys, userinfo_endpoint: people } = data;
    for (const origin of new Set([token, keys, ...(people === undefined ? [] : [people])].map(getOrigin))) {
      discoveryWords = origin;
      await ask(origin, "HEAD");
    }
    if (issuer.startsWith("http:") && !isLoopback(issuer))
      return finding.warning("answers, in the clear", `let ${about} begin with https://`);
    return finding.ok(`${issuer} answers, and what it names`);
  } catch (error) {
    return finding.fault(`${discoveryWords}: ${getReason(error)}`, getTodo(error, usual));
  }
}

const getOrigin = (url: string) => new URL(url).origin;

async function checkServer({ about, url, usual }: ProviderRequest): Promise<Finding> {
  const finding = findingsAbout(about);
  try {
    await ask(getOrigin(url), "HEAD");
    return finding.ok(`${getOrigin(url)} answers`);
  } catch (error) {
    return finding.fault(`${getOrigin(url)}: ${getReason(error)}`, getTodo(error, usual));
  }
}

/** Whether the servers that vouch for people and captchas answer, by certificates that are believed here. */
export async function checkProviders({ staff, social, captcha }: Settings): Promise<Finding[]> {
  const usual = "see the address, and that the way there is open from this machine";
  const { google, facebook } = social;
  return Promise.all([
    ...(staff.oidc === null ? [] : [checkIssuer({ about: "STAFF_OIDC_ISSUER", url: staff.oidc.issuer, usual })]),
    ...(google === null ? [] : [checkIssuer({ about: "GOOGLE_ISSUER", url: google.url, usual })]),
    ...(facebook === null ? [] : [checkServer({ about: "FACEBOOK_GRAPH_URL", url: facebook.url, usual })]),
    ...(captcha.provider === "recaptcha" ? [checkServer({ about: "RECAPTCHA_URL", url: captcha.url, usual })] : []),
  ]);
}
