import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { placeAt } from "./order.ts";

function middlesOf(list: HTMLElement | null): number[] {
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
export function useDragging(
  list: RefObject<HTMLElement | null>,
  on: { move: (from: number, to: number) => void; drop: (at: number) => void },
) {
  const held = useRef<Dragging>(undefined);
  const [at, setAt] = useState<number | null>(null);

  const take = (index: number) => (event: PointerEvent) => {
    if (event.button !== 0 || list.current === null) return;
    event.preventDefault();
    list.current.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, from: index, at: index };
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
    const dragging = held.current;
    if (dragging?.pointer !== event.pointerId) return;
    held.current = undefined;
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
        const dragging = held.current;
        if (dragging?.pointer !== event.pointerId) return;
        put(dragging, placeAt(event.clientY, middlesOf(list.current), dragging.at));
      },
      onPointerUp: end(true),
      onPointerCancel: end(false),
    },
  };
}
