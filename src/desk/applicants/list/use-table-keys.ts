import { useNavigate } from "react-router";
import { useKeys } from "../../keys/use-keys.ts";
import type { Selection } from "./use-selection.ts";

interface TableKeys {
  readonly current: number | null;
  readonly count: number;
  readonly selection: Selection;
  /** Shows a row and puts the cursor on it. */
  readonly goTo: (index: number) => void;
  readonly pathOf: (index: number) => string | null;
  readonly star: (index: number, stars: number) => void;
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** What keys do in the table (recruiting §8). */
export function useTableKeys({ current, count, selection, goTo, pathOf, star }: TableKeys): void {
  const navigate = useNavigate();
  const at = (act: (index: number) => void) => () => {
    if (current !== null && current < count) act(current);
  };
  const step = (by: 1 | -1) => () => {
    if (count > 0) goTo(Math.max(0, Math.min(count - 1, current === null ? 0 : current + by)));
  };
  useKeys({
    j: step(1),
    k: step(-1),
    x: at(selection.toggle),
    "Shift+x": at(selection.toggleTo),
    Enter: at((index) => {
      const path = pathOf(index);
      if (path !== null) void navigate(path);
    }),
    c: () => {
      if (selection.comparePath !== null) void navigate(selection.comparePath);
    },
    "/": () => focus('[data-key="search"]'),
    f: () => focus('[data-key="filters"] input[type="checkbox"]'),
    "0": at((index) => star(index, 0)),
    "1": at((index) => star(index, 1)),
    "2": at((index) => star(index, 2)),
    "3": at((index) => star(index, 3)),
  });
}
