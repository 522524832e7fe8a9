import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import type { FieldError } from "../../../../contract/reply.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { CodeField } from "../../../../ui/fields/code-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { type CodeKind, codeForms, type CodeForm as Values } from "../../two-step/code-form.schema.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";

/** Why a code was not taken. */
export interface RefusedCode {
  readonly message: string;
  readonly errors: readonly FieldError[];
}

interface CodeFormProps {
  readonly kind: CodeKind;
  readonly refused: RefusedCode | undefined;
  /** What the form is for, beside the code. */
  readonly intent?: string | undefined;
  /** Where it goes; the page itself unless said. */
  readonly action?: string | undefined;
  readonly button: { readonly label: string; readonly busy: string; readonly danger?: boolean };
  /** Other ways, beside the button. */
  readonly children?: ReactNode;
}

const labels = {
  app: m.accounts_code_label,
  mailed: m.accounts_code_label,
  recovery: m.accounts_recovery_label,
} as const;
const hints = {
  app: m.accounts_code_hint_app,
  mailed: m.accounts_code_hint_mailed,
  recovery: m.accounts_recovery_hint,
} as const;

/** One code and a button; posts natively until the scripts are there. */
export function CodeForm({ kind, refused, intent, action, button, children }: CodeFormProps) {
  const turn = useTurn(refused);
  const label = labels[kind]();
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: codeForms[kind],
    defaultValues: { OTPCode: "" },
    labels: { OTPCode: label },
    serverErrors: refused?.errors,
  });
  const submit = useSubmit();
  const busy = useSending();
  const hidden = intent === undefined ? {} : { intent, kind };
  const to = action === undefined ? {} : { action };
  const send = form.handleSubmit((values) => submit({ ...hidden, ...values }, { method: "post", ...to }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && (
        <Notice key={turn} tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post" {...to} onSubmit={send} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Fields>
          <CodeField
            {...form.register("OTPCode")}
            kind={kind === "recovery" ? "letters" : "digits"}
            label={label}
            hint={hints[kind]()}
            error={errorOf("OTPCode")}
          />
          <Row>
            <Button type="submit" busy={busy} kind={button.danger ? "danger" : undefined}>
              {busy ? button.busy : button.label}
            </Button>
            {children}
          </Row>
        </Fields>
      </Form>
    </Stack>
  );
}
