import { type FormEvent, useCallback, useId, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";
import { CaptchaField } from "../../../../identity/portal/captcha/captcha-field.tsx";
import { PassedCaptcha } from "../../../../identity/portal/captcha/passed-captcha.tsx";
import { isStillGood } from "../../../../identity/portal/sign-up/sign-up-hand-over.ts";
import type { CaptchaAgain } from "./use-saving.ts";

interface CaptchaDialogProps {
  readonly open: boolean;
  /** Why it is asked for once more. */
  readonly why: CaptchaAgain | null;
  /** A solution of the step before, which nobody has sent yet; it is used while it is good. */
  readonly known?: string;
  /** What the button does: "Simpan resume". */
  readonly action: string;
  readonly onCancel: () => void;
  readonly onSolved: (captcha: string) => void;
}

/** Asks for the captcha before anything is sent (§4, §5 "Verification modal"). */
export function CaptchaDialog({ open, why, known = "", action, onCancel, onSolved }: CaptchaDialogProps) {
  const [isSpent, setIsSpent] = useState(false);
  const solve = (solution: string) => {
    setIsSpent(true);
    onSolved(solution);
  };
  const rest = { why, action, onCancel, onSolved: solve };
  return <>{open && <OpenDialog key={why ?? "first"} known={isSpent ? "" : known} {...rest} />}</>;
}

function OpenDialog({ why, known, action, onCancel, onSolved }: Required<Omit<CaptchaDialogProps, "open">>) {
  const [passed] = useState(() => (isStillGood(known, Date.now()) ? known : ""));
  const [solution, setSolution] = useState(passed);
  const [isMissing, setIsMissing] = useState(why === "refused");
  const solved = useCallback((payload: string) => {
    setSolution(payload);
    if (payload !== "") setIsMissing(false);
  }, []);
  const formId = useId();
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (solution === "") setIsMissing(true);
    else onSolved(solution);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={m.resumes_form_captcha_title()}
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {m.resumes_form_cancel()}
          </Button>
          <Button type="submit" form={formId}>
            {action}
          </Button>
        </>
      }
    >
      {why === "joined" && (
        <Notice announce="status">
          <p>{m.resumes_form_joined()}</p>
        </Notice>
      )}
      <p>{m.resumes_form_captcha_text()}</p>
      <form id={formId} onSubmit={confirm} noValidate>
        {passed === "" ? (
          <CaptchaField
            id="resume-captcha"
            error={isMissing ? m.resumes_form_captcha_missing() : undefined}
            onSolution={solved}
          />
        ) : (
          <PassedCaptcha solution={passed} maker="ALTCHA" />
        )}
      </form>
    </Dialog>
  );
}
