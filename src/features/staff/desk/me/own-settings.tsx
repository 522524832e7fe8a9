import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { findError, Refusal } from "../../../identity/desk/refusal.tsx";
import type { MeOutcome } from "./act-on-me.ts";
import type { Me } from "./me.calls.ts";
import styles from "./me.module.css";
import { OutcomeNotice } from "./outcome-notice.tsx";

/** The languages by their own names. */
const languageNames = [
  { value: "id", label: "Bahasa Indonesia" },
  { value: "en", label: "English" },
];

/** Name, language, keyboard shortcuts, the mail in the morning. */
export function OwnSettings({ me, outcome }: { readonly me: Me; readonly outcome: MeOutcome | undefined }) {
  const busy = useNavigation().formData?.get("do") === "settings";
  const refused = outcome?.deed === "settings" && outcome.status === "refused" ? outcome.refused : undefined;
  const labels = { name: m.desk_account_name(), language: m.desk_me_language() };
  return (
    <WorkSection title={m.desk_me_profile()}>
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="do" value="settings" />
        <Fields>
          <Refusal refused={refused} labels={labels} />
          {refused === undefined && <OutcomeNotice outcome={outcome} deeds={["settings"]} />}
          <TextField
            name="name"
            label={labels.name}
            hint={m.desk_me_name_hint()}
            autoComplete="name"
            defaultValue={me.name}
            error={findError(refused, "name")}
          />
          <SelectField
            name="language"
            label={labels.language}
            options={languageNames}
            defaultValue={me.language}
            error={findError(refused, "language")}
          />
          <Checkbox name="keys" label={m.desk_me_keys()} note={m.desk_me_keys_note()} defaultChecked={!me.keysOff} />
          <Checkbox
            name="morning"
            label={m.desk_me_morning()}
            note={m.desk_me_morning_note()}
            defaultChecked={me.morningMail}
          />
          <Row>
            <Button type="submit" small busy={busy}>
              {busy ? m.desk_account_busy() : m.desk_me_save()}
            </Button>
          </Row>
        </Fields>
      </Form>
    </WorkSection>
  );
}
