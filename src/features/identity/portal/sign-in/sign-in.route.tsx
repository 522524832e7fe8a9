import { useController } from "react-hook-form";
import { Form, Link, useSubmit } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useOutcomeFocus, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { SocialButtons } from "../social/social-buttons.tsx";
import { SocialNotice } from "../social/social-notice.tsx";
import { CodeForm } from "../two-step/code-form.tsx";
import { withRedirect } from "../with-redirect.ts";
import type { Route } from "./+types/sign-in.route";
import { actWithCookies } from "./act-with-cookies.ts";
import { RefusalNotice } from "./refusal-notice.tsx";
import styles from "./sign-in-form.module.css";
import {
  act,
  loadSignIn,
  type RefusedSignIn,
  type SignInData,
  type SignInReason,
  secondStepPath,
  signInSchema,
  type SignInForm as Values,
} from "./sign-in-page.ts";

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

function FirstStep({ data, refused }: FirstStepProps) {
  const { redirect, reason, isExpired, known, isActivated, social } = data;
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
      {isActivated && refused === undefined && <Notice tone="success">{m.accounts_confirmation_done()}</Notice>}
      {reason && !isExpired && social.tried === null && <Notice>{reasonWords[reason]()}</Notice>}
      {reason === "apply" && !isExpired && !isActivated && <NewOrKnown redirect={redirect} />}
      <Card id={signInId}>
        <SignInForm refused={refused} known={known} redirect={redirect} />
        <SocialButtons providers={social.providers} redirect={redirect} label={m.accounts_social_by} />
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_sign_in_resend()} to={["/account/activation/resend"]} />
      </Text>
    </>
  );
}

const signInId = "sign-in";

/** Applicants who come to apply are often here for the first time. */
function NewOrKnown({ redirect }: { readonly redirect: string | null }) {
  return (
    <nav className={styles.choice} aria-label={m.accounts_choice()}>
      <ButtonLink to={withRedirect("/signup", redirect)} icon="user-plus" wide>
        {m.accounts_choice_new()}
      </ButtonLink>
      <ButtonLink
        to={`${withRedirect("/signin", redirect)}#${signInId}`}
        kind="secondary"
        icon="user"
        wide
        replace
        onClick={() => document.getElementById("userName")?.focus()}
      >
        {m.accounts_choice_known()}
      </ButtonLink>
    </nav>
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

interface SignInFormProps {
  readonly refused: RefusedSignIn | undefined;
  /** The address that is to sign in; "" when nobody knows. */
  readonly known: string;
  /** Where the person was going. */
  readonly redirect: string | null;
}

/** E-mail, password, captcha; posts natively until the scripts are there. */
function SignInForm({ refused, known, redirect }: SignInFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: signInSchema,
    defaultValues: { userName: refused?.userName ?? known, password: "", rememberMe: false, grecaptcha: "" },
    labels: {
      userName: m.accounts_email(),
      password: m.accounts_password(),
      rememberMe: m.accounts_remember_me(),
      grecaptcha: m.accounts_captcha_label(),
    },
    serverErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const submit = useSubmit();
  const busy = useSending();
  const send = form.handleSubmit(({ rememberMe, ...words }) =>
    submit({ ...words, ...(rememberMe ? { rememberMe: "on" } : {}) }, { method: "post" }),
  );
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && <RefusalNotice key={turn} refused={refused} redirect={redirect} />}
      <Form method="post" onSubmit={send} noValidate>
        <Fields>
          <TextField
            {...form.register("userName")}
            label={m.accounts_email()}
            type="email"
            inputMode="email"
            autoComplete="username"
            error={errorOf("userName")}
          />
          <PasswordField
            {...form.register("password")}
            label={m.accounts_password()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="current-password"
            enterKeyHint="go"
            error={errorOf("password")}
          />
          <Row spread="between">
            <Checkbox {...form.register("rememberMe")} label={m.accounts_remember_me()} />
            <Link className={styles.forgot} to={withRedirect("/forgot-password", redirect)}>
              {m.accounts_sign_in_forgot()}
            </Link>
          </Row>
          <CaptchaField key={turn} error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Button type="submit" wide busy={busy}>
            {busy ? m.accounts_signing_in() : m.accounts_sign_in()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}

interface SecondStepProps {
  readonly data: SignInData;
  readonly refused: RefusedSignIn | undefined;
}

/** The code of the app, or a recovery code, after a password or a provider's word (A10). */
function SecondStep({ data: { redirect, kind }, refused }: SecondStepProps) {
  const other = kind === "app" ? "recovery" : "app";
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_second_step_title()}</h1>
        <Text tone="muted">{m.accounts_second_step_lead()}</Text>
      </Stack>
      <Card>
        <CodeForm
          key={kind}
          kind={kind}
          refused={refused && worded(refused)}
          button={{ label: m.accounts_sign_in(), busy: m.accounts_signing_in() }}
        >
          <ButtonLink kind="quiet" to={secondStepPath({ redirect, kind: other })} replace>
            {other === "app" ? m.accounts_second_step_by_app() : m.accounts_second_step_by_recovery()}
          </ButtonLink>
        </CodeForm>
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_second_step_lost()} to={[withRedirect("/forgot-password", redirect)]} />
      </Text>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_second_step_back()} to={[withRedirect("/signin", redirect)]} />
      </Text>
    </>
  );
}

function worded({ code, message, errors }: RefusedSignIn) {
  return { message: code === "too-many" ? m.accounts_sign_in_too_many() : message, errors };
}
