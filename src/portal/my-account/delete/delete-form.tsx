import { type SubmitEvent, useState } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { NotDeleted } from "./act-on-delete.ts";

/** The password, and the press that cannot be taken back. A whole page load: what the browser keeps goes with it. */
export function DeleteForm({ refused }: { readonly refused: NotDeleted | undefined }) {
  const [isSent, setSent] = useState(false);
  const sendOnce = (event: SubmitEvent) => {
    if (isSent) event.preventDefault();
    setSent(true);
  };
  return (
    <Card as="section">
      <Stack gap={24}>
        <Text as="h2" look="h3">
          {m.my_account_confirm()}
        </Text>
        {refused && <Refused refused={refused} />}
        <Form method="post" reloadDocument onSubmit={sendOnce}>
          <Fields>
            <PasswordField
              id="password"
              name="password"
              label={m.my_account_password()}
              hint={m.my_account_password_hint()}
              showLabel={m.accounts_password_show()}
              hideLabel={m.accounts_password_hide()}
              autoComplete="current-password"
              error={refused?.isPassword ? refused.message : undefined}
            />
            <Row>
              <Button type="submit" kind="danger" busy={isSent}>
                {isSent ? m.my_account_deleting() : m.my_account_delete_for_good()}
              </Button>
              <ButtonLink to="/account/my-account" kind="secondary">
                {m.my_account_keep()}
              </ButtonLink>
            </Row>
          </Fields>
        </Form>
      </Stack>
    </Card>
  );
}

function Refused({ refused: { isPassword, message } }: { readonly refused: NotDeleted }) {
  if (isPassword) return <ErrorSummary title={m.my_account_not_deleted()} errors={[{ id: "password", message }]} />;
  return (
    <Notice tone="danger" announce="alert">
      <strong>{m.my_account_not_deleted()}</strong>
      <br />
      {message}
    </Notice>
  );
}
