import type { ComponentProps, PointerEvent } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { LiveRegion } from "../feedback/live-region.tsx";
import { useHydrated } from "../hydrated.ts";
import { mergeRefs } from "../merge-refs.ts";
import styles from "./bullet-area.module.css";
import { isBlankList } from "./bullet-text.ts";
import control from "./control.module.css";
import { Field, type FieldTexts, type FieldWiring, useFieldId } from "./field.tsx";
import { useBulletList } from "./use-bullet-list.ts";

/** What its buttons and its counter say. */
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
  /** What is longer than that stays, for the form to say so: nothing that was pasted is cut off unseen. */
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
