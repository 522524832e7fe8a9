import { type SubmitEvent, useEffect, useState } from "react";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { browserApi } from "../../contract/browser-api.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Status } from "../../ui/display/tag.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loading, Skeleton } from "../../ui/feedback/skeleton.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { searchMasterList } from "../reference-data/portal/master-data.calls.ts";
import { type Seeking, seekingOf } from "../reference-data/seeking.ts";
import { setSeekingStatus } from "../resumes/portal/resume.calls.ts";

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

/** One status of the list, with the dot that it has. */
interface StatusChoice {
  id: number;
  text: string;
  seeking: Seeking;
}

interface Choices {
  found: StatusChoice[];
  /** Why there are none. */
  failed: string | null;
}

async function readChoices(signal: AbortSignal): Promise<Choices> {
  const path = { lang: getLocale(), list: "seekingJobStatus" };
  const sent = await browserApi.send(searchMasterList, { path, query: { search: "", limit: 10 } }, { signal });
  if (sent.status === "refused") return { found: [], failed: sent.message };
  const found = sent.answer.data.map(({ id, text, code }) => ({ id, text, seeking: seekingOf(code ?? text) }));
  return { found, failed: null };
}

/** The statuses to choose from, in the page's language. */
function useStatusChoices(): Choices {
  const [choices, setChoices] = useState<Choices>({ found: [], failed: null });
  useEffect(() => {
    const leaving = new AbortController();
    readChoices(leaving.signal).then(setChoices, () => {});
    return () => leaving.abort();
  }, []);
  return choices;
}

/** Saves a chosen status; the dialog stays, with the server's words, when that failed. */
function useStatusSaving(onChanged: (seeking: Seeking) => void) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const save = async (choice: StatusChoice) => {
    setBusy(true);
    setFailed(null);
    const sent = await browserApi.send(setSeekingStatus, { body: { seekingJobStatusId: choice.id } });
    setBusy(false);
    if (sent.status === "accepted") onChanged(seekingOf(sent.answer.seekingJobStatus));
    else setFailed(sent.message);
  };
  return { busy, failed, save: (choice: StatusChoice) => void save(choice) };
}
