import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Meter } from "../../../../../ui/feedback/meter.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";

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
