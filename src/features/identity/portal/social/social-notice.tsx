import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../../ui/layout/text.tsx";
import { providerNames, type SocialOutcome } from "../../social/social-identity.ts";
import { withRedirect } from "../with-redirect.ts";
import type { SocialData } from "./social-data.ts";

interface SocialNoticeProps {
  readonly social: SocialData;
  readonly redirect: string | null;
}

const tones: Partial<Record<SocialOutcome, "warning" | "danger">> = {
  "social-account-invalid": "danger",
  "email-required": "warning",
  "not-activated": "warning",
  "too-many": "danger",
  "provider-away": "danger",
};

/** What came of the way to a provider; takes the focus, because the page was loaded again for it. */
export function SocialNotice({ social, redirect }: SocialNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (social.tried === null) return null;
  const { outcome, by } = social.tried;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tones[outcome]} icon={tones[outcome] === undefined ? `brand-${by}` : undefined} announce="alert">
        <Words outcome={outcome} provider={providerNames[by]} waiting={social.waiting} redirect={redirect} />
      </Notice>
    </div>
  );
}

interface WordsProps extends Pick<SocialNoticeProps, "redirect"> {
  readonly outcome: SocialOutcome;
  readonly provider: string;
  readonly waiting: SocialData["waiting"];
}

function Words({ outcome, provider, waiting, redirect }: WordsProps): ReactNode {
  switch (outcome) {
    case "social-account-invalid":
      return m.accounts_social_invalid();
    case "email-required":
      return m.accounts_social_email_required();
    case "sign-up-needed":
      return waiting === null ? m.accounts_social_sign_up_needed() : <Unknown {...{ provider, waiting, redirect }} />;
    case "link-needed":
      return waiting === null ? m.accounts_social_link_needed() : <Known {...{ provider, waiting }} />;
    case "not-activated":
      return <LinkedText text={m.accounts_sign_in_not_activated()} to={["/account/activation/resend"]} />;
    case "too-many":
      return m.accounts_sign_in_too_many();
    case "provider-away":
      return m.accounts_social_away();
    case "cancelled":
      return m.accounts_social_cancelled({ provider });
  }
}

interface WaitingProps {
  readonly provider: string;
  readonly waiting: NonNullable<SocialData["waiting"]>;
}

/** Offers the sign-up, or back (§8). */
function Unknown({ provider, waiting, redirect }: WaitingProps & Pick<SocialNoticeProps, "redirect">) {
  return (
    <Stack gap={12}>
      <strong>{m.accounts_social_unknown_title({ email: waiting.userName })}</strong>
      <p>{m.accounts_social_unknown({ provider })}</p>
      <Row gap={8}>
        <ButtonLink small to={withRedirect("/signup", redirect)}>
          {m.accounts_social_unknown_sign_up()}
        </ButtonLink>
        <ButtonLink small kind="quiet" to={withRedirect("/signin", redirect)}>
          {m.accounts_social_unknown_back()}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function Known({ provider, waiting }: WaitingProps) {
  return (
    <>
      <strong>{m.accounts_social_link_title({ email: waiting.userName })}</strong>
      <p>{m.accounts_social_link({ provider })}</p>
    </>
  );
}
