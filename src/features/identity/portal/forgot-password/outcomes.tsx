import type { ComponentProps } from "react";
import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { BackToFair } from "../back-to-fair.tsx";
import { withRedirect } from "../with-redirect.ts";
import { RemainsCard } from "./remains/remains-card.tsx";

interface OutcomeProps {
  readonly isFromFair: boolean;
  /** Where the person was going. */
  readonly redirect: string | null;
}

/** The link is on its way, if there is an account. */
export function Noted({ email, isFromFair, redirect }: OutcomeProps & { readonly email: string }) {
  return (
    <StateScreen
      level={1}
      icon="mail"
      tone="success"
      title={m.accounts_forgot_noted()}
      text={m.accounts_forgot_noted_text({ email })}
    >
      <Row>
        <ButtonLink to={withRedirect("/signin", redirect)}>{m.accounts_sign_in()}</ButtonLink>
        {isFromFair && <BackToFair />}
      </Row>
    </StateScreen>
  );
}

/** The new password counts; what it leaves as it was can be ended here. */
export function Changed({ isFromFair, redirect, ...what }: OutcomeProps & ComponentProps<typeof RemainsCard>) {
  return (
    <>
      <StateScreen
        level={1}
        icon="circle-check"
        tone="success"
        title={m.accounts_reset_done()}
        text={m.accounts_reset_done_text()}
      >
        <Row>
          <ButtonLink to={withRedirect("/signin", redirect)}>{m.accounts_sign_in()}</ButtonLink>
          {isFromFair && <BackToFair />}
        </Row>
      </StateScreen>
      <RemainsCard {...what} />
    </>
  );
}

const reasons = { invalid: m.accounts_reset_invalid_text, expired: m.accounts_reset_expired_text } as const;

/** The link no longer works; a new one does. */
export function Failed({ reason, isFromFair, redirect }: OutcomeProps & { readonly reason: keyof typeof reasons }) {
  return (
    <StateScreen
      level={1}
      icon={reason === "expired" ? "clock-hour-4" : "link-off"}
      tone="warm"
      title={m.accounts_reset_failed()}
      text={reasons[reason]()}
    >
      <ButtonLink to={withRedirect(isFromFair ? "/forgot-password/virtue" : "/forgot-password", redirect)}>
        {m.accounts_reset_again()}
      </ButtonLink>
    </StateScreen>
  );
}
