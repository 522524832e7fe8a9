import { useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";

/** Back to the last saved state, after asking (P8). */
export function ResetButton({ onReset }: { readonly onReset: () => void }) {
  const [asking, setAsking] = useState(false);
  const reset = () => {
    setAsking(false);
    onReset();
  };
  return (
    <>
      <Button kind="quiet" icon="refresh" onClick={() => setAsking(true)}>
        {m.resumes_form_reset()}
      </Button>
      <ResetDialog open={asking} onKeep={() => setAsking(false)} onReset={reset} />
    </>
  );
}

interface ResetDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onReset: () => void;
}

/** Back to the last saved state takes away what was typed since, so it asks (P8). */
function ResetDialog({ open, onKeep, onReset }: ResetDialogProps) {
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
