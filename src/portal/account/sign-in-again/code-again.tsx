import { useState } from "react";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { CodeField } from "../../../ui/fields/code-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { RefusalNotice } from "../sign-in/refusal-notice.tsx";
import { codeAgain, type CodeAgain as Values } from "./sign-in-again.schema.ts";
import type { SigningIn } from "./use-signing-in.ts";

interface CodeAgainProps {
  readonly formId: string;
  readonly signingIn: SigningIn;
}

/** The second step: the app's code, or a recovery code. */
export function CodeAgain(props: CodeAgainProps) {
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const other = kind === "app" ? "recovery" : "app";
  return (
    <>
      <CodeForm key={kind} {...props} kind={kind} />
      <div>
        <Button kind="quiet" small onClick={() => setKind(other)}>
          {other === "app" ? m.accounts_second_step_by_app() : m.accounts_second_step_by_recovery()}
        </Button>
      </div>
    </>
  );
}

function CodeForm({ formId, signingIn: { refused, showCode }, kind }: CodeAgainProps & { kind: "app" | "recovery" }) {
  const turn = useTurn(refused);
  const label = kind === "app" ? m.accounts_code_label() : m.accounts_recovery_label();
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: codeAgain[kind],
    defaultValues: { againCode: "" },
    labels: { againCode: label },
    toldErrors: refused?.errors,
  });
  return (
    <>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && <RefusalNotice key={turn} refused={refused} />}
      <form id={formId} onSubmit={form.handleSubmit(({ againCode }) => showCode(againCode))} noValidate>
        <Fields>
          <CodeField
            {...form.register("againCode")}
            kind={kind === "recovery" ? "letters" : "digits"}
            label={label}
            hint={kind === "app" ? m.accounts_code_hint_app() : m.accounts_recovery_hint()}
            error={errorOf("againCode")}
          />
        </Fields>
      </form>
    </>
  );
}
