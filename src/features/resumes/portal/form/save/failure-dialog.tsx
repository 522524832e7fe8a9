import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
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
