import { useEffect, useState } from "react";
import { browserApi } from "../../../contract/browser-api.ts";
import { type ChosenDraft, chooseDraft } from "../draft/choose-draft.ts";
import type { DraftData, ServerDraft } from "../draft/draft-data.schema.ts";
import { draftOver } from "../draft/draft-over.ts";
import { lastApi } from "../draft/last-api.ts";
import { readLocalDraft, removeLocalDraft } from "../draft/local-draft.ts";
import { ServerKeeper } from "../draft/server-keeper.ts";
import { useDraft } from "../draft/use-draft.ts";
import type { ResumeInHand } from "../form/frame/use-resume.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import type { EditData } from "./load-edit.ts";
import type { Versioned } from "./versioned.ts";

/** Two drafts of one resume, typed on two devices. */
interface Both {
  mine: ResumeValues;
  theirs: DraftData;
  version: number;
}

function metBoth(theirs: ServerDraft, mine: ResumeValues): Both | null {
  return theirs.data === null ? null : { mine, theirs: theirs.data, version: theirs.version };
}

function createKeeper({ saved, draft }: EditData, profileVersion: Versioned): ServerKeeper {
  return new ServerKeeper({
    api: browserApi,
    lastApi,
    owner: saved.personalData.email,
    profileVersion: profileVersion.get,
    draftVersion: draft.version,
    keptAt: draft.data && new Date(draft.data.savedAt),
  });
}

/** What waits in this browser, once it can be looked at. */
function useWaitingDraft({ saved, draft }: EditData, onFound: (found: ChosenDraft) => void): void {
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    if (hasLooked) return;
    setHasLooked(true);
    const local = readLocalDraft("resume");
    if (local?.owner === saved.personalData.email) onFound(chooseDraft(draft, local));
  }, [hasLooked, saved, draft, onFound]);
}

/** The draft of the resume: opened, kept while it changes, and compared with another device's. */
export function useEditDraft(data: EditData, resume: ResumeInHand, profileVersion: Versioned) {
  const { saved } = data;
  const [keeper] = useState(() => createKeeper(data, profileVersion));
  const { state, calm } = useDraft(resume.form, keeper);
  const [restored, setRestored] = useState<DraftData | null>(data.draft.data);
  const [opened, setOpened] = useState<Both | null>(null);

  const show = (draft: DraftData) => {
    profileVersion.set(draft.profileVersion);
    setRestored(draft);
    resume.putIn(draftOver(saved, draft.values));
  };
  useWaitingDraft(data, (found) => {
    if (found.status === "chosen" && found.from === "browser") show(found.data);
    else if (found.status === "chosen") removeLocalDraft("resume");
    if (found.status !== "both") return;
    // Nothing is sent before the person has chosen.
    calm(draftOver(saved, found.mine.values));
    show(found.mine);
    setOpened({ mine: found.mine.values, theirs: found.theirs, version: found.version });
  });

  const met = state.status === "conflict" ? metBoth(state.theirs, resume.values) : null;
  useEffect(() => {
    // The other device has saved or dropped its draft: ours simply goes on.
    if (state.status === "conflict" && state.theirs.data === null) keeper.insist(state.theirs.version);
  }, [state, keeper]);
  const both = opened ?? met;

  return {
    state,
    restoredAt: restored && new Date(restored.savedAt),
    both,
    keepMine() {
      if (met !== null) keeper.insist(met.version);
      if (opened !== null) keeper.change(resume.form.getValues());
      setOpened(null);
    },
    takeTheirs() {
      if (both === null) return;
      calm(draftOver(saved, both.theirs.values));
      keeper.follow(both.version);
      show(both.theirs);
      setOpened(null);
    },
    /** Forgets the draft; the values are those that are stored. */
    async forget(values: ResumeValues) {
      calm(values);
      setRestored(null);
      await keeper.drop();
    },
  };
}
