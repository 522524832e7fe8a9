import { useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { ResetDialog } from "./reset-dialog.tsx";

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
