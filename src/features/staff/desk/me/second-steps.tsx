import { type ReactNode, useState } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { m } from "#messages";
import { deskApi } from "../../../../contract/desk-api.ts";
import { formText } from "../../../../contract/field-values.ts";
import { dateText, momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { CodeList } from "../../../../ui/display/code-list.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { QrCode } from "../../../../ui/display/qr-code.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { CodeField } from "../../../../ui/fields/code-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Row } from "../../../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { PasskeyButton } from "../../../identity/desk/passkey/passkey-button.tsx";
import { makePasskey } from "../../../identity/desk/passkey/passkey-work.ts";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import type { Deed, Enrolment, MeOutcome } from "./act-on-me.ts";
import { addSecondStep, askForOwnPasskeyCall, type SecondStepsAnswer } from "./me.calls.ts";
import styles from "./me.module.css";
import { OutcomeNotice } from "./outcome-notice.tsx";

interface SecondStepsProps {
  readonly steps: SecondStepsAnswer;
  readonly outcome: MeOutcome | undefined;
}

/** What one shows beside the password, or in its place. */
export function SecondSteps({ steps, outcome }: SecondStepsProps) {
  const enrolment = outcome !== undefined && "enrolment" in outcome ? outcome.enrolment : undefined;
  return (
    <WorkSection title={m.desk_me_second_steps()}>
      <div className={styles.section}>
        <Text tone="muted">{m.desk_me_second_steps_lead()}</Text>
        {enrolment === undefined && <OutcomeNotice outcome={outcome} deeds={["remove", "app", "codes", "app-code"]} />}
        {outcome?.status === "codes" && <FreshCodes codes={outcome.recoveryCodes} />}
        <IconRows>
          {steps.app && (
            <IconRow
              icon="device-mobile"
              title={m.desk_me_app()}
              note={m.desk_me_since({ date: dateText(steps.app.since.slice(0, 10)) })}
              aside={<Remove step="app" name={m.desk_me_app()} />}
            />
          )}
          {steps.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <IconRow
              key={id}
              icon="fingerprint"
              title={name}
              note={
                lastUsedAt === null
                  ? m.desk_me_passkey_made({ date: dateText(createdAt.slice(0, 10)) })
                  : m.desk_me_passkey_used({ date: dateText(createdAt.slice(0, 10)), moment: momentText(lastUsedAt) })
              }
              aside={<Remove step={String(id)} name={name} />}
            />
          ))}
          <IconRow
            icon="lock"
            title={m.desk_me_recovery_codes()}
            note={m.desk_me_codes_left({ count: steps.recoveryCodesLeft })}
            aside={<Press deed="codes">{m.desk_me_new_codes()}</Press>}
          />
        </IconRows>
        {enrolment && <EnrolApp enrolment={enrolment} outcome={outcome} />}
        <Row>{!steps.app && !enrolment && <Press deed="app">{m.desk_me_add_app()}</Press>}</Row>
        <AddPasskey />
      </div>
    </WorkSection>
  );
}

function Press({ deed, children }: { readonly deed: Deed; readonly children: ReactNode }) {
  const busy = useNavigation().formData?.get("do") === deed;
  return (
    <Form method="post">
      <Button type="submit" name="do" value={deed} kind="secondary" small busy={busy}>
        {children}
      </Button>
    </Form>
  );
}

function Remove({ step, name }: { readonly step: string; readonly name: string }) {
  const busy = useNavigation().formData?.get("step") === step;
  return (
    <Form method="post">
      <input type="hidden" name="do" value="remove" />
      <Button type="submit" name="step" value={step} kind="secondary" small busy={busy}>
        {m.desk_me_remove()} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Form>
  );
}

function FreshCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className={styles.enrol}>
      <Notice tone="success" announce="status">
        {m.desk_account_codes_lead()}
      </Notice>
      <CodeList codes={codes} />
    </div>
  );
}

/** Another passkey, by its name. */
function AddPasskey() {
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState(0);
  const isHydrated = useHydrated();
  const work = async (form: HTMLFormElement | null): Promise<Refused | null> => {
    const typed = form === null ? "" : formText(new FormData(form), "passkeyName").trim();
    const name = typed || m.desk_me_passkey_default();
    const made = await makePasskey(() => deskApi.send(askForOwnPasskeyCall, {}));
    if (made.status === "refused") return made;
    const sent = await deskApi.send(addSecondStep, { body: { kind: "passkey", passkey: made.passkey, name } });
    if (sent.status === "refused") return sent;
    setAdded(added + 1);
    await revalidate();
    return null;
  };
  if (!isHydrated || !("PublicKeyCredential" in globalThis)) return null;
  return (
    <form key={added} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Fields>
        <TextField
          name="passkeyName"
          label={m.desk_me_passkey_name()}
          hint={m.desk_me_passkey_name_hint()}
          maxLength={60}
          autoComplete="off"
          optional={m.desk_me_optional()}
        />
        <Row>
          <PasskeyButton kind="secondary" label={m.desk_me_add_passkey()} work={work} />
        </Row>
      </Fields>
    </form>
  );
}

interface EnrolAppProps {
  readonly enrolment: Enrolment;
  readonly outcome: MeOutcome | undefined;
}

/** What the app is to learn, and its first code. */
function EnrolApp({ enrolment: { secretKey, otpauthUrl }, outcome }: EnrolAppProps) {
  const busy = useNavigation().formData?.get("do") === "app-code";
  const refused = outcome?.status === "refused" ? outcome.refused : undefined;
  const label = m.desk_account_code();
  return (
    <div className={styles.enrol}>
      <Text>{m.desk_account_enrol_lead()}</Text>
      <QrCode text={otpauthUrl} label={m.desk_account_enrol_qr()} />
      <Text look="small" tone="muted">
        {m.desk_account_enrol_key()}
      </Text>
      <code className={styles.secret}>{secretKey.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      <Form method="post" noValidate>
        <input type="hidden" name="do" value="app-code" />
        <input type="hidden" name="secretKey" value={secretKey} />
        <input type="hidden" name="otpauthUrl" value={otpauthUrl} />
        <Fields>
          <Refusal refused={refused} labels={{ code: label }} />
          <CodeField name="code" kind="digits" label={label} error={findError(refused, "code")} />
          <Button type="submit" small busy={busy}>
            {m.desk_account_enrol_check()}
          </Button>
        </Fields>
      </Form>
    </div>
  );
}
