import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";

interface ResetDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onReset: () => void;
}

/** Back to the last saved state takes away what was typed since, so it asks (P8). */
export function ResetDialog({ open, onKeep, onReset }: ResetDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={m.resumes_form_reset_title()}
      actions={
        <>
          <Button kind="secondary" onClick={onKeep}>
            {m.resumes_form_reset_keep()}
          </Button>
          <Button kind="danger" icon="refresh" onClick={onReset}>
            {m.resumes_form_reset()}
          </Button>
        </>
      }
    >
      <p>{m.resumes_form_reset_text()}</p>
    </Dialog>
  );
}
