import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { fields } from "./act-on-json-resume.ts";
import styles from "./json-resume.module.css";

const fileId = "json-resume-file";

/** Choosing a file; nothing is changed by it yet. */
export function ImportCard({ refused }: { readonly refused: string | undefined }) {
  const { formMethod } = useNavigation();
  const isBusy = formMethod === "POST";
  const turn = useTurn(isBusy);
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_json_in()}
        </Text>
        <p>{m.my_account_json_in_text()}</p>
        {refused !== undefined && !isBusy && (
          <ErrorSummary key={turn} title={m.my_account_json_not_taken()} errors={[{ id: fileId, message: refused }]} />
        )}
        <Form method="post" encType="multipart/form-data">
          <Fields>
            <Field id={fileId} label={m.my_account_json_file()} hint={m.my_account_json_file_hint()} error={refused}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="file"
                  name={fields.file}
                  accept=".json,application/json"
                  className={styles.file}
                />
              )}
            </Field>
            <div>
              <Button type="submit" busy={isBusy}>
                {isBusy ? m.my_account_json_looking() : m.my_account_json_look()}
              </Button>
            </div>
          </Fields>
        </Form>
      </Stack>
    </Card>
  );
}
