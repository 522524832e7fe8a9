import { useState } from "react";
import { browserApi } from "../../../contract/browser-api.ts";
import { setSeekingStatus } from "../../resume/resume.calls.ts";
import { type Seeking, seekingOf } from "../viewer/viewer.ts";
import type { StatusChoice } from "./use-status-choices.ts";

/** Saves a chosen status; the dialog stays, with the server's words, when that failed. */
export function useStatusSaving(onChanged: (seeking: Seeking) => void) {
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
