import { type FormEvent, useCallback, useId, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";
import { CaptchaField } from "../../../../identity/portal/captcha/captcha-field.tsx";
import type { CaptchaAgain } from "./use-saving.ts";

interface CaptchaDialogProps {
  readonly open: boolean;
  /** Why it is asked for once more. */
  readonly why: CaptchaAgain | null;
  /** What the button does: "Simpan resume". */
  readonly action: string;
  readonly onCancel: () => void;
  readonly onSolved: (captcha: string) => void;
}

/** Asks for the captcha before anything is sent (§4, §5 "Verification modal"). */
export function CaptchaDialog({ open, why, action, onCancel, onSolved }: CaptchaDialogProps) {
  return (
    <>{open && <OpenDialog key={why ?? "first"} why={why} action={action} onCancel={onCancel} onSolved={onSolved} />}</>
  );
}

function OpenDialog({ why, action, onCancel, onSolved }: Omit<CaptchaDialogProps, "open">) {
  const [solution, setSolution] = useState("");
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
        <CaptchaField
          id="resume-captcha"
          error={isMissing ? m.resumes_form_captcha_missing() : undefined}
          onSolution={solved}
        />
      </form>
    </Dialog>
  );
}
