import { m } from "#messages";
import type { PageRequest } from "../../../../contract/page.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { OrLine } from "../../../../ui/layout/or-line.tsx";
import {
  providerNames,
  type SocialOutcome,
  type SocialProvider,
  socialOutcome,
  socialProviders,
} from "../../social/social-identity.ts";
import { type ExternalOptions, externalOptions } from "../accounts.calls.ts";
import { withRedirect } from "../with-redirect.ts";
import styles from "./social-buttons.module.css";

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[];
  readonly redirect: string | null;
  /** The whole sentence, for who does not see that the buttons stand below a sign-in. */
  readonly label: (parts: { provider: string }) => string;
}

/** Other ways in, as links: a form that ends at a provider would break the page's policy. */
export function SocialButtons({ providers, redirect, label }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <OrLine>{m.accounts_social_or()}</OrLine>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <ButtonLink
            key={provider}
            to={withRedirect(`/signin/${provider}`, redirect)}
            reloadDocument
            kind="secondary"
            wide
            icon={`brand-${provider}`}
            aria-label={label({ provider: providerNames[provider] })}
          >
            {providerNames[provider]}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

/** What a page shows of signing in by a provider. */
export interface SocialData extends ExternalOptions {
  /** What came of the last try, by which provider. */
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
