import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { apiOver } from "../../../../contract/client.ts";
import { readKept, removeKept } from "../../../../contract/device-store.ts";
import { siteBase } from "../../../../contract/site-base.ts";
import type { AskingKeeper } from "./asking-keeper.ts";
import type { DraftData, DraftSchemas, LocalDraft, ServerDraft } from "./draft-data.schema.ts";
import { toKey } from "./draft-keeper.ts";
import type { DraftState, Keeper } from "./keeper.ts";

const untouched = { status: "untouched" } as const;

/**
 * Hands every change of the form to the keeper. `calm` receives the values that are stored already, so that showing
 * them is no change.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, keeper: Keeper<Values>) {
  const known = useRef(JSON.stringify(form.formState.defaultValues));
  useEffect(() => keeper.open(), [keeper]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = JSON.stringify(values);
          if (text === known.current) return;
          known.current = text;
          keeper.change(values);
        },
      }),
    [form, keeper],
  );
  const state: DraftState<DraftData<Values>> = useSyncExternalStore<DraftState<DraftData<Values>>>(
    keeper.subscribe,
    keeper.state,
    () => untouched,
  );
  const calm = (values: Values) => {
    known.current = JSON.stringify(values);
  };
  return { state, calm };
}

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
  /** The draft's state in the form. */
  shownOf: (values: Values) => Values;
  /** Puts a draft into the form. */
  onShow: (draft: DraftData<Values>) => void;
}

function metBoth<Values>(theirs: ServerDraft<Values>, mine: Values): Both<Values> | null {
  return theirs.data === null ? null : { mine, theirs: theirs.data, version: theirs.version };
}

/** The draft in this browser, once it can be read. */
function useWaitingDraft<Values extends FieldValues>(
  { name, owner, schemas, draft }: ServerDraftParts<Values>,
  onFound: (found: ChosenDraft<Values>) => void,
): void {
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    if (hasLooked) return;
    setHasLooked(true);
    const local = readKept(toKey({ name }), schemas.local);
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
    else if (found.status === "chosen") removeKept(toKey({ name }));
    if (found.status !== "both") return;
    // Nothing is sent before the person has chosen.
    calm(shownOf(found.mine.values));
    show(found.mine);
    setOpened({ mine: found.mine.values, theirs: found.theirs, version: found.version });
  });

  const met = state.status === "conflict" ? metBoth(state.theirs, form.getValues()) : null;
  useEffect(() => {
    // The other device has saved or dropped its draft: ours simply continues.
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

/** Which draft a form opens with, and the server's version that it follows. */
type ChosenDraft<Values> =
  | { status: "none" }
  | { status: "chosen"; from: "server" | "browser"; data: DraftData<Values>; version: number }
  /** Typed on two devices: the person decides. */
  | { status: "both"; mine: DraftData<Values>; theirs: DraftData<Values>; version: number };

/**
 * True when the browser's draft continues from what the server has, also when the answer to the last sending was lost.
 */
function goesOn(local: LocalDraft<unknown>, server: ServerDraft<unknown>): boolean {
  return server.data === null || server.version === local.follows || server.data.savedAt === local.sent;
}

/** Merges what the server and this browser kept. */
export function chooseDraft<Values>(
  server: ServerDraft<Values>,
  local: LocalDraft<Values> | null,
): ChosenDraft<Values> {
  const { data, version } = server;
  if (local === null) return data === null ? { status: "none" } : { status: "chosen", from: "server", data, version };
  if (data !== null && JSON.stringify(data.values) === JSON.stringify(local.data.values)) {
    return { status: "chosen", from: "server", data, version };
  }
  if (data === null || goesOn(local, server)) {
    return { status: "chosen", from: "browser", data: local.data, version };
  }
  return { status: "both", mine: local.data, theirs: data, version };
}

/** The API for the last words of a page: what it sends outlives the page (64 KB at most). */
export const lastApi = apiOver((path, init) => fetch(siteBase + path, { ...init, keepalive: true }));
