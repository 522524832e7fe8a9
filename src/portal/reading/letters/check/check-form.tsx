import { useController } from "react-hook-form";
import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { useSending } from "../../../../ui/forms/use-sending.ts";
import { useTurn } from "../../../../ui/forms/use-turn.ts";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { CaptchaField } from "../../../account/captcha/captcha-field.tsx";
import { FormErrors } from "../../../account/form/form-errors.tsx";
import { useCheckedForm } from "../../../account/form/use-checked-form.ts";
import type { CheckOutcome } from "./act-on-check.ts";
import { letterForm, type LetterForm as Values } from "./letter-form.schema.ts";

interface CheckFormProps {
  /** What stands in the field. */
  readonly letter: string;
  readonly refused: Extract<CheckOutcome, { status: "refused" }> | undefined;
}

/** What is to be checked, and the captcha. */
export function CheckForm({ letter, refused }: CheckFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: letterForm,
    defaultValues: { letter, grecaptcha: "" },
    labels: { letter: m.letters_field(), grecaptcha: m.accounts_captcha_label() },
    toldErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const submit = useSubmit();
  const busy = useSending();
  const submitted = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.message !== "" && (
        <Notice key={turn} tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post" onSubmit={submitted} noValidate>
        <Fields>
          <TextField
            {...form.register("letter")}
            label={m.letters_field()}
            hint={m.letters_hint()}
            icon="file-search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf("letter")}
          />
          <CaptchaField key={turn} error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Button type="submit" icon="search" busy={busy}>
            {busy ? m.letters_checking() : m.letters_check()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
