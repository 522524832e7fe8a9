import { type SubmitEvent, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/display/tag.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loading, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { Seeking } from "../viewer/viewer.ts";
import { type StatusChoice, useStatusChoices } from "./use-status-choices.ts";
import { useStatusSaving } from "./use-status-saving.ts";

interface SeekingDialogProps {
  readonly seeking: Seeking;
  readonly onClose: () => void;
  readonly onChanged: (seeking: Seeking) => void;
}

const formId = "seeking-status";

/** The job-seeking status, chosen and saved where one is (A13). */
export function SeekingDialog({ seeking, onClose, onChanged }: SeekingDialogProps) {
  const choices = useStatusChoices();
  const saving = useStatusSaving(onChanged);
  const failed = saving.failed ?? choices.failed;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.shell_seeking_title()}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={saving.busy} disabled={choices.found.length === 0}>
            {m.shell_save()}
          </Button>
        </>
      }
    >
      {failed !== null && (
        <Notice tone="danger" announce="alert">
          <p>{failed}</p>
        </Notice>
      )}
      {choices.found.length > 0 && <StatusForm choices={choices.found} seeking={seeking} onChoose={saving.save} />}
      {choices.found.length === 0 && choices.failed === null && <Waiting />}
    </Dialog>
  );
}

interface StatusFormProps {
  readonly choices: readonly StatusChoice[];
  readonly seeking: Seeking;
  readonly onChoose: (choice: StatusChoice) => void;
}

function StatusForm({ choices, seeking, onChoose }: StatusFormProps) {
  const [id, setId] = useState(() => choices.find((choice) => choice.seeking === seeking)?.id);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = choices.find((choice) => choice.id === id);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <form id={formId} onSubmit={submit}>
      <RadioGroup
        label={m.shell_seeking_label()}
        name="seekingJobStatus"
        required
        value={String(id)}
        onChange={(event) => setId(Number(event.target.value))}
        choices={choices.map((choice) => ({
          value: String(choice.id),
          label: <Status state={choice.seeking === "none" ? undefined : choice.seeking}>{choice.text}</Status>,
        }))}
      />
    </form>
  );
}

function Waiting() {
  return (
    <Loading label={m.shell_loading()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Loading>
  );
}
