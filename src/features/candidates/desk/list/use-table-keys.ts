import { useNavigate } from "react-router";
import { decidePath } from "../../../decisions/desk/decide/decide-path.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { type Bindings, useKeys } from "../../../staff/desk/keys/use-keys.ts";
import { noteAnchor } from "../page/focus-note.ts";
import type { Selection } from "./use-rows.ts";

interface TableKeys {
  readonly current: number | null;
  readonly count: number;
  readonly selection: Selection;
  /** Shows a row and puts the cursor on it. */
  readonly goTo: (index: number) => void;
  readonly findPath: (index: number) => string | null;
  readonly star: (index: number, stars: number) => void;
  /** The application of a row, and the list for its page; null where its person is gone. */
  readonly findPlace: (index: number) => { id: number; list: string } | null;
  readonly undo: (applicationId: number) => void;
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Shortcuts in the table (recruiting §8). */
export function useTableKeys({ current, count, selection, goTo, findPath, star, findPlace, undo }: TableKeys): void {
  const navigate = useNavigate();
  const at = (act: (index: number) => void) => () => {
    if (current !== null && current < count) act(current);
  };
  const step = (by: 1 | -1) => () => {
    if (count > 0) goTo(Math.max(0, Math.min(count - 1, current === null ? 0 : current + by)));
  };
  const mayDecide = useViewer().actions.includes("candidate.act");
  const ofPlace = (act: (place: { id: number; list: string }) => void) =>
    at((index) => {
      const place = findPlace(index);
      if (place !== null) act(place);
    });
  /** Prepares a job over what is selected, else a decision on the row that the cursor is on. */
  const decide = (kind: "move" | "end" | "invite") => {
    const one = ofPlace(({ id, list }) => void navigate(decidePath(id, list, kind)));
    return () => {
      if (selection.count === 0) return one();
      const path = selection.jobPath(kind);
      if (path !== null) void navigate(path);
    };
  };
  const deciding: Bindings = {
    ...{ m: decide("move"), e: decide("end"), i: decide("invite") },
    u: ofPlace(({ id }) => undo(id)),
  };
  useKeys({
    ...(mayDecide && deciding),
    Escape: selection.clear,
    n: at((index) => {
      const path = findPath(index);
      if (path !== null) void navigate(`${path}${noteAnchor}`);
    }),
    j: step(1),
    k: step(-1),
    x: at(selection.toggle),
    "Shift+x": at(selection.toggleTo),
    Enter: at((index) => {
      const path = findPath(index);
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
