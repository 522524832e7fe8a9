import { useEffect, useId } from "react";
import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CodeAgain } from "./code-again.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { useSignedInElsewhere } from "./use-signed-in-elsewhere.ts";
import { useSigningIn } from "./use-signing-in.ts";

interface SignInAgainDialogProps {
  /** Whose page it is. */
  readonly userName: string;
  /** True: signed in as the same person. False: not now. */
  readonly onAnswer: (isSignedIn: boolean) => void;
}

/** The session has ended while something was typed: sign in here, and what was begun goes on (promise 16). */
export function SignInAgainDialog({ userName, onAnswer }: SignInAgainDialogProps) {
  const formId = useId();
  const elsewhere = useHref("/signin");
  const onSignedIn = (who: string) => {
    // Another person's page is not this one: it is loaded anew, so that nothing of the two mixes.
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
