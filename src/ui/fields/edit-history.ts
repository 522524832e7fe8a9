import type { Written } from "./bullet-text.ts";

/** How many steps can be undone and redone (§5). */
export const keptSteps = 5;
/** A pause of so many milliseconds begins a new step. */
const pause = 1_000;

/** The history of a text, by steps; a step is one continuous typing. */
export interface EditHistory {
  readonly past: readonly Written[];
  readonly present: Written;
  readonly future: readonly Written[];
  /** The last edit's kind and its end, in milliseconds of `Event.timeStamp`. */
  readonly last?: { readonly kind: string; readonly at: number } | undefined;
}

/** A history that begins with what stands in the box. */
export function beginHistory(present: Written): EditHistory {
  return { past: [], present, future: [] };
}

/** With one more edit; typing on without a pause belongs to the step before. */
export function recordEdit(history: EditHistory, now: Written, edit: { kind: string; at: number }): EditHistory {
  const { last, past, present } = history;
  const sameGo = last?.kind === edit.kind && edit.at - last.at < pause && goesOn(edit.kind);
  const nextPast = sameGo ? past : [...past, present].slice(-keptSteps);
  return { past: nextPast, present: now, future: [], last: edit };
}

/** Only single letters run together; a line, a paste, a cut are steps of their own. */
function goesOn(kind: string): boolean {
  return kind === "insertText" || kind === "insertCompositionText" || kind === "deleteContentBackward";
}

/** One step back, or the same history when there is none. */
export function undo({ past, present, future }: EditHistory): EditHistory {
  const before = past.at(-1);
  if (!before) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step forward again. */
export function redo({ past, present, future }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  if (!next) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
