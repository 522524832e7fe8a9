import { type FormEvent, type ReactNode, useCallback, useId, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Meter } from "../../../../../ui/feedback/meter.tsx";
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

interface FailureDialogProps {
  /** 'Gagal menyimpan data {section}' */
  readonly title: string;
  /** Why, as the server said it. */
  readonly reason: string;
  readonly onClose: () => void;
  /** Absent where another try would do no better. */
  readonly onAgain?: (() => void) | undefined;
  /** A link that leads on. */
  readonly children?: ReactNode;
}

/** A save that failed: what happened, that nothing is lost, and another try (§8). */
export function FailureDialog({ title, reason, onClose, onAgain, children }: FailureDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {m.resumes_form_close()}
          </Button>
          {onAgain && <Button onClick={onAgain}>{m.resumes_form_try_again()}</Button>}
          {children}
        </>
      }
    >
      <Notice tone="danger" announce="alert">
        <p>{reason}</p>
      </Notice>
      <p>{m.resumes_form_failed_kept()}</p>
    </Dialog>
  );
}

interface SendingDialogProps {
  readonly open: boolean;
  /** 0 to 100. */
  readonly progress: number;
  readonly onCancel: () => void;
}

/** While resume, photo and CV are on their way: how far, and a way to stop. */
export function SendingDialog({ open, progress, onCancel }: SendingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={m.resumes_form_sending()}
      actions={
        <Button kind="secondary" onClick={onCancel}>
          {m.resumes_form_sending_cancel()}
        </Button>
      }
    >
      <Meter value={progress} max={100} label={m.resumes_form_sending_progress({ progress })} />
      <p>{m.resumes_form_sending_text()}</p>
    </Dialog>
  );
}
