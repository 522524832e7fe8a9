import { type PointerEvent, type PointerEventHandler, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../actions/icon-button.tsx";
import { LiveRegion } from "../feedback/live-region.tsx";
import { FieldSet, type FieldTexts } from "../fields/field.tsx";
import { Icon } from "../icons/icon.tsx";
import { placeAt } from "./order.ts";
import styles from "./ranking.module.css";

export interface RankedItem {
  readonly key: string;
  /** Said by the buttons and when it has moved. */
  readonly name: string;
  /** A control in place of the name. */
  readonly content?: ReactNode;
  /** After the arrows: a button that takes it away. */
  readonly action?: ReactNode;
}

export interface RankingTexts {
  /** "Naikkan Menulis" */
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  /** "Menulis sekarang di urutan 2 dari 6." */
  readonly moved: (name: string, place: number, total: number) => string;
}

interface RankingProps extends FieldTexts {
  readonly id: string;
  readonly items: readonly RankedItem[];
  readonly onMove: (from: number, to: number) => void;
  readonly texts: RankingTexts;
}

/** Things in an order of one's own: two buttons a row, dragging by the grip as an extra; each move is said aloud (J11). */
export function Ranking({ id, items, onMove, texts, ...words }: RankingProps) {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState("");
  const tell = (name: string | undefined, place: number) =>
    setTold(name === undefined ? "" : texts.moved(name, place + 1, items.length));
  const dragging = useDragging(list, { move: onMove, drop: (at) => tell(items[at]?.name, at) });
  const press = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    onMove(from, to);
    tell(items[from]?.name, to);
  };
  return (
    <FieldSet id={id} {...words}>
      <ol className={styles.list} ref={list} {...dragging.list}>
        {items.map((item, index) => (
          <Row
            key={item.key}
            item={item}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            isDragged={dragging.at === index}
            texts={texts}
            onTake={dragging.take(index)}
            onStep={(step) => press(index, index + step)}
          />
        ))}
      </ol>
      <LiveRegion>{told}</LiveRegion>
    </FieldSet>
  );
}

interface RowProps {
  readonly item: RankedItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly texts: RankingTexts;
  readonly onTake: PointerEventHandler;
  readonly onStep: (step: -1 | 1) => void;
}

/** A button that can do nothing more stays reachable, so that the focus is not lost at the ends. */
function Row({ item, isFirst, isLast, isDragged, texts, onTake, onStep }: RowProps) {
  const { name, content, action } = item;
  return (
    <li data-dragged={isDragged || undefined} data-control={content !== undefined || undefined}>
      <span className={styles.grip} onPointerDown={onTake} aria-hidden="true">
        <Icon name="grip-vertical" />
      </span>
      <div className={styles.what}>{content ?? name}</div>
      <div className={styles.steps}>
        <IconButton
          icon="arrow-up"
          small
          label={texts.up(name)}
          aria-disabled={isFirst || undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="arrow-down"
          small
          label={texts.down(name)}
          aria-disabled={isLast || undefined}
          onClick={() => onStep(1)}
        />
        {action}
      </div>
    </li>
  );
}

function measureMiddles(list: HTMLElement | null): number[] {
  return [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

interface Dragging {
  pointer: number;
  from: number;
  at: number;
}

/**
 * Dragging as an extra to the buttons: a row taken by its grip passes its neighbours as the pointer does. The list holds
 * the pointer, because rows change their place under it. A pointer that is taken away puts the row back.
 */
function useDragging(
  list: RefObject<HTMLElement | null>,
  on: { move: (from: number, to: number) => void; drop: (at: number) => void },
) {
  const draggingRef = useRef<Dragging>(undefined);
  const [at, setAt] = useState<number | null>(null);

  const take = (index: number) => (event: PointerEvent) => {
    if (event.button !== 0 || list.current === null) return;
    event.preventDefault();
    list.current.setPointerCapture(event.pointerId);
    draggingRef.current = { pointer: event.pointerId, from: index, at: index };
    setAt(index);
  };
  const put = (dragging: Dragging, to: number) => {
    if (to === dragging.at) return;
    const { at: from } = dragging;
    dragging.at = to;
    // The next movement measures the rows: they must stand where they belong by then.
    flushSync(() => {
      on.move(from, to);
      setAt(to);
    });
  };
  const end = (isKept: boolean) => (event: PointerEvent) => {
    const dragging = draggingRef.current;
    if (dragging?.pointer !== event.pointerId) return;
    draggingRef.current = undefined;
    if (!isKept) put(dragging, dragging.from);
    setAt(null);
    if (dragging.at !== dragging.from) on.drop(dragging.at);
  };
  return {
    /** The row that is being dragged. */
    at,
    take,
    list: {
      onPointerMove: (event: PointerEvent) => {
        const dragging = draggingRef.current;
        if (dragging?.pointer !== event.pointerId) return;
        put(dragging, placeAt(event.clientY, measureMiddles(list.current), dragging.at));
      },
      onPointerUp: end(true),
      onPointerCancel: end(false),
    },
  };
}
