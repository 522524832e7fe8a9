import type { ReactNode } from "react";
import { useHref } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { plainDeskApi } from "../../../contract/desk-api.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { CodeField } from "../../../ui/fields/code-field.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useOutcomeFocus } from "../../../ui/forms/form.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { Route } from "./+types/sign-in.route";
import { act, load, type RefusedSignIn, type SignInData, signInPath } from "./act-on-sign-in.ts";
import { CompanyLink, CompanyNotice } from "./company/company-link.tsx";
import { DeskSays, FormStep } from "./form-step.tsx";
import { Or, PasskeyButton } from "./passkey/passkey-button.tsx";
import { showPasskey } from "./passkey/passkey-work.ts";
import { findError, type Refused } from "./refusal.tsx";
import { showSecondStep } from "./session.calls.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.enter", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_account_title());
}

/** E-mail and password, then the second step (F1, F2). */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? loaderData.step;
  useOutcomeFocus(step === "code" && step);
  return (
    <Gate say={<DeskSays />}>
      {step === "code" ? (
        <Code refused={actionData} to={loaderData.to} />
      ) : (
        <Password refused={actionData} data={loaderData} />
      )}
    </Gate>
  );
}

interface StepProps {
  readonly refused: RefusedSignIn | undefined;
  /** Where one was going. */
  readonly to: string;
}

interface PasswordProps extends Pick<StepProps, "refused"> {
  readonly data: SignInData;
}

function Password({ refused, data: { to, entries, outcome } }: PasswordProps) {
  const above = (
    <>
      {refused === undefined && <CompanyNotice outcome={outcome} />}
      {entries.company && <CompanyLink label={m.desk_company_sign_in()} to={to} />}
    </>
  );
  const isJoining = outcome === "join-needed";
  if (!entries.passwords && !isJoining) return <CompanyAlone>{above}</CompanyAlone>;
  const labels = { email: m.desk_account_email(), password: m.desk_account_password() };
  return (
    <FormStep
      title={m.desk_account_title()}
      lead={m.desk_account_lead()}
      refused={refused}
      labels={labels}
      above={above}
      button={m.desk_account_go_on()}
      beside={
        <ButtonLink kind="quiet" to="/staff/forgot">
          {m.desk_account_forgot()}
        </ButtonLink>
      }
    >
      <SignInByPasskey to={to} isFirst />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={refused?.email}
        error={findError(refused, "email")}
      />
      <PasswordField
        name="password"
        label={labels.password}
        showLabel={m.desk_account_show()}
        hideLabel={m.desk_account_hide()}
        autoComplete="current-password"
        enterKeyHint="go"
        error={findError(refused, "password")}
      />
      <Checkbox name="ownDevice" label={m.desk_account_own_device()} />
    </FormStep>
  );
}

function CompanyAlone({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.desk_account_title()}</h1>
        <Text tone="muted">{m.desk_account_lead()}</Text>
      </Stack>
      <Card>
        <Stack gap={24}>{children}</Stack>
      </Card>
    </>
  );
}

function Code({ refused, to }: StepProps) {
  return (
    <FormStep
      title={m.desk_account_step_title()}
      lead={m.desk_account_step_lead()}
      refused={refused}
      labels={{ code: m.desk_account_code() }}
      button={m.desk_account_sign_in()}
      below={<SignInByPasskey to={to} />}
      beside={
        <ButtonLink kind="quiet" to={signInPath(to)}>
          {m.desk_account_back()}
        </ButtonLink>
      }
    >
      <CodeField
        name="code"
        kind="letters"
        label={m.desk_account_code()}
        hint={m.desk_account_code_hint()}
        error={findError(refused, "code")}
      />
    </FormStep>
  );
}

interface SignInByPasskeyProps {
  /** Where one was going. */
  readonly to: string;
  /** Above what is typed: whose device it is its form says; else that was said with the password. */
  readonly isFirst?: boolean;
}

/** Signs in by a passkey alone, or by one in place of the code. */
function SignInByPasskey({ to, isFirst = false }: SignInByPasskeyProps) {
  const href = useHref(to);
  const isHydrated = useHydrated();
  const work = async (form: HTMLFormElement | null): Promise<Refused | null> => {
    const assertion = await showPasskey();
    if (assertion.status === "refused") return assertion;
    const isOwnDevice = form !== null && new FormData(form).has("ownDevice");
    const device = isFirst ? { sharedDevice: !isOwnDevice } : {};
    const sent = await plainDeskApi.send(showSecondStep, { body: { passkey: assertion.passkey, ...device } });
    if (sent.status === "refused") return sent;
    location.assign(href);
    return null;
  };
  if (!isHydrated) return null;
  const button = <PasskeyButton kind="secondary" wide label={m.desk_account_passkey()} work={work} />;
  return (
    <>
      {!isFirst && <Or />}
      {button}
      {isFirst && <Or />}
    </>
  );
}
