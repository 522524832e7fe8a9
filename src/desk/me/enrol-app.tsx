import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../ui/actions/button.tsx";
import { QrCode } from "../../ui/display/qr-code.tsx";
import { CodeField } from "../../ui/fields/code-field.tsx";
import { Fields } from "../../ui/forms/form.tsx";
import { Text } from "../../ui/layout/text.tsx";
import { errorOf, Refusal } from "../account/refusal.tsx";
import type { Enrolment, MeOutcome } from "./act-on-me.ts";
import styles from "./me.module.css";

interface EnrolAppProps {
  readonly enrolment: Enrolment;
  readonly outcome: MeOutcome | undefined;
}

/** What the app is to learn, and its first code. */
export function EnrolApp({ enrolment: { secretKey, otpauthUrl }, outcome }: EnrolAppProps) {
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
          <CodeField name="code" kind="digits" label={label} error={errorOf(refused, "code")} />
          <Button type="submit" small busy={busy}>
            {m.desk_account_enrol_check()}
          </Button>
        </Fields>
      </Form>
    </div>
  );
}
