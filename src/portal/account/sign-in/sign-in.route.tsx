import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { SocialButtons } from "../social/social-buttons.tsx";
import { SocialNotice } from "../social/social-notice.tsx";
import { withRedirect } from "../with-redirect.ts";
import type { Route } from "./+types/sign-in.route";
import { act, loadSignIn, type RefusedSignIn, type SignInData } from "./act-on-sign-in.ts";
import { actWithCookies } from "./act-with-cookies.ts";
import { SecondStep } from "./second-step.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { SignInReason } from "./sign-in-reason.ts";

/** Why to sign in first, and that one comes back. */
const reasonWords: Record<SignInReason, () => string> = {
  apply: m.accounts_reason_apply,
  profile: m.accounts_reason_profile,
  history: m.accounts_reason_history,
  event: m.accounts_reason_event,
  saved: m.accounts_reason_saved,
  page: m.accounts_reason_page,
};

export const loader = onServer(loadSignIn);
export const clientLoader = inBrowser(loadSignIn);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(actWithCookies);
export const handle = { needs: "account.open", hydrate: "eager" };

export function meta() {
  return pageMeta(m.accounts_sign_in_title(), m.accounts_sign_in_description());
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? loaderData.step;
  useOutcomeFocus(step === "code" && step);
  return (
    <Gate say={<Welcome />}>
      {step === "code" ? (
        <SecondStep data={loaderData} refused={actionData} />
      ) : (
        <FirstStep data={loaderData} refused={actionData} />
      )}
    </Gate>
  );
}

interface FirstStepProps {
  readonly data: SignInData;
  readonly refused: RefusedSignIn | undefined;
}

function FirstStep({ data: { redirect, reason, isExpired, social }, refused }: FirstStepProps) {
  const known = social.waiting?.wants === "link" ? social.waiting.userName : "";
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_sign_in_title()}</h1>
        <Text tone="muted">
          <LinkedText text={m.accounts_sign_in_lead()} to={[withRedirect("/signup", redirect)]} />
        </Text>
      </Stack>
      {refused === undefined && <SocialNotice social={social} redirect={redirect} />}
      {isExpired && refused === undefined && (
        <Notice tone="warning" announce="alert">
          <Text as="strong">{m.contract_token_expired()}</Text>
          <p>{m.accounts_token_expired_text()}</p>
        </Notice>
      )}
      {reason && !isExpired && social.tried === null && <Notice>{reasonWords[reason]()}</Notice>}
      <Card>
        <SignInForm refused={refused} known={known} redirect={redirect} />
        <SocialButtons providers={social.providers} redirect={redirect} label={m.accounts_social_by} />
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_sign_in_resend()} to={["/account/activation/resend"]} />
      </Text>
    </>
  );
}

function Welcome() {
  return (
    <>
      <h2>{m.accounts_sign_in_say_title()}</h2>
      <p>{m.accounts_sign_in_say()}</p>
    </>
  );
}
