import { useEffect, useEffectEvent, useId, useState } from "react";
import { useHref } from "react-router";
import { m } from "#messages";
import { apiOver } from "../../../../contract/client.ts";
import { siteBase } from "../../../../contract/site-base.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { CodeField } from "../../../../ui/fields/code-field.tsx";
import { Fields, useTurn } from "../../../../ui/forms/form.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { getSecurity } from "../accounts.calls.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { RefusalNotice } from "../sign-in/refusal-notice.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { codeAgain, type CodeAgain as Values } from "./sign-in-again.schema.ts";
import { type SigningIn, useSigningIn } from "./use-signing-in.ts";

/** Asks in nobody's name, so that it hears of anybody who is signed in. */
const api = apiOver((path, init) => fetch(siteBase + path, init));

/** Whenever someone comes back to this page: who signed in meanwhile in another tab, if anybody did. */
function useSignedInElsewhere(onSignedIn: (userName: string) => void): void {
  const tell = useEffectEvent(onSignedIn);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const sent = await api.send(getSecurity, {});
      if (sent.status === "accepted") tell(sent.answer.data.userName);
    };
    const onBack = () => void look();
    document.addEventListener("visibilitychange", onBack);
    addEventListener("focus", onBack);
    return () => {
      document.removeEventListener("visibilitychange", onBack);
      removeEventListener("focus", onBack);
    };
  }, []);
}

interface SignInAgainDialogProps {
  /** Whose page it is. */
  readonly userName: string;
  /** True: signed in as the same person. False: not now. */
  readonly onAnswer: (isSignedIn: boolean) => void;
}

/** The session has ended while something was typed: sign in here, and what was begun continues (promise 16). */
export function SignInAgainDialog({ userName, onAnswer }: SignInAgainDialogProps) {
  const formId = useId();
  const elsewhere = useHref("/signin");
  const onSignedIn = (who: string) => {
    // Another person's page is not this one: it is loaded again, so that nothing of the two mixes.
    if (who === userName) onAnswer(true);
    else location.reload();
  };
  const signingIn = useSigningIn(userName, onSignedIn);
  useSignedInElsewhere(onSignedIn);
  const { step, isBusy } = signingIn;
  // The address comes first and stays as it is: nobody types there.
  useEffect(() => document.getElementById(step === "password" ? "againPassword" : "againCode")?.focus(), [step]);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={m.contract_token_expired()}
      actions={
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {m.accounts_again_later()}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? m.accounts_signing_in() : m.accounts_sign_in()}
          </Button>
        </>
      }
    >
      <p>{step === "password" ? m.accounts_again_text() : m.accounts_second_step_lead()}</p>
      {step === "password" ? (
        <PasswordAgain formId={formId} userName={userName} signingIn={signingIn} />
      ) : (
        <CodeAgain formId={formId} signingIn={signingIn} />
      )}
      <p>
        <a href={elsewhere} target="_blank" rel="noreferrer">
          {m.accounts_again_elsewhere()}
        </a>
      </p>
    </Dialog>
  );
}

interface CodeAgainProps {
  readonly formId: string;
  readonly signingIn: SigningIn;
}

/** The second step: the app's code, or a recovery code. */
function CodeAgain(props: CodeAgainProps) {
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
    serverErrors: refused?.errors,
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
