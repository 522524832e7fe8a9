import { useNavigate } from "react-router";
import { useKeys } from "../../keys/use-keys.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import type { Selection } from "./use-selection.ts";

interface TableKeys {
  readonly current: number | null;
  readonly count: number;
  readonly selection: Selection;
  /** Shows a row and puts the cursor on it. */
  readonly goTo: (index: number) => void;
  readonly pathOf: (index: number) => string | null;
  /** Where one decides on a row alone. */
  readonly decidePath: (index: number, kind: "move" | "end" | "invite") => string | null;
  readonly star: (index: number, stars: number) => void;
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** What keys do in the table (recruiting §8). */
export function useTableKeys({ current, count, selection, goTo, pathOf, decidePath, star }: TableKeys): void {
  const navigate = useNavigate();
  const mayAct = useViewer().actions.includes("candidate.act");
  const at = (act: (index: number) => void) => () => {
    if (current !== null && current < count) act(current);
  };
  const step = (by: 1 | -1) => () => {
    if (count > 0) goTo(Math.max(0, Math.min(count - 1, current === null ? 0 : current + by)));
  };
  /** Prepares a job over what is selected, else a decision on the row that the cursor is on. */
  const decide = (kind: "move" | "end" | "invite") => () => {
    const one = current === null ? null : decidePath(current, kind);
    const path = selection.count > 0 ? selection.jobPath(kind) : one;
    if (mayAct && path !== null) void navigate(path);
  };
  useKeys({
    m: decide("move"),
    e: decide("end"),
    i: decide("invite"),
    Escape: selection.clear,
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
