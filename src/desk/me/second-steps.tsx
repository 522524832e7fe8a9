import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { dateText, momentText } from "../../i18n/formats.ts";
import { Button } from "../../ui/actions/button.tsx";
import { WorkSection } from "../../ui/dense/work-page.tsx";
import { CodeList } from "../../ui/display/code-list.tsx";
import { IconRow, IconRows } from "../../ui/display/icon-rows.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Row } from "../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../ui/layout/text.tsx";
import type { Deed, MeOutcome } from "./act-on-me.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { EnrolApp } from "./enrol-app.tsx";
import type { SecondStepsAnswer } from "./me.calls.ts";
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
