import type { PageRequest } from "../../../../contract/page.ts";
import {
  type SocialOutcome,
  type SocialProvider,
  socialOutcome,
  socialProviders,
} from "../../social/social-identity.ts";
import { type ExternalOptions, externalOptions } from "../accounts.calls.ts";

/** What a page shows of signing in by a provider. */
export interface SocialData extends ExternalOptions {
  /** The result of the last try, and its provider. */
  tried: { outcome: SocialOutcome; by: SocialProvider } | null;
}

/** A page does without it when it cannot be had: there is e-mail and password. */
export async function loadSocial({ api, url }: Pick<PageRequest<unknown>, "api" | "url">): Promise<SocialData> {
  const sent = await api.send(externalOptions, {});
  const options = sent.status === "accepted" ? sent.answer.data : { providers: [], waiting: null };
  const outcome = socialOutcome(url.searchParams.get("social"));
  const by = socialProviders.find((provider) => provider === url.searchParams.get("by"));
  return { ...options, tried: outcome === null || by === undefined ? null : { outcome, by } };
}
