import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { deskApi } from "../../../../contract/desk-api.ts";
import { type SaveState, saveAfterMs, stateAfter, tryAgainMs, useLeaveWarning } from "../../../desk-base/save-state.ts";
import { type DeskVacancyAnswer, editVacancyCall, getDeskVacancy } from "../vacancies.calls.ts";
import {
  beginEditing,
  type Editing,
  merged,
  refusedFields,
  type Saved,
  settled,
  typed,
  unsaved,
} from "./editing-state.ts";
import { type FieldName, type FormValues, findField, formatFaults, toEdits, toValues } from "./form-values.ts";

/** So often it is asked whether someone else saved. */
const askEveryMs = 15_000;

type Deed =
  | { kind: "typed"; name: FieldName; value: string }
  | { kind: "answered"; now: Saved; sent: Partial<FormValues> }
  | { kind: "settled"; name: FieldName; choice: "ours" | "theirs" }
  | { kind: "refused"; errors: Editing["errors"] };

function reduce(editing: Editing, deed: Deed): Editing {
  switch (deed.kind) {
    case "typed":
      return typed(editing, deed.name, deed.value);
    case "answered":
      return merged(editing, deed.now, deed.sent);
    case "settled":
      return settled(editing, deed.name, deed.choice);
    case "refused":
      return refusedFields(editing, deed.errors);
  }
}

/** A vacancy in an answer. */
function savedOf(vacancy: DeskVacancyAnswer): Saved {
  const { version, edited } = vacancy;
  return {
    version,
    values: toValues(vacancy),
    edited: edited && { by: edited.by?.name ?? "", isMe: edited.isMe, at: edited.at },
  };
}

/** Sends what is to be saved. @returns what came of it, and what the server now has */
async function send(id: number, { values, base }: Editing, names: readonly FieldName[]) {
  const sent: Partial<FormValues> = Object.fromEntries(names.map((name) => [name, values[name]]));
  const request = { path: { id }, body: toEdits(names, values) };
  const answer = await deskApi.send(editVacancyCall, request, { ifMatch: base.version });
  return { sent, answer };
}

type Tell = (deed: Deed) => void;

/** Takes what the server answered to a save. @returns how the form stands, and whether it is saved */
function take({ sent, answer }: Awaited<ReturnType<typeof send>>, tell: Tell): { state: SaveState; isSaved: boolean } {
  if (answer.status === "accepted") {
    tell({ kind: "answered", now: savedOf(answer.answer), sent });
    return { state: "idle", isSaved: true };
  }
  const { http, code, errors, extra, message } = answer;
  if (http === 412 && extra.current !== undefined) tell({ kind: "answered", now: savedOf(extra.current), sent: {} });
  const fields = errors.flatMap(({ path, message: what }) => {
    const field = findField(path);
    return field === null ? [] : [[field, what] as const];
  });
  if (fields.length > 0) tell({ kind: "refused", errors: Object.fromEntries(fields) });
  const isOfCode = code === "code-taken" || code === "code-fixed";
  if (isOfCode) tell({ kind: "refused", errors: { code: message } });
  const isMended = http === 412 || fields.length > 0 || isOfCode;
  return { state: isMended ? "idle" : stateAfter(http), isSaved: false };
}

/** Saves what is typed, one save at a time; what the form looks like then says `latest`. */
function useSave(id: number, latest: { readonly current: Editing }, tell: Tell) {
  const [state, setState] = useState<SaveState>("idle");
  const isBusy = useRef(false);
  const running = useRef<Promise<boolean>>(undefined);
  const sendFields = async (names: readonly FieldName[]): Promise<boolean> => {
    isBusy.current = true;
    setState("saving");
    const taken = take(await send(id, latest.current, names), tell);
    isBusy.current = false;
    setState(taken.state);
    return taken.isSaved;
  };
  const save = async (): Promise<boolean> => {
    const names = unsaved(latest.current);
    const faults = formatFaults(names, latest.current.values, m.desk_vacancies_format_number());
    if (Object.keys(faults).length > 0) tell({ kind: "refused", errors: faults });
    const good = names.filter((name) => faults[name] === undefined);
    if (good.length === 0) return names.length === 0 && Object.keys(latest.current.clashes).length === 0;
    if (isBusy.current) return false;
    running.current = sendFields(good);
    return running.current;
  };
  /** After the save that runs: anyone who pressed a button is not to press it again. */
  const saveNow = async (): Promise<boolean> => {
    while (isBusy.current) await running.current;
    return save();
  };
  return { state, save, saveNow, isBusy };
}

/** Asks from time to time whether someone else saved, and takes it. */
function useOthers(
  id: number,
  latest: { readonly current: Editing },
  isBusy: { readonly current: boolean },
  tell: Tell,
) {
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState !== "visible" || isBusy.current) return;
      const answer = await deskApi.send(getDeskVacancy, { path: { id } });
      if (answer.status !== "accepted" || isBusy.current) return;
      const now = savedOf(answer.answer);
      if (now.version > latest.current.base.version) tell({ kind: "answered", now, sent: {} });
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [id, latest, isBusy, tell]);
}

/** Keeps what is typed in the draft: after a pause, and merged with what others saved meanwhile. */
export function useAutosave(vacancy: DeskVacancyAnswer) {
  const [editing, setEditing] = useState(() => beginEditing(savedOf(vacancy)));
  // What was told counts at once, before the page shows it: a save may follow another in the same turn.
  const latest = useRef(editing);
  const tell = useCallback((deed: Deed) => {
    latest.current = reduce(latest.current, deed);
    setEditing(latest.current);
  }, []);
  const { state, save, saveNow, isBusy } = useSave(vacancy.id, latest, tell);
  useOthers(vacancy.id, latest, isBusy, tell);

  const pending = unsaved(editing).length;
  // One timer a change: every key begins the pause again. A failed save is tried again later.
  useEffect(() => {
    if (pending === 0 || state === "stopped" || state === "saving") return;
    const isFailed = state === "offline" || state === "signed-out";
    const again = () => void save();
    const timer = setTimeout(again, isFailed ? tryAgainMs : saveAfterMs);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  });

  const isUnsaved = pending > 0 || state === "saving" || Object.keys(editing.clashes).length > 0;
  useLeaveWarning(isUnsaved);
  return {
    ...{ editing, state, isUnsaved },
    type: (name: FieldName, value: string) => tell({ kind: "typed", name, value }),
    settle: (name: FieldName, choice: "ours" | "theirs") => tell({ kind: "settled", name, choice }),
    /** Saves at once. @returns whether everything is saved */
    saveNow,
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
