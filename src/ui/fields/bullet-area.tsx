import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames, mergeRefs } from "../class-names.ts";
import { LiveRegion } from "../feedback/live-region.tsx";
import { useHydrated } from "../hydrated.ts";
import styles from "./bullet-area.module.css";
import { bullet, continueList, isBlankList, type Written } from "./bullet-text.ts";
import control from "./control.module.css";
import { beginHistory, type EditHistory, recordEdit, redo, undo } from "./edit-history.ts";
import { Field, type FieldTexts, type FieldWiring, useFieldId } from "./field.tsx";

/** Texts of its buttons and its counter. */
export interface BulletWords {
  /** "Urungkan di Situasi": several such fields stand on a page. */
  readonly undo: string;
  readonly redo: string;
  /** Said aloud after a step, with the number of steps that are left. */
  readonly undone: (left: number) => string;
  readonly redone: (left: number) => string;
  /** "117 dari 2.000" */
  readonly count: (written: number) => string;
  /** "2.134 dari 2.000, kelebihan 134" */
  readonly over: (written: number) => string;
}

interface BulletAreaProps extends Omit<FieldTexts, "below">, Omit<ComponentProps<"textarea">, "value"> {
  readonly maxLength: number;
  /** A longer text stays, with an error by the form: nothing that was pasted is cut off unseen. */
  readonly keepsMore?: boolean;
  readonly words: BulletWords;
}

/**
 * Several lines as a list with bullets, undo and redo of five steps (§5). A native text area beneath; its value is plain text with "• "
 * before each line, and "" when nothing but bullets was written. The box holds its own value: `register` it, or give a `defaultValue`. Without
 * script it is a plain text area.
 */
export function BulletArea(props: BulletAreaProps) {
  const { label, hint, error, optional, good, id, words, keepsMore = false, maxLength, ...area } = props;
  const own = useFieldId(id, area.name);
  const list = useBulletList(String(area.defaultValue ?? ""), maxLength);
  const { history } = list;
  const written = isBlankList(history.present.text) ? 0 : history.present.text.length;
  const isOver = written > maxLength;
  const below = (
    <div className={styles.under}>
      <Steps list={list} words={words} />
      <span id={`${own}-count`} className={styles.count} data-over={isOver || undefined}>
        {isOver ? words.over(written) : words.count(written)}
      </span>
    </div>
  );
  return (
    <Field id={own} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => (
        <Area {...area} {...describedByCount(wiring)} maxLength={keepsMore ? undefined : maxLength} list={list} />
      )}
    </Field>
  );
}

type List = ReturnType<typeof useBulletList>;

function Area({ list, className, ref, ...area }: ComponentProps<"textarea"> & { readonly list: List }) {
  return (
    <textarea
      {...area}
      ref={mergeRefs(list.box, ref)}
      className={classNames(control.input, control.area, styles.area, className)}
      onChange={(event) => {
        list.changed(event);
        area.onChange?.(event);
      }}
      onFocus={(event) => {
        list.entered(event.currentTarget);
        area.onFocus?.(event);
      }}
      onBlur={(event) => {
        list.left(event.currentTarget);
        area.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        list.pressed(event);
        area.onKeyDown?.(event);
      }}
    />
  );
}

function Steps({ list, words }: { readonly list: List; readonly words: BulletWords }) {
  const { past, future } = list.history;
  const hydrated = useHydrated();
  return (
    <span className={styles.steps} hidden={!hydrated}>
      <IconButton
        small
        icon="arrow-back-up"
        label={words.undo}
        aria-disabled={past.length === 0}
        onPointerDown={keepFocus}
        onClick={list.goBack}
      />
      <IconButton
        small
        icon="arrow-forward-up"
        label={words.redo}
        aria-disabled={future.length === 0}
        onPointerDown={keepFocus}
        onClick={list.goForward}
      />
      <LiveRegion>
        {list.told === "undone" && words.undone(past.length)}
        {list.told === "redone" && words.redone(future.length)}
      </LiveRegion>
    </span>
  );
}

/** A finger on a button must not close the phone's keyboard. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}

/** The counter describes the field, the buttons beside it do not. */
function describedByCount({ id, ...wiring }: FieldWiring): FieldWiring {
  return { id, ...wiring, "aria-describedby": wiring["aria-describedby"]?.replace(`${id}-below`, `${id}-count`) };
}

type Box = HTMLTextAreaElement;
type Step = typeof undo;

/** Which step was asked for last, to be said aloud. */
type UndoState = "undone" | "redone" | undefined;

/**
 * A native text area that writes a list: a first bullet on entering, Enter continues, five steps back and forward.
 * Works on what the browser made of a key, since keyboards of phones do not name their keys.
 */
function useBulletList(initial: string, maxLength: number) {
  const box = useRef<Box>(null);
  const [history, setHistory] = useState(() => beginHistory(writtenAs(initial)));
  const [told, setTold] = useState<UndoState>();
  const isOwnEdit = useRef(false);

  // Values also come from code (a draft, a reset), not only from keys: so after every render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends on its own: the next render finds both equal
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
  const step = (take: Step, says: UndoState) => {
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
      const { now, edit } = getEdit(event, history.present.text, maxLength);
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

function getEdit(event: ChangeEvent<Box>, before: string, maxLength: number) {
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
