import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { OrLine } from "../../../../ui/layout/or-line.tsx";
import { providerNames, type SocialProvider } from "../../social/social-identity.ts";
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
