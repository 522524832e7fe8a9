import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Meter } from "../../../../../ui/feedback/meter.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";

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
