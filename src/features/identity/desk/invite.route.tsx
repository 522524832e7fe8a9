import { useState } from "react";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { plainDeskApi } from "../../../contract/desk-api.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { CodeList } from "../../../ui/display/code-list.tsx";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { CodeField } from "../../../ui/fields/code-field.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useOutcomeFocus } from "../../../ui/forms/form.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { Route } from "./+types/invite.route";
import { act, type InviteOutcome, load } from "./act-on-invite.ts";
import { DeskSays, FormStep } from "./form-step.tsx";
import styles from "./invite.module.css";
import { Or, PasskeyButton } from "./passkey/passkey-button.tsx";
import { makePasskey } from "./passkey/passkey-work.ts";
import { findError, type Refused } from "./refusal.tsx";
import { askInvitedForPasskeyCall, finishAccountCall } from "./session.calls.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.enter", hydrate: "eager" };

/** The link is used up by the last step: what it said before stays. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta() {
  return pageMeta(m.desk_account_invite_title());
}

/** An invitation: name and password, the second step, recovery codes (F1). */
export default function Invite({ loaderData, actionData, params }: Route.ComponentProps) {
  const [byPasskey, setByPasskey] = useState<readonly string[] | null>(null);
  const step = byPasskey === null ? actionData?.step : "codes";
  useOutcomeFocus(step !== "begin" && step);
  if (actionData?.step === "codes") return <RecoveryCodes codes={actionData.recoveryCodes} />;
  if (byPasskey !== null) return <RecoveryCodes codes={byPasskey} />;
  if (loaderData.status === "over") return <Over message={loaderData.message} />;
  return (
    <Gate broad say={<DeskSays />}>
      {actionData?.step === "enrol" ? (
        <Learn {...actionData} token={params.token} onCodes={setByPasskey} />
      ) : (
        <Begin {...loaderData} outcome={actionData} />
      )}
    </Gate>
  );
}

function Over({ message }: { readonly message: string }) {
  return (
    <Page>
      <StateScreen level={1} icon="clock-hour-4" title={m.desk_account_over_title()} text={message}>
        <ButtonLink to="/staff/signin">{m.desk_account_to_sign_in()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}

interface BeginProps {
  readonly email: string;
  readonly name: string;
  readonly outcome: Extract<InviteOutcome, { step: "begin" }> | undefined;
}

function Begin({ email, name, outcome }: BeginProps) {
  const refused = outcome?.refused;
  const labels = { name: m.desk_account_name(), password: m.desk_account_password_new() };
  return (
    <FormStep
      title={m.desk_account_invite_title()}
      lead={m.desk_account_invite_lead({ email })}
      refused={refused}
      labels={labels}
      button={m.desk_account_go_on()}
    >
      {/* For the browser's password manager. */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <TextField
        name="name"
        label={labels.name}
        autoComplete="name"
        defaultValue={outcome?.name ?? name}
        error={findError(refused, "name")}
      />
      <PasswordField
        name="password"
        label={labels.password}
        hint={m.desk_account_password_hint()}
        showLabel={m.desk_account_show()}
        hideLabel={m.desk_account_hide()}
        autoComplete="new-password"
        error={findError(refused, "password")}
      />
    </FormStep>
  );
}

/** In groups of four, as it is read and typed. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

type LearnProps = Extract<InviteOutcome, { step: "enrol" }> & {
  readonly token: string;
  readonly onCodes: (codes: readonly string[]) => void;
};

function Learn({ secretKey, otpauthUrl, refused, token, onCodes }: LearnProps) {
  const label = m.desk_account_code();
  return (
    <FormStep
      title={m.desk_account_enrol_title()}
      lead={m.desk_account_enrol_lead()}
      refused={refused}
      labels={{ code: label }}
      button={m.desk_account_enrol_check()}
      above={<Secret secretKey={secretKey} otpauthUrl={otpauthUrl} />}
      below={<BeginByPasskey token={token} onCodes={onCodes} />}
    >
      <input type="hidden" name="secretKey" value={secretKey} />
      <input type="hidden" name="otpauthUrl" value={otpauthUrl} />
      <CodeField name="code" kind="digits" label={label} error={findError(refused, "code")} />
    </FormStep>
  );
}

function Secret({ secretKey, otpauthUrl }: { readonly secretKey: string; readonly otpauthUrl: string }) {
  return (
    <>
      <QrCode text={otpauthUrl} label={m.desk_account_enrol_qr()} />
      <Stack gap={8}>
        <Text look="small" tone="muted">
          {m.desk_account_enrol_key()}
        </Text>
        <code className={styles.secret}>{grouped(secretKey)}</code>
      </Stack>
    </>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Gate broad say={<DeskSays />}>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.desk_account_codes_title()}</h1>
        <Text tone="muted">{m.desk_account_codes_lead()}</Text>
      </Stack>
      <Card>
        <Stack gap={20}>
          <CodeList codes={codes} />
          <ButtonLink to="/staff" reloadDocument>
            {m.desk_account_codes_go_on()}
          </ButtonLink>
        </Stack>
      </Card>
    </Gate>
  );
}

interface BeginByPasskeyProps {
  /** Of the invitation. */
  readonly token: string;
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
}

/** A passkey in place of an app that shows codes. */
function BeginByPasskey({ token, onCodes }: BeginByPasskeyProps) {
  const path = { token };
  const isHydrated = useHydrated();
  const work = async (): Promise<Refused | null> => {
    const made = await makePasskey(() => plainDeskApi.send(askInvitedForPasskeyCall, { path }));
    if (made.status === "refused") return made;
    const sent = await plainDeskApi.send(finishAccountCall, { path, body: { passkey: made.passkey } });
    if (sent.status === "refused") return sent;
    onCodes(sent.answer.recoveryCodes);
    return null;
  };
  if (!isHydrated) return null;
  return (
    <>
      <Or />
      <Text tone="muted">{m.desk_account_passkey_make_lead()}</Text>
      <PasskeyButton kind="secondary" wide label={m.desk_account_passkey_make()} work={work} />
    </>
  );
}
