import { useFetcher } from "react-router";
import type { SaveOutcome } from "./act-on-save.ts";
import { saveNames } from "./saving.ts";

/** A vacancy that can be saved, as its page was loaded with it. */
export interface Savable {
  readonly id: number;
  readonly title: string;
  readonly isSaved: boolean;
}

/** The state of saving a vacancy; the same for every button of that vacancy on a page. */
export function useSaving({ id, isSaved }: Savable) {
  const fetcher = useFetcher<SaveOutcome>({ key: `save-${id}` });
  const asked = fetcher.formData?.get(saveNames.wanted);
  const outcome = fetcher.data ?? null;
  const known = outcome === null ? isSaved : outcome.wanted === (outcome.status === "done");
  const isBusy = fetcher.state !== "idle";
  return {
    Form: fetcher.Form,
    isBusy,
    /** While under way as it was asked for. */
    isSaved: asked === undefined || asked === null ? known : asked === "1",
    /** What became of the last try; null while there was none or one is under way. */
    outcome: isBusy ? null : outcome,
  };
}
