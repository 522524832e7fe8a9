import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";

interface RemoveDialogProps {
  /** What would be removed; null while nothing is asked. */
  readonly name: string | null;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Removing cannot be undone, so it asks (§5). */
export function RemoveDialog({ name, onKeep, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={name !== null}
      onClose={onKeep}
      title={m.resumes_form_remove_title({ name: name ?? "" })}
      actions={
        <>
          <Button kind="secondary" onClick={onKeep}>
            {m.resumes_form_remove_keep()}
          </Button>
          <Button kind="danger" icon="trash" onClick={onRemove}>
            {m.resumes_form_remove()}
          </Button>
        </>
      }
    >
      <p>{m.resumes_form_remove_text()}</p>
    </Dialog>
  );
}
