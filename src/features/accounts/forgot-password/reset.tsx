import { Form, useNavigation, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useTurn } from "../form/use-turn.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import type { ResetOutcome } from "./act-on-reset.ts";
import { resetForm, type ResetForm as Values } from "./forgot-password.schema.ts";

/** What leaves the form where it is. */
type Refused = Extract<ResetOutcome, { status: "wrong" | "internal-error" }>;

/** The second half, from the link in the mail: the new password. */
export function Reset({ refused }: { readonly refused: Refused | undefined }) {
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_reset_title()}</h1>
        <Text tone="muted">{m.accounts_reset_lead()}</Text>
      </Stack>
      <Card>
        <ResetForm refused={refused} />
      </Card>
    </>
  );
}

/** Why nothing was saved, when it was no field. */
function Failure({ refused }: { readonly refused: Refused }) {
  const isOurs = refused.status === "internal-error";
  if (!isOurs && (refused.errors.length > 0 || refused.message === "")) return null;
  return (
    <Notice tone="danger" announce="alert">
      <strong>{m.accounts_reset_failed()}</strong>
      <br />
      {isOurs ? m.accounts_reset_problem() : refused.message}
    </Notice>
  );
}

function ResetForm({ refused }: { readonly refused: Refused | undefined }) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: resetForm,
    defaultValues: { newPassword: "", confirmation: "" },
    labels: { newPassword: m.accounts_reset_new(), confirmation: m.accounts_reset_repeat() },
    toldErrors: refused?.status === "wrong" ? refused.errors : undefined,
  });
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const send = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && <Failure key={turn} refused={refused} />}
      <Form method="post" onSubmit={send} noValidate>
        <Fields>
          <NewPasswordField
            {...form.register("newPassword", { deps: "confirmation" })}
            label={m.accounts_reset_new()}
            typed={form.watch("newPassword")}
            own={nobody}
            error={errorOf("newPassword")}
          />
          <PasswordField
            {...form.register("confirmation")}
            label={m.accounts_reset_repeat()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="new-password"
            error={errorOf("confirmation")}
          />
          <Button type="submit" wide busy={busy}>
            {busy ? m.accounts_reset_saving() : m.accounts_reset_save()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}

/** Whose link it is the page does not say. */
const nobody: readonly string[] = [];
