import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { type RepeatedPassword, repeatedPassword } from "../form/account-forms.schema.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { NewPasswordPair } from "../password/new-password-field.tsx";
import { PasswordFailure } from "../password/password-failure.tsx";
import type { ResetOutcome } from "./act-on-reset.ts";

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
function findFailure(refused: Refused): { message: string | undefined } | undefined {
  if (refused.status === "internal-error") return { message: undefined };
  return refused.errors.length > 0 || refused.message === "" ? undefined : { message: refused.message };
}

function ResetForm({ refused }: { readonly refused: Refused | undefined }) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<RepeatedPassword>({
    schema: repeatedPassword,
    defaultValues: { newPassword: "", confirmation: "" },
    labels: { newPassword: m.accounts_reset_new(), confirmation: m.accounts_reset_repeat() },
    serverErrors: refused?.status === "wrong" ? refused.errors : undefined,
  });
  const failure = refused && findFailure(refused);
  const submit = useSubmit();
  const busy = useSending();
  const send = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {failure && <PasswordFailure key={turn} title={m.accounts_reset_failed()} {...failure} />}
      <Form method="post" onSubmit={send} noValidate>
        <Fields>
          <NewPasswordPair
            first={form.register("newPassword", { deps: "confirmation" })}
            second={form.register("confirmation")}
            typed={form.watch("newPassword")}
            own={nobody}
            errorOf={errorOf}
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
