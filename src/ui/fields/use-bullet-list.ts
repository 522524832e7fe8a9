import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { bullet, continueList, isBlankList, type Written } from "./bullet-text.ts";
import { beginHistory, type EditHistory, recordEdit, redo, undo } from "./edit-history.ts";

type Box = HTMLTextAreaElement;
type Step = typeof undo;

/** Which step was asked for last, to be said aloud. */
export type Told = "undone" | "redone" | undefined;

/**
 * A native text area that writes a list: a first bullet on entering, Enter goes on, five steps back and forward.
 * Works on what the browser made of a key, since keyboards of phones do not name their keys.
 */
export function useBulletList(initial: string, maxLength: number) {
  const box = useRef<Box>(null);
  const [history, setHistory] = useState(() => beginHistory(writtenAs(initial)));
  const [told, setTold] = useState<Told>();
  const isOwnEdit = useRef(false);

  // Values also come from code (a draft, a reset), not only from keys: so after every render.
  useLayoutEffect(() => {
    const text = box.current?.value ?? "";
    if (text !== history.present.text) setHistory(beginHistory(writtenAs(text)));
  });

  /** Writes as if it were typed, so that the form hears of it. */
  const write = (area: Box, { text, caret }: Written) => {
    isOwnEdit.current = true;
    area.setRangeText(text, 0, area.value.length);
    area.setSelectionRange(caret, caret);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    isOwnEdit.current = false;
  };
  const step = (take: Step, says: Told) => {
    const next = take(history);
    if (!box.current || next.present === history.present) return;
    write(box.current, next.present);
    setHistory(next);
    setTold(says);
  };
  const goBack = () => step(undo, "undone");
  const goForward = () => step(redo, "redone");
  useNativeUndo(box, goBack, goForward);

  return {
    box,
    history,
    told,
    goBack,
    goForward,
    /** Before the form's own `onChange`. */
    changed: (event: ChangeEvent<Box>) => {
      if (isOwnEdit.current) return;
      const { now, edit } = editOf(event, history.present.text, maxLength);
      setTold(undefined);
      setHistory(recordEdit(history, now, edit));
    },
    entered: (area: Box) => {
      if (area.value !== "" || area.readOnly || maxLength < bullet.length) return;
      setHistory(startWith(history, writeInto(area, writtenAs(bullet))));
    },
    /** Before the form's own `onBlur`: a list of nothing is no answer. */
    left: (area: Box) => {
      if (area.value === "" || !isBlankList(area.value)) return;
      write(area, writtenAs(""));
      setHistory(startWith(history, writtenAs("")));
    },
    pressed: (event: KeyboardEvent<Box>) => pressed(event, goBack, goForward),
  };
}

function editOf(event: ChangeEvent<Box>, before: string, maxLength: number) {
  const area = event.currentTarget;
  const typed = event.nativeEvent;
  const isInput = typed instanceof InputEvent;
  const after = { text: area.value, caret: area.selectionStart };
  const kind = isInput ? typed.inputType : "";
  // What an input method is still composing is the method's own.
  const now = isInput && typed.isComposing ? after : continueList(after, { before, kind, maxLength });
  return { now: now.text === after.text ? now : writeInto(area, now), edit: { kind, at: event.timeStamp } };
}

function writeInto(area: Box, written: Written): Written {
  area.value = written.text;
  area.setSelectionRange(written.caret, written.caret);
  return written;
}

function startWith(history: EditHistory, present: Written): EditHistory {
  return { ...history, present, last: undefined };
}

function writtenAs(text: string): Written {
  return { text, caret: text.length };
}

function pressed(event: KeyboardEvent<Box>, goBack: () => void, goForward: () => void) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) goForward();
  else goBack();
}

/** Undo from the context menu or by shaking the phone; React knows no such event. */
function useNativeUndo(box: React.RefObject<Box | null>, goBack: () => void, goForward: () => void) {
  useEffect(() => {
    const area = box.current;
    const hear = (event: InputEvent) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      if (event.inputType === "historyUndo") goBack();
      else goForward();
    };
    area?.addEventListener("beforeinput", hear);
    return () => area?.removeEventListener("beforeinput", hear);
  });
}
