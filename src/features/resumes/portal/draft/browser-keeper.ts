import { draftOf } from "../../../drafts/portal/keep/asking-keeper.ts";
import { type DraftState, type Keeper, keptState } from "../../../drafts/portal/keep/keeper.ts";
import { observable, typingPause, watchPage } from "../../../drafts/portal/keep/timing.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import type { DraftData } from "./draft-data.schema.ts";
import { keepDraftFiles } from "./file-draft.ts";
import { removeLocalDraft, writeLocalDraft } from "./local-draft.ts";

/** Keeps the draft of a sign-up in this browser, because there is no account yet: the newest wins. */
export function createBrowserKeeper(owner: string, keptAt: Date | null): Keeper<ResumeValues> {
  const state = observable<DraftState<DraftData>>(keptState(keptAt));
  let latest: ResumeValues | undefined;
  const write = () => {
    if (latest === undefined) return;
    const data = draftOf(latest, { values: null, version: 0 });
    const isKept = writeLocalDraft("sign-up", { owner, data, follows: 0, sent: null });
    latest = undefined;
    state.set(isKept ? { status: "saved", at: new Date() } : { status: "lost" });
  };
  const typing = typingPause(write, { pause: 400, most: 1_000 });
  return {
    change(values) {
      latest = values;
      state.set({ status: "saving" });
      typing.restart();
    },
    async drop() {
      typing.stop();
      latest = undefined;
      removeLocalDraft("sign-up");
      await keepDraftFiles("sign-up", owner, { photo: null, cv: null });
      state.set({ status: "untouched" });
    },
    open: () => watchPage({ leave: write, back: write }),
    state: state.get,
    subscribe: state.subscribe,
  };
}
