import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readKept, removeKept } from "../../../../contract/device-store.ts";
import type { AskingKeeper } from "./asking-keeper.ts";
import { type ChosenDraft, chooseDraft } from "./choose-draft.ts";
import type { DraftData, DraftSchemas, ServerDraft } from "./draft-data.schema.ts";
import { keyOf } from "./draft-keeper.ts";
import { useDraft } from "./use-draft.ts";

/** Two drafts of one form, typed on two devices. */
interface Both<Values> {
  mine: Values;
  theirs: DraftData<Values>;
  version: number;
}

interface ServerDraftParts<Values extends FieldValues> {
  name: string;
  owner: string;
  schemas: DraftSchemas<Values>;
  form: UseFormReturn<Values>;
  keeper: AskingKeeper<Values>;
  /** As the page was loaded with it. */
  draft: ServerDraft<Values>;
  /** What the form shows of a draft. */
  shownOf: (values: Values) => Values;
  /** Puts a draft into the form. */
  onShow: (draft: DraftData<Values>) => void;
}

function metBoth<Values>(theirs: ServerDraft<Values>, mine: Values): Both<Values> | null {
  return theirs.data === null ? null : { mine, theirs: theirs.data, version: theirs.version };
}

/** What waits in this browser, once it can be looked at. */
function useWaitingDraft<Values extends FieldValues>(
  { name, owner, schemas, draft }: ServerDraftParts<Values>,
  onFound: (found: ChosenDraft<Values>) => void,
): void {
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    if (hasLooked) return;
    setHasLooked(true);
    const local = readKept(keyOf({ name }), schemas.local);
    if (local?.owner === owner) onFound(chooseDraft(draft, local));
  }, [hasLooked, name, owner, schemas, draft, onFound]);
}

/** The draft of a form: opened, kept while it changes, and compared with another device's. */
export function useServerDraft<Values extends FieldValues>(parts: ServerDraftParts<Values>) {
  const { name, form, keeper, draft, shownOf, onShow } = parts;
  const { state, calm } = useDraft(form, keeper);
  const [restored, setRestored] = useState<DraftData<Values> | null>(draft.data);
  const [opened, setOpened] = useState<Both<Values> | null>(null);
  const show = (next: DraftData<Values>) => {
    setRestored(next);
    onShow(next);
  };
  useWaitingDraft(parts, (found) => {
    if (found.status === "chosen" && found.from === "browser") show(found.data);
    else if (found.status === "chosen") removeKept(keyOf({ name }));
    if (found.status !== "both") return;
    // Nothing is sent before the person has chosen.
    calm(shownOf(found.mine.values));
    show(found.mine);
    setOpened({ mine: found.mine.values, theirs: found.theirs, version: found.version });
  });

  const met = state.status === "conflict" ? metBoth(state.theirs, form.getValues()) : null;
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
      if (opened !== null) keeper.change(form.getValues());
      setOpened(null);
    },
    takeTheirs() {
      if (both === null) return;
      calm(shownOf(both.theirs.values));
      keeper.follow(both.version);
      show(both.theirs);
      setOpened(null);
    },
    /** Forgets the draft; the values are those that are stored. */
    async forget(values: Values) {
      calm(values);
      setRestored(null);
      await keeper.drop();
    },
  };
}
