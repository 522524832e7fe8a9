import { type SyntheticEvent, useEffect, useId, useState } from "react";
import { useHref } from "react-router";
import { m } from "#messages";
import { plainDeskApi } from "../../../../contract/desk-api.ts";
import { type DeskAsk, lockedCode } from "../../../../contract/desk-ask.ts";
import { formText } from "../../../../contract/field-values.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { CodeField } from "../../../../ui/fields/code-field.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { Or, PasskeyButton } from "../passkey/passkey-button.tsx";
import { proveByPasskey } from "../passkey/passkey-work.ts";
import { findError, Refusal, type Refused } from "../refusal.tsx";
import { getWaysCall, stepUpCall, unlockCall, type Ways } from "../session.calls.ts";

interface ProofDialogProps {
  readonly ask: DeskAsk;
  /** True: it was shown. False: not now. */
  readonly onAnswer: (isShown: boolean) => void;
}

const words = {
  "session-locked": {
    title: m.desk_account_unlock_title,
    lead: m.desk_account_unlock_lead,
    button: m.desk_account_unlock,
    passkey: m.desk_account_unlock_passkey,
  },
  "step-up-needed": {
    title: m.desk_account_step_up_title,
    lead: m.desk_account_step_up_lead,
    button: m.desk_account_step_up,
    passkey: m.desk_account_passkey,
  },
} as const;

/** Over the page, which stays as it is: the key of the lock, or the second step once more (F4, F6). */
export function ProofDialog({ ask, onAnswer }: ProofDialogProps) {
  const formId = useId();
  const texts = words[ask];
  const { ways, refused, isBusy, send } = useProof(ask, onAnswer);
  const byPasskey = async () => {
    const why = await proveByPasskey(ask);
    if (why === null) onAnswer(true);
    return why;
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={texts.title()}
      actions={
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {m.desk_account_not_now()}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? m.desk_account_busy() : texts.button()}
          </Button>
        </>
      }
    >
      <p>{texts.lead()}</p>
      <Refusal refused={refused} labels={{ [fieldOf[ask]]: getLabel(ask) }} />
      <form id={formId} onSubmit={send} noValidate>
        <Fields>
          {ways?.company && <ByCompany ask={ask} />}
          {ways?.passkey && (
            <>
              <PasskeyButton wide kind="secondary" label={texts.passkey()} work={byPasskey} />
              <Or />
            </>
          )}
          <ProofField ask={ask} error={findError(refused, fieldOf[ask])} />
        </Fields>
      </form>
    </Dialog>
  );
}

/** In a tab of its own, so that the page stays; here one continues after it. */
function ByCompany({ ask }: { readonly ask: DeskAsk }) {
  const there = useHref("/api/v1/staff/oidc/start");
  return (
    <p>
      <a href={ask === lockedCode ? there : `${there}?use=step-up`} target="_blank" rel="noreferrer">
        {m.desk_company_new_tab()}
      </a>
    </p>
  );
}

/** Names of their own: a page below may have a password, or a code. */
const fieldOf = { "session-locked": "proofPassword", "step-up-needed": "proofCode" } as const;

const getLabel = (ask: DeskAsk) => (ask === lockedCode ? m.desk_account_password() : m.desk_account_code());

function ProofField({ ask, error }: { readonly ask: DeskAsk; readonly error: string | undefined }) {
  if (ask !== lockedCode) {
    const hint = m.desk_account_code_hint();
    return <CodeField name="proofCode" kind="letters" label={getLabel(ask)} hint={hint} error={error} />;
  }
  return (
    <PasswordField
      name="proofPassword"
      label={getLabel(ask)}
      showLabel={m.desk_account_show()}
      hideLabel={m.desk_account_hide()}
      autoComplete="current-password"
      enterKeyHint="go"
      error={error}
    />
  );
}

/** An action's input, and its result. */
function useProof(ask: DeskAsk, onAnswer: ProofDialogProps["onAnswer"]) {
  const [ways, setWays] = useState<Ways>();
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.getElementById(fieldOf[ask])?.focus();
    void plainDeskApi.send(getWaysCall, {}).then((sent) => {
      if (sent.status === "accepted") setWays(sent.answer.ways);
    });
  }, [ask]);
  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget), fieldOf[ask]);
    // Who has gone to the company's provider in the other tab presses here with nothing typed.
    if (typed === "" && ways?.company) return onAnswer(true);
    setBusy(true);
    const sent = await (ask === lockedCode
      ? plainDeskApi.send(unlockCall, { body: { password: typed } })
      : plainDeskApi.send(stepUpCall, { body: { code: typed } }));
    setBusy(false);
    if (sent.status === "accepted") return onAnswer(true);
    const errors = sent.errors.map((error) => ({ ...error, path: fieldOf[ask] }));
    setRefused({ message: sent.message, errors });
  }
  return { ways, refused, isBusy, send: (event: SyntheticEvent<HTMLFormElement>) => void send(event) };
}
