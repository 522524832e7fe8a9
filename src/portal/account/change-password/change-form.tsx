import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { NewPasswordPair } from "../password/new-password-pair.tsx";
import { PasswordFailure } from "../password/password-failure.tsx";
import type { ChangeOutcome } from "./act-on-change.ts";
import { changeForm, type ChangeForm as Values } from "./change-password.schema.ts";

/** What leaves the form where it is. */
export type RefusedChange = Exclude<ChangeOutcome, { status: "success" }>;

interface ChangeFormProps {
  readonly refused: RefusedChange | undefined;
  readonly person: { readonly name: string; readonly userName: string };
}

/** The old password and the new one twice; posts natively until the scripts are there. */
export function ChangeForm({ refused, person }: ChangeFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: changeForm,
    defaultValues: { oldPassword: "", newPassword: "", confirmation: "" },
    labels: {
      oldPassword: m.accounts_change_old(),
      newPassword: m.accounts_reset_new(),
      confirmation: m.accounts_reset_repeat(),
    },
    toldErrors: refused?.status === "failed" ? refused.errors : undefined,
  });
  const failure = refused && failureOf(refused);
  const submit = useSubmit();
  const busy = useSending();
  const send = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      {failure && <PasswordFailure key={turn} title={m.accounts_change_failed()} {...failure} />}
      <FormErrors summary={summary} refusal={refusal + turn} title={titleOf(refused)} />
      <Form method="post" onSubmit={send} noValidate>
        {/* For the browser's keeper of passwords: whose the new one is. */}
        <input type="text" name="userName" autoComplete="username" value={person.userName} readOnly hidden />
        <Fields>
          <PasswordField
            {...form.register("oldPassword")}
            label={m.accounts_change_old()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="current-password"
            error={errorOf("oldPassword")}
          />
          <NewPasswordPair
            first={form.register("newPassword", { deps: "confirmation" })}
            second={form.register("confirmation")}
            typed={form.watch("newPassword")}
            own={[person.name, person.userName]}
            errorOf={errorOf}
          />
          <Button type="submit" wide busy={busy}>
            {busy ? m.accounts_reset_saving() : m.accounts_change_title()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}

/** What is said above the fields when no field says it. */
function failureOf(refused: RefusedChange): { message: string | undefined } | undefined {
  if (refused.status === "internal-error") return { message: undefined };
  return refused.errors.length > 0 || refused.message === "" ? undefined : { message: refused.message };
}

/** 'Failed to change Password' (§8) where the server refused it; what the form itself finds needs correcting only. */
function titleOf(refused: RefusedChange | undefined): string | undefined {
  return refused?.status === "failed" && refused.message !== "" ? m.accounts_change_failed() : undefined;
}
